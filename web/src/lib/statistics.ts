/** Statistics: what is asked of the server, and how its sums are put together. */
import { request } from './api'
import type { Family } from './cards'
import type { components } from './protocol'

type Schemas = components['schemas']

export type Statistics = Schemas['Statistics']
export type Cell = Schemas['CellView']
export type CountedDeals = Schemas['CountedDeals']
export type Kind = Cell['kind']
/** What the cells of a kind are told apart by. */
export type By = 'strain' | 'value' | 'double'

/** A number with the deals behind it. */
export interface Sum {
  times: number
  good: number
  points: number
}

/** A kind of deals, and the tables that it is shown in. */
export interface Section {
  kind: Kind
  by: readonly By[]
}

const ALL: readonly By[] = ['strain', 'value', 'double']
const CARDS: Section = { kind: 'card', by: [] }

/** What is told of each family of games, in this order. */
export const SECTIONS: Record<Family, readonly Section[]> = {
  coinche: [
    { kind: 'bid', by: ALL },
    { kind: 'partner', by: ALL },
    { kind: 'defence', by: ALL },
    CARDS,
    { kind: 'thrown-in', by: [] },
  ],
  binokel: [{ kind: 'soloist', by: ['strain', 'value'] }, { kind: 'opponent', by: ['strain', 'value'] }, CARDS],
  kozel: [
    { kind: 'deal', by: ['value', 'strain'] },
    { kind: 'drawn', by: [] },
    { kind: 'lead', by: ['value'] },
    { kind: 'moskva', by: [] },
    { kind: 'molodka', by: [] },
    CARDS,
  ],
}

const STRAINS = ['c', 'd', 'h', 's', 'n', 'a', 'durch', 'concede']

/** The sum of some cells. */
export const total = (cells: readonly Sum[]): Sum =>
  cells.reduce<Sum>(
    (sum, cell) => ({ times: sum.times + cell.times, good: sum.good + cell.good, points: sum.points + cell.points }),
    { times: 0, good: 0, points: 0 },
  )

/** The cells of a kind by one of their fields, in the order in which they are listed. */
export function sumsBy(cells: readonly Cell[], kind: Kind, by: By): { value: string | number; sum: Sum }[] {
  const own = cells.filter((cell) => cell.kind === kind)
  const values = [...new Set(own.map((cell) => cell[by]))]
  const place = (value: string | number): number => (typeof value === 'number' ? value : STRAINS.indexOf(value))
  return values
    .sort((a, b) => place(a) - place(b))
    .map((value) => ({ value, sum: total(own.filter((cell) => cell[by] === value)) }))
}

/** In per cent, rounded. */
export const share = ({ good, times }: Sum): number => Math.round((100 * good) / times)

/** Per deal, card or lead, to one decimal place. */
export const mean = ({ points, times }: Sum): number => Math.round((10 * points) / times) / 10

export type Chosen = { kind: Kind; month?: string | null } & { [field in By]?: string | number }

const query = (fields: object): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]])),
  ).toString()

/** The address of the page of the deals behind a number. */
export const dealsAddress = (game: string, chosen: Chosen): string => `/statistics/${game}/deals?${query(chosen)}`

export const fetchStatistics = (game: string, month: string | null): Promise<Statistics> =>
  request('GET', `/me/statistics/${game}?${query({ month })}`)

/** The deals behind a number; `asked` is the query of the page's address. */
export const fetchCountedDeals = (game: string, asked: URLSearchParams, after: string | null): Promise<CountedDeals> =>
  request('GET', `/me/statistics/${game}/deals?${query({ ...Object.fromEntries(asked), after })}`)
