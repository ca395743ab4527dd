/** The tutor at a table: has its advice ready at every turn, keeps it until it is asked for, and judges what was done. */
import { Refusal } from './api'
import { askHint } from './hint.svelte'
import type { LiveTable } from './table.svelte'
import { verdictOf, type Verdict } from './tutor'
import type { Action, Hint } from './types'

/** How soon it asks again when the server still thinks about the move before. */
const AGAIN_MS = 1000

export class Tutor {
  /** It has not been put away. */
  on = $state(false)
  /** The person has asked what it would do. */
  asked = $state(false)
  /** On the last move. */
  verdict = $state.raw<Verdict | null>(null)
  private hint = $state.raw<Hint | null>(null)
  private last: { number: number; action: Action } | null = null
  private number = 0

  constructor(private readonly live: LiveTable) {}

  /** What it would do now; `null` until it knows. */
  get advice(): Hint | null {
    return this.hint?.number === this.live.shown?.number ? this.hint : null
  }

  /** A choice lies before the person. */
  begin(): void {
    const number = this.live.shown?.number ?? 0
    if (number === this.number) return
    this.number = number
    this.asked = false
    void this.think(number)
  }

  /** The person has made the choice. */
  done(action: Action): void {
    this.last = { number: this.live.shown?.number ?? 0, action }
    this.verdict = null
    this.judge()
  }

  private async think(number: number): Promise<void> {
    while (this.on && this.live.shown?.number === number) {
      try {
        this.hint = await askHint(this.live.id)
        return this.judge()
      } catch (error) {
        // Without advice there is still enough to think of.
        if (!(error instanceof Refusal) || error.status !== 429) return
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      }
    }
  }

  /** Move and advice come in either order. */
  private judge(): void {
    if (this.hint && this.last?.number === this.hint.number) this.verdict = verdictOf(this.hint, this.last.action)
  }
}
