import { expect, test, vi } from 'vitest'
import type { Cell } from './statistics'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
const { dealsAddress, mean, share, sumsBy, total } = await import('./statistics')

const cell = (some: Partial<Cell>): Cell => ({
  kind: 'bid', strain: 'h', value: 80, double: 1, deals: 1, times: 1, good: 0, points: 0, ...some,
})

const CELLS = [
  cell({ strain: 's', value: 1000, times: 2, good: 1, points: 500 }),
  cell({ strain: 'h', value: 90, times: 3, good: 3, points: 510 }),
  cell({ strain: 's', value: 90, double: 2, points: -80 }),
  cell({ kind: 'defence', strain: 'a' }),
]

test('the cells of a kind are summed by strain in the order of strains', () => {
  expect(sumsBy(CELLS, 'bid', 'strain')).toEqual([
    { value: 'h', sum: { times: 3, good: 3, points: 510 } },
    { value: 's', sum: { times: 3, good: 1, points: 420 } },
  ])
})

test('capot comes after every number', () => {
  expect(sumsBy(CELLS, 'bid', 'value').map((each) => [each.value, each.sum.times])).toEqual([[90, 4], [1000, 2]])
})

test('what there is nothing of is no row', () => {
  expect(sumsBy(CELLS, 'partner', 'strain')).toEqual([])
})

test('shares are per cent, means have one decimal place', () => {
  const sum = total([cell({ times: 3, good: 2, points: 10 })])
  expect([share(sum), mean(sum)]).toEqual([67, 3.3])
})

test('an address names only what is chosen', () => {
  expect(dealsAddress('kozel', { kind: 'deal', value: 4, month: null })).toBe('/statistics/kozel/deals?kind=deal&value=4')
})
