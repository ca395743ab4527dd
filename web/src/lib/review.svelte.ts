/** The review of a deal as it comes: asked for again, less and less often, until it has been made. */
import { Refusal, request } from './api'
import { pauseAfter, type Review, type ReviewPending } from './review'

export class ReviewWatch {
  /** `null` until it is there. */
  found = $state.raw<Review | null>(null)
  /** The server is still making it. */
  pending = $state(false)
  /** Why it cannot be shown. */
  fault = $state.raw<unknown>(null)

  private timer: ReturnType<typeof setTimeout> | undefined
  private times = 0
  private ended = false

  constructor(
    private readonly table: string,
    private readonly deal: number,
  ) {
    void this.ask()
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
  }

  private async ask(): Promise<void> {
    try {
      const path = `/tables/${this.table}/deals/${this.deal}/review`
      const answer = await request<Review | ReviewPending>('GET', path)
      if ('decisions' in answer) this.found = answer
      this.pending = this.found === null
      this.fault = null
    } catch (error) {
      const passes = error instanceof Refusal && (error.status === 429 || error.status >= 500)
      this.pending &&= passes
      this.fault = error
      if (!passes) return
    }
    if (this.found === null && !this.ended) {
      this.timer = setTimeout(() => void this.ask(), pauseAfter(++this.times))
    }
  }
}
