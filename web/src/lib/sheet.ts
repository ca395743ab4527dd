/** The score sheet: the finished deals of a table and the numbers of each, and whose columns they are. */
import { request } from './api'
import { familyOf } from './cards'
import { t } from './i18n.svelte'
import { sideOf, sidesOf } from './state'
import type { SheetLine, Standing } from './types'

/** A finished deal as a line. */
export interface DealLine {
  deal: number
  match: number
  dealer: number
  outcome: string
  score: number[]
  totals: number[]
  winner: number | null
}

/** A finished deal with its numbers. */
export interface DealSheet extends DealLine {
  before: Omit<Standing, 'winner'>
  after: Omit<Standing, 'winner'>
  tally: SheetLine[]
  record: SheetLine[]
}

export const fetchLines = async (table: string): Promise<DealLine[]> =>
  (await request<{ deals: DealLine[] }>('GET', `/tables/${table}/deals`)).deals

export const fetchDeal = <Deal extends DealSheet>(table: string, deal: number): Promise<Deal> =>
  request('GET', `/tables/${table}/deals/${deal}`)

export interface Column {
  /** The side, or the seat in Binokel. */
  side: number
  name: string
  /** Is the viewer's own. */
  own: boolean
}

/** The columns of a sheet, the viewer's own first; `names` are those of the seats. */
export function columns(game: string, names: readonly string[], you: number | null): Column[] {
  const inPairs = familyOf(game) !== 'binokel'
  const own = you === null ? null : sideOf(you, game)
  return sidesOf({ game, you }).map((side) => {
    const isOwn = side === own
    const pair = own === null ? `${names[side]} + ${names[side + 2]}` : t(isOwn ? 'side-we' : 'side-they')
    return { side, own: isOwn, name: inPairs ? pair : (names[side] ?? '') }
  })
}

/** Lines of one name and rule as one, where no side would have two numbers in it. */
export function merged(lines: readonly SheetLine[]): SheetLine[] {
  const found: SheetLine[] = []
  for (const line of lines) {
    const at = found.findIndex(({ slug, rule, points }) =>
      slug === line.slug && rule === line.rule && points.every((number, side) => !number || !line.points[side]))
    if (at < 0) found.push(line)
    else found[at] = { ...line, points: line.points.map((number, side) => number || (found[at]?.points[side] ?? 0)) }
  }
  return found
}

/** A number as it is written on a sheet: with a true minus. */
export const written = (points: number): string => String(points).replace('-', '−')

/** With its sign, as scores of a deal are written. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points))

/** How a deal ended for the viewer: 1 well, -1 badly, 0 neither. A lost contract is a good deal for who defended. */
export function turnedOut(line: DealLine, own: number | null, game: string): -1 | 0 | 1 {
  if (own === null || line.score.every((points) => points === line.score[0])) return 0
  const mine = line.score[own] ?? 0
  const family = familyOf(game)
  const best = family === 'kozel' ? Math.min(...line.score) : Math.max(...line.score)
  if (mine === best) return 1
  // In Binokel the opponents record something whoever wins.
  return family === 'binokel' && mine >= 0 ? 0 : -1
}
