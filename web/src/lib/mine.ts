/** The tables at which this browser has a seat and which are not over, to go back to them. Kept in the browser. */

export interface MyTable {
  table: string
  address: string
  game: string
  /** Deals begun when it was last seen. */
  deal: number
  totals: number[]
  /** A moment of another table is played on from here. */
  practice?: boolean
}

const STORED = 'atout.tables'
const MOST = 8

/** The stored tables, the one seen last first; nothing where nothing sensible is stored. */
export function readTables(stored: string | null): MyTable[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(found) ? found.filter(isTable) : []
  } catch {
    return []
  }
}

function isTable(value: unknown): value is MyTable {
  const { table, address, game, deal, totals } = Object(value) as Record<string, unknown>
  const texts = [table, address, game].every((each) => typeof each === 'string')
  return texts && typeof deal === 'number' && Array.isArray(totals) && String(address).startsWith('/table/')
}

export const myTables = (): MyTable[] => readTables(localStorage.getItem(STORED))

/** Puts the table first in the list, as it is now. */
export function remember(table: MyTable): void {
  store([table, ...myTables().filter((each) => each.table !== table.table)].slice(0, MOST))
}

/** Takes the table from the list: it is over, or was left for good. */
export function forget(table: string): void {
  store(myTables().filter((each) => each.table !== table))
}

const store = (tables: MyTable[]): void => localStorage.setItem(STORED, JSON.stringify(tables))
