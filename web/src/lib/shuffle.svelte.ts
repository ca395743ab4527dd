/** The shuffles of a table, watched: what was promised before a deal is compared with what was dealt. */
import { request } from './api'
import { isFair, ownSeed, type Promised } from './fair'
import { keepPromise, promiseOf } from './promises'
import type { DealInFull, Update } from './types'

/** Whether the shuffle of the last deal was as promised. */
export type Fairness = 'unknown' | 'checking' | 'good' | 'bad'

export class ShuffleWatch {
  fairness = $state.raw<Fairness>('unknown')

  private promises = new Map<number, Promised>()
  private seeded = 0
  private checked = 0

  constructor(private readonly table: string) {}

  /** Keeps what was promised, adds numbers of one's own while they are taken, checks the deal once it is over. */
  see({ number, table }: Update): void {
    const { fair, you } = table
    if (!fair) return
    const seat = you === null ? undefined : table.seats[you]
    if (!fair.secret && !this.promises.has(fair.deal)) {
      const own = you === null ? '' : (fair.seeds[you] ?? '')
      const seed = you !== null && own ? { seat: you, value: own } : null
      // What was seen before a reload counts: only that was before the deal for certain.
      const promise = promiseOf(table.id, fair.deal) ?? { commitment: fair.commitment, seed }
      this.promises.set(fair.deal, promise)
      keepPromise(table.id, fair.deal, promise)
      this.fairness = 'unknown'
    }
    const asked = table.phase === 'shuffling' && !fair.closed && seat?.kind === 'person' && !seat.away
    if (asked && you !== null && !fair.seeds[you] && this.seeded !== fair.deal) {
      this.seeded = fair.deal
      const value = ownSeed()
      const promise = this.promises.get(fair.deal)
      void this.sendSeed(value, number).then((given) => {
        if (!given || !promise) return
        promise.seed = { seat: you, value }
        keepPromise(table.id, fair.deal, promise)
      })
    }
    if (fair.secret && this.checked !== fair.deal) {
      this.checked = fair.deal
      void this.check(table.game, fair.deal, fair.least)
    }
  }

  private async sendSeed(seed: string, answers: number): Promise<boolean> {
    const body = { answers, command: { kind: 'seed', seed } }
    return request('POST', `/tables/${this.table}/commands`, body).then(
      () => true,
      () => false, // The deal goes on without them.
    )
  }

  private async check(game: string, deal: number, least: number): Promise<void> {
    const promised = this.promises.get(deal) ?? promiseOf(this.table, deal)
    if (!promised || !('subtle' in crypto)) return
    this.fairness = 'checking'
    const found = await request<DealInFull>('GET', `/tables/${this.table}/deals/${deal}`).catch(() => null)
    if (!found?.fair || found.deck === null || found.cut === null) {
      this.fairness = 'unknown'
      return
    }
    const deck = { deck: found.deck, cut: found.cut, fair: found.fair }
    this.fairness = (await isFair(deck, game, least, promised)) ? 'good' : 'bad'
  }
}
