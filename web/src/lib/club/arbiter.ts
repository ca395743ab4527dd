/** The arbiter: tricks that are set up by hand, moments of a record. */
import { familyOf, type Card } from '../cards'
import { t } from '../i18n.svelte'
import type { Action } from '../types'
import { answer, faultText, type FaultData } from './answers'

/** A trick and the hand of whoever is to act. */
export interface Setting {
  game: string
  strain: string
  /** What each has laid, the leader first: one card, in Kozel a group; `null` face down. */
  table: (Card[] | null)[]
  hand: Card[]
  leader: number
}

export interface Ruling {
  game: string
  seat: number
  winner: number | null
  duty: string | null
  rule: string | null
  allowed: Action[]
  refused: { action: Action; fault: FaultData }[]
}

/** What the games say to one question. */
export interface SideBySide {
  answers: Ruling[]
  without: { game: string; fault: FaultData }[]
}

type Trick = { strain: string; table: string } | { trump: string; table: (string | null)[] }
type Moment = (Ruling & { trick: (Trick & { hand: string; leader: number }) | null }) | { faulty: Faulty }
interface Faulty {
  deal: number
  action: number
  fault: FaultData
}

/** Whether enough has been said to ask. */
export const isComplete = ({ strain, hand }: Setting): boolean => strain !== '' && hand.length > 0

const text = (cards: readonly Card[]): string => cards.join(' ')

const trickOf = ({ strain, table, hand, leader }: Setting): object => ({
  strain,
  table: text(table.flatMap((cards) => cards ?? [])),
  hand: text(hand),
  leader,
})

/** What may be laid to the trick, by the rules of its game. */
export function ruling(setting: Setting): Promise<Ruling> {
  if (familyOf(setting.game) !== 'kozel') return answer({ ask: 'trick', game: setting.game, ...trickOf(setting) })
  // A group is opened before its first card is tapped.
  const table = setting.table.filter((group) => group?.length !== 0).map((group) => group && text(group))
  return answer({ ask: 'groups', trump: setting.strain, table, hand: text(setting.hand), leader: setting.leader })
}

/** The same question put to every game. */
export const everywhere = (setting: Setting): Promise<SideBySide> => answer({ ask: 'everywhere', ...trickOf(setting) })

/** The moment of a record: what may be done, and the trick set up, where cards are being played. */
export async function rulingOf(record: string, deal: number, action: number): Promise<{ ruling: Ruling; setting: Setting | null }> {
  const moment = await answer<Moment>({ ask: 'moment', record: record.trim(), deal, action })
  if ('faulty' in moment) throw new Error(faultyText(moment.faulty))
  const { trick, ...found } = moment
  return { ruling: found, setting: trick && settingOf(found.game, trick) }
}

function settingOf(game: string, trick: Trick & { hand: string; leader: number }): Setting {
  const cards = (written: string): Card[] => (written ? written.split(' ') : [])
  const { hand, leader } = trick
  const around = { game, hand: cards(hand), leader }
  return 'trump' in trick
    ? { ...around, strain: trick.trump, table: trick.table.map((group) => (group === null ? null : cards(group))) }
    : { ...around, strain: trick.strain, table: cards(trick.table).map((card) => [card]) }
}

/** Where a record is faulty, and what is wrong there. */
function faultyText({ deal, action, fault }: Faulty): string {
  const place = action ? t('place-action', { deal, action }) : deal ? t('place-deal', { deal }) : ''
  return [place, faultText(fault)].filter(Boolean).join(': ')
}
