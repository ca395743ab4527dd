import { expect, test } from 'vitest'
import { coinche, kozel, tableOf } from '../testing/samples'
import { momentFrom, said, shownAt, stopAfter, stopBefore, stops, strainAt, type Replayed } from './replay'

const trick = (leader: number, winner: number, ...cards: string[]) => ({
  leader,
  winner,
  laid: cards.map((each, turn) => ({ seat: (leader + turn) % 4, cards: each, openly: true })),
})

/** Two tricks after a bid and three passes; hands of two cards are enough. */
const deal: Replayed = {
  table: tableOf(null),
  deal: 1,
  match: 1,
  dealer: 3,
  outcome: 'made',
  score: [10, 0],
  totals: [10, 0],
  winner: null,
  before: { totals: [0, 0], aside: 0, pending: [] },
  after: { totals: [10, 0], aside: 0, pending: [] },
  tally: [],
  record: [],
  hands: ['7c 8c', '7d 8d', '7h 8h', '7s 8s'],
  rest: '',
  actions: [
    [0, '80 h'],
    [1, 'pass'],
    [2, 'pass'],
    [3, 'pass'],
    [0, '7c'],
    [1, '7d'],
    [2, '7h'],
    [3, '7s'],
    [2, '8h'],
    [3, '8s'],
    [0, '8c'],
    [1, '8d'],
  ],
  deck: null,
  cut: null,
  fair: null,
  view: coinche(),
  tricks: [trick(0, 2, '7c', '7d', '7h', '7s'), trick(2, 2, '8h', '8s', '8c', '8d')],
  positions: Array.from({ length: 13 }, (_, at) => ({
    turn: at === 12 ? null : 0,
    hands: ['8c', '', '', ''],
    tricks: at < 8 ? 0 : at < 12 ? 1 : 2,
    laid: at < 4 ? 0 : (at - 4) % 4,
  })),
}

test('inside a trick its cards lie without a winner, after its last card with one', () => {
  expect(shownAt(deal, 2)).toMatchObject({ laid: [], winner: null, trick: 0 })
  expect(shownAt(deal, 6)).toMatchObject({ laid: deal.tricks[0]!.laid.slice(0, 2), winner: null, trick: 1 })
  expect(shownAt(deal, 8)).toMatchObject({ laid: deal.tricks[0]!.laid, winner: 2, trick: 1 })
  expect(shownAt(deal, 9)).toMatchObject({ laid: deal.tricks[1]!.laid.slice(0, 1), winner: null, trick: 2 })
  expect(shownAt(deal, 12)).toMatchObject({ winner: 2, trick: 2, turn: null })
})

test('one goes from trick to trick, by way of the first lead', () => {
  expect(stops(deal)).toEqual([0, 4, 8, 12])
  expect([0, 5, 8, 12].map((at) => stopAfter(deal, at))).toEqual([4, 8, 12, 12])
  expect([0, 5, 8, 12].map((at) => stopBefore(deal, at))).toEqual([0, 4, 4, 8])
})

test('what was said is all that lays no card', () => {
  expect(said(deal, 3).map(([, action]) => action)).toEqual(['80 h', 'pass', 'pass'])
  expect(said(deal, 12)).toHaveLength(4)
})

test('trumps are known once they have been named', () => {
  expect(strainAt(deal, 0)).toBe(null)
  expect(strainAt(deal, 1)).toBe('h')
  expect(strainAt({ ...deal, view: kozel({ trump: 's' }) }, 0)).toBe('s')
  const binokel = { ...deal, actions: [[0, 'discard 9c 9d 9h'], [0, 'trump d']] as [number, string][] }
  expect(strainAt(binokel, 2)).toBe('d')
})

test.each([
  ['7', 7],
  ['99', 12],
  ['-3', 0],
  ['x', 0],
  [null, 0],
])('the moment of an address: %s', (given, moment) => {
  expect(momentFrom(given, 12)).toBe(moment)
})
