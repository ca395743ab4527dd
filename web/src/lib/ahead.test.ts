import { expect, test } from 'vitest'
import { binokel, coinche, kozel, tableOf, update } from '../testing/samples'
import { canPickAhead, fateOf, pickAhead } from './ahead'
import type { CoincheView, Update } from './types'

const begun = { leader: 2, cards: ['7h'], winner: 2 }
const hand = ['Th', 'Ks']
const at = (some: Partial<CoincheView>): Update => update(coinche({ turn: 3, hand, trick: begun, ...some }))
const picked = pickAhead(at({}), 'Th0', 'Th')

test('a card can be picked while others play to the trick', () => {
  expect(canPickAhead(at({}))).toBe(true)
  expect(canPickAhead(update(binokel({ turn: 1, hand, trick: { leader: 1, cards: [], winner: null } })))).toBe(true)
})

test('not in one’s own turn, not in the auction, not after one’s own card, not at the end', () => {
  expect(canPickAhead(at({ turn: 0 }))).toBe(false)
  expect(canPickAhead(at({ trick: null }))).toBe(false)
  expect(canPickAhead(at({ turn: 1, trick: { leader: 0, cards: ['7h'], winner: 0 } }))).toBe(false)
  expect(canPickAhead(at({ turn: null }))).toBe(false)
})

test('not by somebody who watches, nor in Kozel, where groups are played', () => {
  const watched = at({})
  expect(canPickAhead({ ...watched, table: tableOf(watched.view, { you: null }) })).toBe(false)
  expect(canPickAhead(update(kozel({ turn: 1, hand })))).toBe(false)
})

test('it waits for its turn, and for a question that comes before the card', () => {
  expect(fateOf(picked, at({}))).toBe('waits')
  expect(fateOf(picked, at({ turn: 0, legal: ['declare none'] }))).toBe('waits')
})

test('in its turn it is played if the server allows it, otherwise refused', () => {
  expect(fateOf(picked, at({ turn: 0, legal: ['Th'] }))).toBe('played')
  expect(fateOf(picked, at({ turn: 0, legal: ['Ks'] }))).toBe('refused')
})

test('it is never played to another trick, in another deal, or when it has left the hand', () => {
  const legal = { turn: 0, legal: ['Th'] }
  expect(fateOf(picked, at({ ...legal, tricks: [{ leader: 2, cards: ['7h', '8h', '9h', 'Jh'], winner: 3 }] }))).toBe('forgotten')
  const next = at(legal)
  expect(fateOf(picked, { ...next, table: { ...next.table, deal: 2 } })).toBe('forgotten')
  expect(fateOf(picked, at({ ...legal, hand: ['Ks'] }))).toBe('forgotten')
})

test('a computer that has played for the seat ends it', () => {
  expect(fateOf(picked, at({ turn: 1, trick: { leader: 2, cards: ['7h', '8h', 'Ah'], winner: 0 } }))).toBe('forgotten')
})
