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

/** Suits side by side in changing colours: no two of one colour next to each other where that can be helped. */
const SUIT_ORDER: readonly Suit[] = ['s', 'h', 'c', 'd']
const RANK_ORDER = 'AKQJT9876'
const TRUMP_ORDER: Record<string, string> = { coinche: 'J9ATKQ87', binokel: 'ATKQJ9', kozel: 'ATKQJ9876' }
const PLAIN_ORDER: Record<string, string> = { coinche: 'ATKQJ987', binokel: 'ATKQJ9', kozel: 'ATKQJ9876' }

/** The family of a game: its rulebook and its table. */
export type Family = 'coinche' | 'binokel' | 'kozel'
export const familyOf = (game: string): Family => (game.startsWith('coinche') ? 'coinche' : (game as Family))

/** The cards as a hand is held: by suit, each from high to low as they rank now; it stays put when trumps are named. */
export function sorted(cards: readonly Card[], family: Family, strain: Strain | null): Card[] {
  const order = (card: Card): string => {
    const trumped = strain === 'a' || suitOf(card) === strain
    return (trumped ? TRUMP_ORDER[family] : PLAIN_ORDER[family]) ?? RANK_ORDER
  }
  const present = SUIT_ORDER.filter((suit) => cards.some((card) => suitOf(card) === suit))
  return [...cards].sort(
    (a, b) =>
      present.indexOf(suitOf(a)) - present.indexOf(suitOf(b)) || order(a).indexOf(rankOf(a)) - order(b).indexOf(rankOf(b)),
  )
}
