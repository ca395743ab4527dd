/** Who may sit where before the match begins. */
import { familyOf } from './cards'
import type { TableInfo } from './types'

type Chairs = Pick<TableInfo, 'game' | 'seats' | 'phase' | 'you' | 'host'>

const isFree = (table: Chairs, seat: number): boolean => table.seats[seat]?.kind === 'empty'

const inPairs = (table: Chairs): boolean => familyOf(table.game) !== 'binokel'

/** The seats that play together; none where everybody plays for himself. */
export function pairs(table: Chairs): [number, number][] {
  return inPairs(table) ? [[0, 2], [1, 3]] : []
}

/** The seat opposite the host, for a friend who wants to play with him; `null` where it is taken or nobody is a partner. */
export function seatOfPartner(table: Chairs): number | null {
  if (table.host === null || !inPairs(table)) return null
  const opposite = (table.host + 2) % table.seats.length
  return isFree(table, opposite) ? opposite : null
}

/** Whether the viewer may sit down here. A host among others stays: who gets up hands the table to the next. */
export function mayTake(table: Chairs, seat: number): boolean {
  if (table.phase !== 'gathering' || !isFree(table, seat)) return false
  return table.you === null || table.you !== table.host || table.seats.filter((each) => each.kind === 'person').length === 1
}

/** Whether another person has the seat: not a computer, and not whoever looks. */
export const isOther = (table: Pick<TableInfo, 'seats' | 'you'>, seat: number): boolean =>
  seat !== table.you && table.seats[seat]?.kind === 'person'

/** Whether the viewer sits among other people, with whom he can talk. */
export const sitsWithOthers = (table: Pick<TableInfo, 'seats' | 'you'>): boolean =>
  table.you !== null && table.seats.some((_, seat) => isOther(table, seat))
