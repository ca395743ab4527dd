import { expect, test } from 'vitest'
import { percentText, pointsText } from './estimate'
import { dashes, decisionAt, isCostly, momentOf, ordered, pauseAfter, type Decision, type Review } from './review'
import type { Estimate } from './types'

const estimate = (points: number, chance = 0): Estimate => ({ points, chance })

function decision(index: number, some: Partial<Decision> = {}): Decision {
  const usual: Decision = {
    deal: 1,
    index,
    seat: 0,
    action: 'Th',
    unit: 'card-points',
    as_it_lay: estimate(0),
    could_know: estimate(0),
    samples: 12,
    best: ['Th'],
    best_as_it_lay: ['Th'],
    reasons: [],
    best_reasons: [],
    options: [],
  }
  return { ...usual, ...some }
}

const review: Review = {
  game: 'coinche-bg',
  deal: 1,
  samples: 12,
  decisions: [decision(1), decision(2, { seat: 1 }), decision(5), decision(9), decision(13)],
  seats: [
    {
      seat: 0,
      decisions: 4,
      as_it_lay: null,
      could_know: estimate(4),
      worst: [
        { deal: 1, index: 9 },
        { deal: 1, index: 5 },
      ],
    },
    { seat: 1, decisions: 1, as_it_lay: null, could_know: estimate(0), worst: [] },
  ],
}
const places = (some: readonly Decision[]): number[] => some.map(({ index }) => index)

test('a seat’s worst decisions come first, the others as they came', () => {
  const { worst, others } = ordered(review, 0)
  expect([places(worst), places(others)]).toEqual([[9, 5], [1, 13]])
})

test('a seat without a costly decision has no worst ones, one without a choice nothing at all', () => {
  expect(ordered(review, 1).worst).toEqual([])
  expect(places(ordered(review, 1).others)).toEqual([2])
  expect(ordered(review, 2)).toEqual({ worst: [], others: [] })
})

test('a decision stands at the moment before its action, for its own seat alone', () => {
  expect(momentOf(decision(9))).toBe(8)
  expect(decisionAt(review, 0, 8)?.index).toBe(9)
  expect(decisionAt(review, 1, 8)).toBeUndefined()
})

test.each([
  ['90 h', null, estimate(0), ['review-dash-call']],
  ['Th', null, estimate(0), ['review-dash-lay']],
  ['lead 8h Jh', null, null, ['review-dash-lay', 'review-dash-known']],
  ['Th', estimate(3), estimate(0), []],
])('%s, as it lay %j, could know %j: a dash has its reason', (action, as_it_lay, could_know, found) => {
  expect(dashes([decision(1, { action, as_it_lay, could_know }), decision(2)])).toEqual(found)
})

test('the server is asked again and again, ever more slowly, and never gives up', () => {
  const pauses = Array.from({ length: 12 }, (_, times) => pauseAfter(times + 1))
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  expect(pauses[0]).toBeLessThan(2000)
  expect(pauses[11]).toBe(20_000)
})

test.each([
  [173.33, 'en', '173'],
  [9.97, 'en', '10'],
  [1.75, 'en', '1.8'],
  [1.75, 'de', '1,8'],
  [-6.5, 'en', '−6.5'],
  [-0.01, 'en', '0'],
  [1250.4, 'ru', '1250'],
])('%d points in %s are written %s', (points, lang, text) => {
  expect(pointsText({ points }, lang)).toBe(text)
})

test.each([
  [0.3333, '33\u00a0%'],
  [-0.0833, '−8\u00a0%'],
  [-0.001, '0\u00a0%'],
])('a chance of %d is written %s', (chance, text) => {
  expect(percentText({ chance })).toBe(text)
})

test('what is written as nothing cost nothing', () => {
  expect([estimate(0.04, 0.004), estimate(0.2), estimate(0, 0.01), null].map(isCostly)).toEqual([false, true, true, false])
})
