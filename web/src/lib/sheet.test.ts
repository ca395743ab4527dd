import { expect, test, vi } from 'vitest'
import type { DealLine } from './sheet'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
const { columns, merged, signed, turnedOut, written } = await import('./sheet')

const line = (...score: number[]): DealLine => ({
  deal: 1,
  match: 1,
  dealer: 0,
  outcome: 'made',
  score,
  totals: score,
  winner: null,
})

test('numbers have a true minus, scores their sign', () => {
  expect([written(-40), written(1500), signed(0), signed(7), signed(-400)]).toEqual(['−40', '1500', '0', '+7', '−400'])
})

test.each([
  ['the side with more', [162, 0], 0, 'coinche-ffb', 1],
  ['the side with less', [162, 0], 1, 'coinche-ffb', -1],
  ['an equal score', [81, 81], 1, 'coinche-1001', 0],
  ['no penalty', [0, 2], 0, 'kozel', 1],
  ['a penalty', [0, 2], 1, 'kozel', -1],
  ['both penalties', [2, 2], 1, 'kozel', 0],
  ['the best of three', [290, 110, 50], 0, 'binokel', 1],
  ['an opponent of a soloist who made it', [290, 110, 50], 1, 'binokel', 0],
  ['a soloist who lost', [-400, 110, 50], 0, 'binokel', -1],
  ['somebody who watches', [162, 0], null, 'coinche-ffb', 0],
])('%s', (_, score, own, game, turned) => {
  expect(turnedOut(line(...score), own, game)).toBe(turned)
})

test('what both sides record by one rule is one line; two numbers of a side stay two', () => {
  const cards = { slug: 'cards', rule: 'O6.3' }
  const lines = [
    { ...cards, points: [0, 119] },
    { ...cards, rule: 'O6.1', points: [20, 0] },
    { ...cards, points: [43, 0] },
    { ...cards, points: [0, 10] },
  ]
  expect(merged(lines).map(({ rule, points }) => [rule, ...points])).toEqual([
    ['O6.3', 43, 119],
    ['O6.1', 20, 0],
    ['O6.3', 0, 10],
  ])
})

test('one’s own column comes first, pairs are named together', () => {
  const names = ['Ann', 'Ben', 'Cid', 'Dora']
  expect(columns('kozel', names, null).map(({ name }) => name)).toEqual(['Ann + Cid', 'Ben + Dora'])
  expect(columns('kozel', names, 3).map(({ side, own }) => [side, own])).toEqual([
    [1, true],
    [0, false],
  ])
  expect(columns('binokel', names.slice(0, 3), 1).map(({ side, name }) => [side, name])).toEqual([
    [1, 'Ben'],
    [2, 'Cid'],
    [0, 'Ann'],
  ])
})
