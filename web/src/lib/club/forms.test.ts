import { expect, test } from 'vitest'
import { factsOf } from './facts'
import { binokelSummary, coincheSummary, kozelSummary, newBinokel, newCoinche, newKozel } from './forms'

const ffb = factsOf('coinche-ffb')!
const online = factsOf('coinche-1001')!
const binokel = factsOf('binokel')!
const kozel = factsOf('kozel')!

test('a form says nothing before everything is there', () => {
  expect(coincheSummary(newCoinche(ffb), ffb)).toBeUndefined()
  expect(coincheSummary({ ...newCoinche(ffb), strain: 'h', by: 0 }, ffb)).toBeUndefined()
  expect(binokelSummary({ ...newBinokel(binokel), soloist: 0, game: 's' }, binokel)).toBeUndefined()
  expect(kozelSummary(newKozel(), kozel)).toBeUndefined()
})

test('a deal of Coinche, the numbers of the second side second', () => {
  const form = { ...newCoinche(ffb), strain: 'h', number: 90, by: 1, double: 2, points: 100, declared: 0, belote: 1 }
  expect(coincheSummary({ ...form, declarations: 50 }, ffb)).toEqual({
    contract: '90 h',
    by: 1,
    double: 2,
    cards: [62, 100],
    tricks: null,
    declarations: [50, 0],
    belote: [0, 20],
  })
})

test('every trick, by one player, where that counts by itself', () => {
  const form = { ...newCoinche(online), strain: 'a', capot: true, by: 0, tricks: 'all' as const, generale: true, belotes: [2, 1] }
  expect(coincheSummary(form, online)).toMatchObject({
    contract: 'capot a',
    cards: [162, 0],
    tricks: [8, 0],
    generale: true,
    belote: [40, 20],
  })
  expect(coincheSummary({ ...form, strain: 'h' }, ffb)).not.toHaveProperty('generale')
})

test('a Durch, made and ended by an opponent', () => {
  const form = { ...newBinokel(binokel), soloist: 1, bid: 200, game: 'durch', before: 3 }
  expect(binokelSummary({ ...form, taker: 1 }, binokel)).toEqual({ soloist: 1, bid: 200, durch: true, tricks: [0, 15, 0] })
  expect(binokelSummary({ ...form, taker: 2 }, binokel)).toMatchObject({ tricks: [0, 3, 1] })
})

test('who gives up has no melds', () => {
  const form = { ...newBinokel(binokel), soloist: 0, bid: 180, game: 'concede', melds: [100, 40, 0] }
  expect(binokelSummary(form, binokel)).toEqual({ soloist: 0, bid: 180, concede: true, melds: [0, 40, 0] })
})

test('tricks have to be counted where the points leave it open whether somebody took none', () => {
  expect(kozelSummary({ ...newKozel(), points: 30 }, kozel)).toEqual({ cards: [30, 90], tricks: null })
  for (const points of [0, 120]) expect(kozelSummary({ ...newKozel(), points }, kozel)).toBeUndefined()
  expect(kozelSummary({ points: 0, counted: false, tricks: [0, 5] }, kozel)).toEqual({ cards: [0, 120], tricks: [0, 5] })
})
