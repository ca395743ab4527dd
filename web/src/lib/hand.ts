/** The hand as it is drawn: which cards may be taken, which are selected, which are lit. */
import { familyOf, sorted, type Card, type Suit } from './cards'
import { cardsOf, compatible, isTrump, strainOf, without, type Question } from './state'
import { isBinokel, type Action, type View } from './types'
import type { HandCard } from '../components/table/Hand.svelte'

/** The most cards that a hand of the game holds: with the Tapp it is eighteen in Binokel. */
export const mostCards = (game: string): number => ({ coinche: 8, binokel: 18, kozel: 4 })[familyOf(game)]

/**
 * The cards of the hand in their order.
 *
 * @param pending - the action on its way to the server: its cards have left the hand.
 * @param picked - the keys of the cards that are selected.
 * @param ahead - the key of the card that was picked before its turn.
 */
export function handOf(
  view: View,
  pending: Action | null,
  question: Question | null,
  suits: readonly Suit[],
  picked: readonly string[],
  ahead: string | null = null,
): HandCard[] {
  const held = sorted(pending === null ? view.hand : without(view.hand, cardsOf(pending)), suits)
  const keys = held.map((card, at) => `${card}${held.slice(0, at).filter((each) => each === card).length}`)
  const selected = held.filter((_, at) => picked.includes(keys[at]!))
  const asked = question === 'card' || question === 'lead' || question === 'reply' || question === 'discard'
  const playable = asked ? compatible(view, held, question === 'card' ? [] : selected) : held.map(() => false)
  const strain = strainOf(view)
  const melded = isBinokel(view) && view.seat !== null ? meldedCards(view.melds[view.seat] ?? []) : []
  return held.map((card, at) => ({
    key: keys[at]!,
    card,
    playable: playable[at]! || picked.includes(keys[at]!),
    selected: picked.includes(keys[at]!),
    ahead: keys[at] === ahead,
    tinted: strain !== 'a' && (isTrump(card, strain) || melded.includes(card)),
  }))
}

const meldedCards = (melds: { cards: Card[] }[]): Card[] => melds.flatMap((meld) => meld.cards)
