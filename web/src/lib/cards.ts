/** Cards as text: how people write them, in which order a hand is held, what is read aloud. */

export type Suit = 'c' | 'd' | 'h' | 's'
export type Strain = Suit | 'n' | 'a'
/** Rank and suit, as in records: `Th`. */
export type Card = string

export const SUIT_SIGNS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠', n: 'NT', a: 'AT' }

const LETTERS: Record<string, Record<string, string>> = {
  en: {},
  ru: { J: 'В', Q: 'Д', K: 'К', A: 'Т' },
  bg: { J: 'В', Q: 'Д', K: 'П', A: 'А' },
  fr: { J: 'V', Q: 'D', K: 'R', A: 'A' },
  de: { J: 'B', Q: 'D', K: 'K', A: 'A' },
  /** German pattern: Unter, Ober, König. */
  german: { J: 'U', Q: 'O', K: 'K', A: 'A' },
}

export const suitOf = (card: Card): Suit => card[1] as Suit
export const rankOf = (card: Card): string => card[0] ?? ''
export const suitSign = (suit: string): string => SUIT_SIGNS[suit] ?? suit

/** The index of a card in the letters of a language (or of the German pattern). */
export function rankText(rank: string, letters: string): string {
  return LETTERS[letters]?.[rank] ?? (rank === 'T' ? '10' : rank)
}

export const cardText = (card: Card, letters: string): string => rankText(rankOf(card), letters) + suitSign(suitOf(card))
export const cardsText = (cards: string, letters: string): string =>
  cards
    .split(' ')
    .map((card) => cardText(card, letters))
    .join(' ')

/** The family of a game: its rulebook and its table. */
export type Family = 'coinche' | 'binokel' | 'kozel'
export const familyOf = (game: string): Family => (game.startsWith('coinche') ? 'coinche' : (game as Family))

const RANK_ORDER = 'ATKQJ9876'
const BLACK: readonly Suit[] = ['s', 'c']
const RED: readonly Suit[] = ['h', 'd']

/**
 * In which order the suits of a hand are held: black and red in turn, where that can be.
 *
 * An order from before is kept while it will do, so that nothing jumps when a suit runs out.
 */
export function suitOrder(cards: readonly Card[], before: readonly Suit[] = []): Suit[] {
  const present = new Set(cards.map(suitOf))
  if (before.length > 0 && [...present].every((suit) => before.includes(suit))) return [...before]
  const black = BLACK.filter((suit) => present.has(suit))
  const red = RED.filter((suit) => present.has(suit))
  const [more, fewer] = red.length > black.length ? [red, black] : [black, red]
  return more.flatMap((suit, at) => [suit, ...fewer.slice(at, at + 1)])
}

/** The cards as a hand is held: by suit, each from high to low, whatever trumps are. */
export function sorted(cards: readonly Card[], suits: readonly Suit[]): Card[] {
  const place = (card: Card): number => 10 * suits.indexOf(suitOf(card)) + RANK_ORDER.indexOf(rankOf(card))
  return [...cards].sort((a, b) => place(a) - place(b))
}

/** The order in which records list cards: c d h s, each from low to high; `last` comes after all others. */
export function inRecordOrder(cards: readonly Card[], last?: Card): Card[] {
  const place = (card: Card): number =>
    card === last ? 99 : 10 * 'cdhs'.indexOf(suitOf(card)) + '6789JQKTA'.indexOf(rankOf(card))
  return [...cards].sort((a, b) => place(a) - place(b))
}
