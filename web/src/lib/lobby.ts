/** Opening tables and finding them: what the start page and the lobby ask of the server. */
import { request } from './api'
import { remember } from './mine'

export interface Game {
  id: string
  family: string
  players: number
  sides: number[]
  target: number
}

export interface TableLine {
  id: string
  game: string
  phase: 'gathering' | 'shuffling' | 'playing' | 'scored' | 'over'
  seats: { name: string; kind: 'person' | 'computer' | 'empty'; away: boolean }[]
}

/** In the order in which they are offered. */
export const GAME_IDS = ['coinche-1001', 'coinche-ffb', 'coinche-bg', 'binokel', 'kozel']

export type Kind = 'solo' | 'open' | 'link'

/** A moment of a finished deal: after so many actions. */
export interface Moment {
  table: string
  deal: number
  action: number
}

/** How computers play, and how long people may take. */
export interface Pace {
  level: string
  pace_ms: number
  clock_s: number | null
}

export const PACES = [1800, 900, 300] as const
export const CLOCKS = [60, 120, 300, null] as const
const USUAL: Pace = { level: 'club', pace_ms: 900, clock_s: 120 }
const STORED = 'atout.pace'

/** What was chosen the last time. */
export function readPace(stored: string | null): Pace {
  try {
    const found = Object(JSON.parse(stored ?? '{}')) as Partial<Pace>
    return {
      level: typeof found.level === 'string' ? found.level : USUAL.level,
      pace_ms: typeof found.pace_ms === 'number' ? found.pace_ms : USUAL.pace_ms,
      clock_s: CLOCKS.find((clock) => clock === found.clock_s) ?? (found.clock_s === null ? null : USUAL.clock_s),
    }
  } catch {
    return USUAL
  }
}

export const storedPace = (): Pace => readPace(localStorage.getItem(STORED))
export const storePace = (pace: Pace): void => localStorage.setItem(STORED, JSON.stringify(pace))

/** The games, and the levels of computers, weakest first. */
export const fetchGames = (): Promise<{ games: Game[]; levels: string[] }> => request('GET', '/games')

/** The open tables where somebody is. */
export const fetchTables = async (): Promise<TableLine[]> =>
  (await request<{ tables: TableLine[] }>('GET', '/tables')).tables

/** The address of a table's page, with the invitation where there is one. */
export const tableAddress = (table: string, invitation: string): string =>
  `/table/${table}${invitation && `?invitation=${invitation}`}`

/** Opens a table; the address of its page, with the invitation where it has one. With a moment it plays on from there. */
export async function openTable(
  game: string,
  kind: Kind,
  pace: Pace,
  from: { seat: number; origin: Moment } | null = null,
): Promise<string> {
  const body = { game, kind, ...pace, ...from }
  const opened = await request<{ id: string; invitation: string | null }>('POST', '/tables', body)
  const address = tableAddress(opened.id, opened.invitation ?? '')
  remember({ address, table: opened.id, game, deal: 0, totals: [], practice: from !== null })
  return address
}

/** Computers that are kind to a learner, and all the time in the world. */
const LESSON: Pace = { level: 'novice', pace_ms: 1800, clock_s: null }

/** Opens a table for a first deal with a tutor; the address of its page. */
export const openLesson = async (game: string): Promise<string> => `${await openTable(game, 'solo', LESSON)}?tutor=on`

/** Takes a free seat; the address of the table's page. */
export async function joinTable(table: TableLine): Promise<string> {
  await request('POST', `/tables/${table.id}/join`, {})
  const address = `/table/${table.id}`
  remember({ address, table: table.id, game: table.game, deal: 0, totals: [] })
  return address
}
