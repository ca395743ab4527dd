/** A hint at a table against computers: asked for in one's own turn, gone with the next move. */
import { Refusal, request } from './api'
import type { LiveTable } from './table.svelte'
import type { Hint } from './types'

/** What the person's seat can know about its choice now. */
export const askHint = (table: string): Promise<Hint> => request('POST', `/tables/${table}/hint`)

export class Hints {
  /** One has been asked for. */
  asking = $state(false)
  private found = $state.raw<Hint | null>(null)

  constructor(private readonly live: LiveTable) {}

  /** The hint for the question that is on the table now. */
  get shown(): Hint | null {
    const isNow = this.live.pending === null && this.found?.number === this.live.shown?.number
    return isNow ? this.found : null
  }

  /** There is something to choose now, at a table where nobody plays against people. */
  get offered(): boolean {
    const { pending, moment, shown } = this.live
    const isChoice = pending === null && moment !== 'trick' && (shown?.view?.legal.length ?? 0) > 1
    return isChoice && shown?.table.kind === 'solo'
  }

  /** Asks for a hint, or closes the one that is shown. */
  toggle(): void {
    if (this.shown) this.close()
    else if (this.offered) void this.ask()
  }

  private async ask(): Promise<void> {
    if (this.asking) return
    this.asking = true
    this.live.problem = null
    try {
      this.found = await askHint(this.live.id)
    } catch (error) {
      const { message, rule } = error as Refusal
      this.live.problem = { text: message, rule }
    } finally {
      this.asking = false
    }
  }

  close(): void {
    this.found = null
  }
}
