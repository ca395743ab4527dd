/** A finished deal, looked at again: its moments, what lies on the table at each, where the tricks end. */
import type { Card, Strain } from './cards'
import type { DealSheet } from './sheet'
import { isKozel, type Fair, type TableInfo, type View } from './types'

export interface Laid {
  seat: number
  cards: string
  openly: boolean
}

export interface DealTrick {
  leader: number
  winner: number | null
  laid: Laid[]
}

/** A moment: who is to act, what each holds, how many tricks are done, how many have laid to the next. */
export interface Position {
  turn: number | null
  hands: string[]
  tricks: number
  laid: number
}

export interface Replayed extends DealSheet {
  /** The table as this viewer sees it now. */
  table: TableInfo
  hands: string[]
  rest: string
  actions: [seat: number, action: string][]
  deck: string | null
  cut: number | null
  fair: Fair | null
  /** What everybody knows at the end. */
  view: View
  tricks: DealTrick[]
  positions: Position[]
}

/** What is shown of a moment. */
export interface Shown {
  hands: Card[][]
  turn: number | null
  /** What lies on the table: the trick in progress, or the one just finished with its winner. */
  laid: Laid[]
  winner: number | null
  /** The number of that trick from 1; 0 before the first. */
  trick: number
}

export const cardsOf = (text: string): Card[] => (text ? text.split(' ') : [])

/** The moment after so many actions. */
export function shownAt(deal: Replayed, at: number): Shown {
  const { turn, hands, tricks, laid } = deal.positions[at]!
  const isDone = laid === 0
  const number = isDone ? tricks : tricks + 1
  const trick = deal.tricks[number - 1]
  return {
    hands: hands.map(cardsOf),
    turn,
    laid: trick?.laid.slice(0, isDone ? undefined : laid) ?? [],
    winner: isDone ? (trick?.winner ?? null) : null,
    trick: number,
  }
}

/** The moments at which a trick has just ended, with the deal's first moment, the first lead's and the last. */
export function stops(deal: Replayed): number[] {
  const { positions } = deal
  const found = positions.flatMap((position, at) => {
    const before = positions[at - 1]
    const ended = before !== undefined && position.tricks > before.tricks
    const beforeFirst = position.tricks === 0 && position.laid === 0 && positions[at + 1]?.laid === 1
    return ended || beforeFirst ? [at] : []
  })
  return [...new Set([0, ...found, positions.length - 1])]
}

export const stopAfter = (deal: Replayed, at: number): number => stops(deal).find((stop) => stop > at) ?? at
export const stopBefore = (deal: Replayed, at: number): number => stops(deal).filter((stop) => stop < at).at(-1) ?? at

/** What was said up to a moment: all actions that lay no card to a trick. */
export function said(deal: Replayed, at: number): [seat: number, action: string][] {
  return deal.actions.slice(0, at).filter(([, action]) => !laysCards(action))
}

const laysCards = (action: string): boolean => /^(?:[6-9TJQKA][cdhs]$|lead |beat |hide )/.test(action)

/** Trumps in the play, once they are known at this moment: a suit, `n`, `a`; `null` before, and in a Durch. */
export function strainAt(deal: Replayed, at: number): Strain | null {
  if (isKozel(deal.view)) return deal.view.trump
  const bids = said(deal, at).filter(([, action]) => /^(?:\d+|capot|trump|concede) [cdhsna]$/.test(action))
  return (bids.at(-1)?.[1].at(-1) as Strain | undefined) ?? null
}

/** A whole number from an address, kept between 0 and the most. */
export function momentFrom(text: string | null, most: number): number {
  const number = Number.parseInt(text ?? '', 10)
  return Number.isNaN(number) ? 0 : Math.min(Math.max(number, 0), most)
}
