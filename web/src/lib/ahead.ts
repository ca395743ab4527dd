/** A card picked before one's turn: when it may be, and what becomes of it. No rules of play: the server's answers decide. */
import { questionOf, trickAt } from './state'
import { isKozel, type Card, type Update } from './types'

export interface Ahead {
  card: Card
  /** Which of two copies. */
  key: string
  /** The trick for which it was picked, of which deal. */
  trick: string
}

const trickOf = ({ table, view }: Update): string => `${table.match}/${table.deal}/${view?.tricks.length}`

/** Whether a card can be picked now: others are still to play to a trick to which the seat has laid nothing yet. */
export function canPickAhead({ table, view }: Update): boolean {
  if (!view || isKozel(view) || table.phase !== 'playing' || table.you === null || table.seats[table.you]?.away) return false
  const trick = view.trick && trickAt(view, view.tricks.length)
  return view.turn !== null && view.turn !== table.you && !!trick && !trick.laid.some((each) => each.seat === table.you)
}

export const pickAhead = (update: Update, key: string, card: Card): Ahead => ({ key, card, trick: trickOf(update) })

/** What becomes of it now: it waits, is played, is refused; it is forgotten when its trick is gone. */
export function fateOf(ahead: Ahead, update: Update): 'waits' | 'played' | 'refused' | 'forgotten' {
  if (ahead.trick !== trickOf(update) || !update.view?.hand.includes(ahead.card)) return 'forgotten'
  if (questionOf(update.view) === 'card') return update.view.legal.includes(ahead.card) ? 'played' : 'refused'
  return update.view.legal.length > 0 || canPickAhead(update) ? 'waits' : 'forgotten'
}
