/** What the table shows, worked out from an update: pure functions, no drawing, no rules of play. */
import { familyOf, inRecordOrder, suitOf, type Card, type Strain, type Suit } from './cards'
import { isBinokel, isKozel, type Action, type BinokelView, type Update, type View } from './types'

/** Where somebody sits on the screen. */
export type Place = 'bottom' | 'right' | 'top' | 'left'

/** From one's own place on in the order of play: counter-clockwise games go to the right, Kozel to the left. */
const PLACES = {
  coinche: ['bottom', 'right', 'top', 'left'],
  binokel: ['bottom', 'right', 'left'],
  kozel: ['bottom', 'left', 'top', 'right'],
} as const

/** A game seen from a seat of it, or by somebody who watches. */
export interface Seen {
  game: string
  you: number | null
}

/** Where a seat is drawn; somebody who watches sits behind seat 0. */
export function placeOf(seat: number, table: Seen): Place {
  const places = PLACES[familyOf(table.game)]
  return places[(seat - (table.you ?? 0) + places.length) % places.length]!
}

/** The side of a seat: pairs in games for four. */
export const sideOf = (seat: number, game: string): number => (familyOf(game) === 'binokel' ? seat : seat % 2)

/** The sides in the order in which a person reads them: his own first. */
export function sidesOf(table: Seen): number[] {
  const count = familyOf(table.game) === 'binokel' ? 3 : 2
  const own = sideOf(table.you ?? 0, table.game)
  return Array.from({ length: count }, (_, turn) => (own + turn) % count)
}

/** What is asked of a person: it decides which controls are shown. */
export type Question = 'bid' | 'declare' | 'raise' | 'discard' | 'game' | 'claim' | 'lead' | 'reply' | 'card'

const QUESTIONS: readonly [RegExp, Question][] = [
  [/^declare /, 'declare'],
  [/^raise$/, 'raise'],
  [/^discard /, 'discard'],
  [/^(trump|concede) |^durch$/, 'game'],
  [/^(moskva|molodka|silent)$/, 'claim'],
  [/^lead /, 'lead'],
  [/^(beat|hide) /, 'reply'],
  [/^[6-9TJQKA][cdhs]$/, 'card'],
]

/** The question that a view puts to its seat; `null` while it is not asked. */
export function questionOf(view: View | null): Question | null {
  if (!view || view.legal.length === 0) return null
  const found = QUESTIONS.find(([pattern]) => view.legal.some((action) => pattern.test(action)))
  return found ? found[1] : 'bid'
}

/** The cards of an action: `lead 8h Jh` has two, `Th` is one, `90 h` has none. */
export function cardsOf(action: Action): Card[] {
  return action.split(' ').filter((word) => /^[6-9TJQKA][cdhs]$/.test(word))
}

/** What is trump, as far as it is known; `n` and `a` are those of Coinche. */
export function strainOf(view: View): Strain | null {
  if (isKozel(view)) return view.trump
  if (isBinokel(view)) return (view.choice?.split(' ')[1] as Suit | undefined) ?? null
  return view.playing && view.contract ? (view.contract.bid.split(' ')[1] as Strain) : null
}

export const isTrump = (card: Card, strain: Strain | null): boolean => strain === 'a' || suitOf(card) === strain

/** Cards that a seat has laid to a trick; `null` is a card face down. */
export interface Laid {
  seat: number
  cards: (Card | null)[]
  openly: boolean
}

export interface ShownTrick {
  /** How many tricks were played before it. */
  number: number
  leader: number
  laid: Laid[]
  winner: number | null
}

/** A trick of the deal: a finished one by its number, the one on the table by their count. */
export function trickAt(view: View, number: number): ShownTrick | null {
  if (isKozel(view)) {
    const trick = view.tricks[number] ?? view.trick
    return trick && { number, leader: trick.leader, winner: trick.winner, laid: trick.groups.map(asLaid) }
  }
  const trick = view.tricks[number] ?? view.trick
  if (!trick) return null
  const players = view.hand_sizes.length
  const laid = trick.cards.map((card, at) => ({ seat: (trick.leader + at) % players, cards: [card], openly: true }))
  return { number, leader: trick.leader, winner: trick.winner, laid }
}

function asLaid(group: { seat: number; size: number; openly: boolean; cards: Card[] }): Laid {
  const cards = group.cards.length > 0 ? group.cards : Array<null>(group.size).fill(null)
  return { seat: group.seat, cards, openly: group.openly }
}

/** The trick on the table with the cards that are on their way to the server. */
export function withPending(trick: ShownTrick, seat: number, action: Action | null): ShownTrick {
  const cards = action === null || action.startsWith('discard') ? [] : cardsOf(action)
  if (action === null || cards.length === 0 || trick.laid.some((each) => each.seat === seat)) return trick
  const openly = !action.startsWith('hide')
  const winner = trick.laid.length === 0 || action.startsWith('beat') ? seat : trick.winner
  return { ...trick, winner, laid: [...trick.laid, { seat, cards, openly }] }
}

