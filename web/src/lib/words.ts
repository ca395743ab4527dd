/** Names, calls and combinations in the words of the page's language. */
import { cardText, familyOf, suitSign, type Card } from './cards'
import { cardLetters, cardNames, t } from './i18n.svelte'
import type { News } from './news'
import { placeOf, sideOf, sidesOf, type Seen } from './state'
import type { Action } from './types'

/** What names depend on. */
export type Around = Seen & { seats: readonly { name: string }[] }

/** What a seat is called: you, a person's name, or where a computer sits. */
export function nameOf(seat: number, table: Around): string {
  if (seat === table.you) return t('seat-you')
  const name = table.seats[seat]?.name
  if (name) return name
  if (table.you === null) return t('sheet-seat', { seat: seat + 1 })
  const place = placeOf(seat, table)
  return t(place === 'top' ? 'seat-partner' : `seat-${place}`)
}

/** A column of a score sheet. */
export interface Column {
  /** The side, or the seat in Binokel. */
  side: number
  name: string
  /** Is the viewer's own. */
  own: boolean
}

/** The sides in the order in which they are read, one's own first, with what they are called. */
export function namedSides(table: Around): Column[] {
  const own = table.you === null ? null : sideOf(table.you, table.game)
  return sidesOf(table).map((side) => ({ side, own: side === own, name: sideName(side, side === own, table) }))
}

function sideName(side: number, own: boolean, table: Around): string {
  if (familyOf(table.game) === 'binokel') return nameOf(side, table)
  if (table.you === null) return `${nameOf(side, table)} + ${nameOf(side + 2, table)}`
  return t(own ? 'side-we' : 'side-they')
}

/** A number with a true minus sign. */
export const minus = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** A call or choice read aloud: *90 in hearts*, *Durch*, *160*. */
export function callName(call: Action): string {
  const [word = '', strain] = call.split(' ')
  if (word === 'durch') return t('call-durch')
  if (strain === undefined) return word
  if (word === 'trump' || word === 'concede') return t(`call-${word}`, { suit: strain })
  return word === 'capot' ? t('say-capot', { strain }) : t('say-bid', { number: Number(word), strain })
}

/** A call as it is written in little room: its word, and the sign of its strain. */
export function callParts(call: Action): { word: string; strain: string; sign: string } {
  const [word = '', strain = ''] = call.split(' ')
  const shown = word === 'capot' ? t('word-capot') : word === 'durch' ? t('call-durch') : word
  const spoken = word === 'concede' ? t('call-conceded') : word === 'trump' ? '' : shown
  return { word: spoken, strain, sign: strain && 'na'.includes(strain) ? t(`sign-${strain}`) : suitSign(strain) }
}

const RUNS: Record<string, string> = { 3: 'tierce', 4: 'cinquante', 5: 'cent' }

/** A combination in words: *Four jacks*, *Tierce from K♥*. */
export function combinationName(text: string): string {
  const [kind, top = '', length = ''] = text.split(':')
  return kind === 'four' ? t('combination-carre', { rank: top }) : t(`combination-${RUNS[length]}`, { card: top })
}

/** A declaration in words; nothing declared is said too. */
export function declarationName(action: Action): string {
  const combinations = action.split(' ').slice(1)
  return combinations[0] === 'none' ? t('declare-nothing') : combinations.map(combinationName).join(' + ')
}

export const shortCards = (cards: readonly Card[]): string =>
  cards.map((card) => cardText(card, cardLetters())).join(' ')

/** A piece of news as a sentence. */
export function newsText(news: News, table: Around): string {
  const cards = news.cards ?? []
  return t(news.id, {
    name: news.seat === undefined ? '' : nameOf(news.seat, table),
    cards: cards.length > 0 ? cardNames(cards) : '',
    call: news.call ? callName(news.call) : '',
    what: news.what ? t(news.what) : '',
    count: news.count ?? 0,
  })
}
