/** The talk of a table as the page lives it: what was said, what still stands at the seats, saying something. */
import { request, type Refusal } from './api'
import { merged } from './sayings'
import type { Saying, Talk } from './types'

/** How long words stand at a seat, in milliseconds. */
const STANDS_MS = 5000

export class TableTalk {
  /** The panel is open. */
  open = $state(false)
  /** Nothing is shown, read aloud or heard: as long as this window lives. */
  muted = $state(false)
  /** Something was said while the panel was closed. */
  unread = $state(false)
  said = $state.raw<Saying[]>([])
  /** What stands at a seat now. */
  standing = $state.raw<Record<number, Saying>>({})
  /** What can be said; `null` until the server has told. */
  offer = $state.raw<Pick<Talk, 'any_time' | 'between_deals' | 'text'> | null>(null)
  /** Why something could not be said. */
  problem = $state.raw<string | null>(null)

  private readonly stored: string
  private readonly path: string

  constructor(
    table: string,
    /** Told of everything that is said, unless talk is muted. */
    private readonly tell: (saying: Saying) => void,
  ) {
    this.path = `/tables/${table}/talk`
    this.stored = `atout.muted.${table}`
    this.muted = sessionStorage.getItem(this.stored) !== null
  }

  /** The newest of what stands at the seats. */
  get latest(): Saying | null {
    return Object.values(this.standing).reduce<Saying | null>((last, each) => (last && last.at > each.at ? last : each), null)
  }

  /** Something was said. */
  hear(saying: Saying, own: boolean): void {
    this.said = merged(this.said, [saying])
    if (this.muted) return
    this.standing = { ...this.standing, [saying.seat]: saying }
    setTimeout(() => this.clear(saying), STANDS_MS)
    this.unread ||= !own && !this.open
    this.tell(saying)
  }

  toggle(): void {
    this.open = !this.open
    this.problem = null
    if (!this.open) return
    this.unread = false
    void this.ask()
  }

  /** Says a phrase, or words of one's own; whether that was possible. */
  async say(what: { phrase: Saying['phrase'] } | { text: string }): Promise<boolean> {
    try {
      await request('POST', this.path, what)
      this.problem = null
      return true
    } catch (error) {
      this.problem = (error as Refusal).message
      return false
    }
  }

  mute(muted: boolean): void {
    this.muted = muted
    if (muted) sessionStorage.setItem(this.stored, 'yes')
    else sessionStorage.removeItem(this.stored)
    if (muted) [this.standing, this.unread] = [{}, false]
  }

  /** Asks what can be said here, and what was said before one came. */
  async ask(): Promise<void> {
    try {
      const { last, ...offer } = await request<Talk>('GET', this.path)
      this.offer = offer
      this.said = merged(this.said, last)
    } catch (error) {
      this.problem = (error as Refusal).message
    }
  }

  /** Nothing of what was said at a seat is shown any more. */
  forget(seat: number): void {
    this.said = this.said.filter((saying) => saying.seat !== seat)
    this.standing = without(this.standing, seat)
  }

  private clear(saying: Saying): void {
    if (this.standing[saying.seat] === saying) this.standing = without(this.standing, saying.seat)
  }
}

function without(standing: Record<number, Saying>, seat: number): Record<number, Saying> {
  const { [seat]: _, ...others } = standing
  return others
}
