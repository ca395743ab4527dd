/** A table as the page lives it: updates in at a pace that can be followed, commands out until they are answered. */
import { Refusal, request } from './api'
import { moves, settings } from './settings.svelte'
import { momentOf, withPending, trickAt, type Moment, type ShownTrick } from './state'
import { ShuffleWatch } from './shuffle.svelte'
import { openStream, type Connection, type Stream } from './stream'
import { TableTalk } from './talk.svelte'
import type { Action, Command, Presence, Saying, Update } from './types'

/** Why something could not be done: a sentence for the person, and the rule behind it. */
export interface Problem {
  text: string
  rule: string
}

/** How long things other than tricks stay on the screen, in milliseconds. */
const MOMENT_MS: Record<Exclude<Moment, 'trick'>, number> = { tapp: 2500, melds: 6000, shown: 3000 }
/** The least time between two cards. */
const STEP_MS = 220
/** With so many updates waiting the table has fallen behind and catches up without a pause. */
const BEHIND = 8
/** How soon a command that got no answer is sent again. */
const AGAIN_MS = 1200
/** How long the stream may lag behind the answer to a command before it is taken for dead. */
const LAG_MS = 3000
/** A lost connection is told only after this. */
const CALM_MS = 2000

export class LiveTable {
  /** What is on the screen; `null` until the first update. */
  shown = $state.raw<Update | null>(null)
  /** Something that everybody should see before the table goes on. */
  moment = $state.raw<Moment | null>(null)
  /** The action that was sent and is not yet part of what is shown. */
  pending = $state.raw<Action | null>(null)
  /** Another command is on its way. */
  busy = $state(false)
  problem = $state.raw<Problem | null>(null)
  presence = $state.raw<Presence | null>(null)
  connection = $state.raw<Connection>('connecting')
  /** The connection has been lost for a while. */
  lost = $state(false)
  /** The table cannot be opened: there is none, or it is not for us. */
  closed = $state.raw<string | null>(null)
  readonly shuffle: ShuffleWatch
  readonly talk: TableTalk

  private waiting: Update[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private calm: ReturnType<typeof setTimeout> | undefined
  private lag: ReturnType<typeof setTimeout> | undefined
  private received = 0
  private answered = 0
  private awaited = 0
  private ended = false
  private readonly stream: Stream

  constructor(
    readonly id: string,
    /** Told of every update as it comes on the screen. */
    private readonly tell: (before: Update | null, after: Update) => void = () => undefined,
    /** Told of everything that is said and not muted. */
    hear: (saying: Saying) => void = () => undefined,
  ) {
    this.shuffle = new ShuffleWatch(id)
    this.talk = new TableTalk(id, hear)
    this.stream = openStream(id, {
      update: (update) => this.receive(update),
      presence: (presence) => (this.presence = presence),
      talk: (saying) => this.talk.hear(saying, saying.seat === this.shown?.table.you),
      connection: (state) => this.connected(state),
    })
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearTimeout(this.calm)
    clearTimeout(this.lag)
    this.stream.close()
  }

  /** The trick to be drawn: the one that is being held, otherwise the one on the table with one's own card on it. */
  get trick(): ShownTrick | null {
    const view = this.shown?.view
    if (!view) return null
    if (this.moment === 'trick' || (view.result && view.tricks.length > 0)) return trickAt(view, view.tricks.length - 1)
    const trick = trickAt(view, view.tricks.length)
    return trick && withPending(trick, this.shown?.table.you ?? 0, this.pending)
  }

  /** Does something in the deal, unless an answer is still awaited. */
  act(action: Action): void {
    if (this.pending !== null) return
    this.catchUp()
    this.problem = null
    this.pending = action
    void this.send({ kind: 'act', action }).then((number) => this.settle(number))
  }

  /** Gives any other command; the table is busy until what came of it is on the screen. */
  async command(command: Command): Promise<boolean> {
    if (this.busy) return false
    this.problem = null
    this.busy = true
    const number = await this.send(command)
    this.awaited = number ?? 0
    this.busy = this.awaited > (this.shown?.number ?? 0)
    this.watch(this.awaited)
    return number !== null
  }

  /** Shows at once all that has come in. */
  catchUp(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.moment = null
    const waiting = this.waiting
    this.waiting = []
    for (const update of waiting) this.show(update)
    this.moment = null
  }

  private receive(update: Update): void {
    this.received = update.number
    this.shuffle.see(update)
    if (!update.happened || document.hidden || !this.shown) {
      this.catchUp()
      this.show(update)
      this.moment = null
      return
    }
    this.waiting.push(update)
    if (this.timer === undefined) this.next()
  }

  private next(): void {
    this.timer = undefined
    this.moment = null
    const update = this.waiting.shift()
    if (!update) return
    this.show(update)
    const pause = this.pause(update)
    if (pause === 0) this.next()
    else this.timer = setTimeout(() => this.next(), pause)
  }

  private pause(update: Update): number {
    if (this.waiting.length >= BEHIND) return 0
    if (this.moment === 'trick') return settings.trickMs
    if (this.moment) return MOMENT_MS[this.moment]
    return update.happened?.kind === 'action' && moves() ? STEP_MS : 0
  }

  private show(update: Update): void {
    const before = this.shown
    this.moment = momentOf(before, update)
    this.shown = update
    if (this.pending !== null && this.answered > 0 && update.number >= this.answered) this.settle(null)
    if (this.awaited > 0 && update.number >= this.awaited) [this.awaited, this.busy] = [0, false]
    this.tell(before, update)
  }

  /** An action has been answered: it is done once the update with this number is shown. */
  private settle(number: number | null): void {
    if (number !== null && number > (this.shown?.number ?? 0)) {
      this.answered = number
      this.watch(number)
      return
    }
    this.answered = 0
    this.pending = null
  }

  /** A stream that stays behind this number for long has died without a word. */
  private watch(number: number): void {
    clearTimeout(this.lag)
    this.lag = setTimeout(() => number > this.received && this.stream.renew(), LAG_MS)
  }

  /** Sends a command until there is an answer to it: the number after it, `null` when it was not carried out. */
  private async send(command: Command): Promise<number | null> {
    const body = { answers: this.shown?.number ?? 0, command }
    while (!this.ended) {
      try {
        return (await request<{ number: number }>('POST', `/tables/${this.id}/commands`, body)).number
      } catch (error) {
        if (error instanceof Refusal && error.status < 500 && error.status !== 429) {
          // Late means that it was done before, by a second tap or another window, or that nobody asks any more.
          if (error.status !== 409) this.problem = { text: error.message, rule: error.rule }
          return error.number
        }
        // The same command again is safe: it names the question that it answers.
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      }
    }
    return null
  }

  private connected(state: Connection): void {
    this.connection = state
    if (state === 'open') {
      clearTimeout(this.calm)
      this.calm = undefined
      this.lost = false
    } else {
      // Each try that fails is told anew: the time runs from the first.
      this.calm ??= setTimeout(() => (this.lost = true), CALM_MS)
    }
    if (state === 'lost' && !this.shown) void this.ask()
  }

  /** Why there is no stream: the address is asked for once more, because a stream cannot say. */
  private async ask(): Promise<void> {
    try {
      await request('GET', `/tables/${this.id}/deals`)
    } catch (error) {
      if (error instanceof Refusal && (error.status === 404 || error.status === 403)) {
        this.closed = error.message
        this.close()
      }
    }
  }
}