/** A hand without some of its cards, each taken once. */
export function without(hand: readonly Card[], some: readonly Card[]): Card[] {
  const left = [...hand]
  for (const card of some) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Whether one list of cards holds all of another, copies counted. */
const holds = (cards: readonly Card[], some: readonly Card[]): boolean =>
  without(some, cards).length === 0

/** Of the cards of a hand those that some legal action takes together with what is selected already. */
export function compatible(view: View, hand: readonly Card[], selected: readonly Card[]): boolean[] {
  const groups = view.legal.map(cardsOf).filter((cards) => cards.length > 0 && holds(cards, selected))
  return hand.map((card) => groups.some((cards) => holds(cards, [...selected, card])))
}

const SHOKHA = '6s'

/** What can be done with the selected cards: `word` and whether the rules allow it now. */
export function groupActions(view: View, selected: readonly Card[]): { action: Action; allowed: boolean }[] {
  const question = questionOf(view)
  const words = question === 'lead' ? ['lead'] : question === 'reply' ? ['hide', 'beat'] : ['discard']
  const last = isKozel(view) ? SHOKHA : undefined
  return words.map((word) => {
    const action = `${word} ${inRecordOrder(selected, last).join(' ')}`.trim()
    return { action, allowed: view.legal.includes(action) }
  })
}

/** Tricks taken, by seat. */
export function tricksTaken(view: View): number[] {
  const taken = view.hand_sizes.map(() => 0)
  for (const trick of view.tricks) if (trick.winner !== null) taken[trick.winner]!++
  return taken
}

/** Points in cards taken, by side; `null` where the game keeps them unknown until the count. */
export function pointsTaken(view: View): number[] | null {
  return isKozel(view) ? null : view.cards_taken
}

/** A moment that everybody should see before the table goes on. */
export type Moment = 'trick' | 'tapp' | 'melds' | 'shown'

/** What an update brought that has to stay on the screen for a while. */
export function momentOf(before: Update | null, after: Update): Moment | null {
  const [old, now] = [before?.view, after.view]
  if (!old || !now || before?.table.deal !== after.table.deal) return null
  if (now.tricks.length > old.tricks.length) return 'trick'
  if (isBinokel(old) && isBinokel(now)) {
    if (now.tapp.length > old.tapp.length) return 'tapp'
    if (now.melds.flat().length > old.melds.flat().length) return 'melds'
  }
  if (!isBinokel(old) && !isBinokel(now) && now.shown.length > old.shown.length) return 'shown'
  return null
}

/** The line that says what is awaited: the id of a message, the seat it names, and a number. */
export function statusOf(update: Update): { id: string; seat?: number; count?: number } {
  const { table, view } = update
  const { fair, you } = table
  if (table.phase === 'gathering') return { id: 'status-gathering' }
  if (table.phase === 'shuffling') {
    if (!fair?.closed) return { id: 'status-shuffling' }
    return fair.cutter === you ? { id: 'status-your-cut' } : { id: 'status-cut', seat: fair.cutter }
  }
  if (table.phase !== 'playing' || !view) return { id: `status-${table.phase}` }
  const question = questionOf(view)
  if (you !== null && table.seats[you]?.away) return { id: 'status-away' }
  if (question === 'reply' && isKozel(view)) return { id: 'status-your-reply', count: view.trick?.groups[0]?.size ?? 1 }
  if (question === 'discard' && isBinokel(view) && wasLeftToForehand(view)) {
    return { id: 'status-your-discard-left', count: view.bid }
  }
  if (question) return { id: `status-your-${question}` }
  if (table.held) return { id: 'status-held' }
  if (view.turn === null) return { id: 'status-scored' }
  if (you === null) return { id: 'status-watching', seat: view.turn }
  return view.turn === you ? { id: 'status-moment' } : { id: 'status-waiting', seat: view.turn }
}

/** Whether forehand plays at his opening because both others passed. */
const wasLeftToForehand = (view: BinokelView): boolean =>
  view.soloist === view.calls[0]?.seat && view.bid === view.calls[0]?.bid

/** How a deal came out for a person: the title of the result judges the contract, its colour judges him. */
export function fortune(update: Update): 'good' | 'bad' | 'even' {
  const { table, view } = update
  const result = view?.result
  if (!result || !view) return 'even'
  const own = result.score[sideOf(table.you ?? 0, table.game)] ?? 0
  if (isKozel(view)) {
    const most = Math.max(...result.score)
    return Math.min(...result.score) === most ? 'even' : own === most ? 'bad' : 'good'
  }
  if (isBinokel(view) && view.soloist !== table.you) return own >= 0 && result.outcome !== 'made' ? 'good' : 'even'
  if (isBinokel(view)) return own > 0 ? 'good' : 'bad'
  if (!view.contract || result.outcome === 'dispute') return 'even'
  const ours = sideOf(view.contract.seat, table.game) === sideOf(table.you ?? 0, table.game)
  return ours === (result.outcome === 'made') ? 'good' : 'bad'
}

/** The bid to begin with: the lowest in the suit that looks best. Never all tricks, and none where only those are left. */
export function bidToBeginWith(view: View): Action | null {
  const lowest = new RegExp(`^\\d+ ${likeliestSuit(view.hand)}$`)
  return view.legal.find((action) => lowest.test(action)) ?? null
}

/** The suit in which a hand is strongest at Coinche: a choice to begin with, no advice. */
export function likeliestSuit(hand: readonly Card[]): Suit {
  const worth: Record<string, number> = { J: 5, 9: 4, A: 3, T: 2, K: 1.5, Q: 1.5, 8: 1, 7: 1 }
  const of = (suit: Suit): number =>
    hand.filter((card) => suitOf(card) === suit).reduce((sum, card) => sum + (worth[card[0]!] ?? 0), 0)
  return (['s', 'h', 'c', 'd'] as const).reduce((best, suit) => (of(suit) > of(best) ? suit : best))
}

