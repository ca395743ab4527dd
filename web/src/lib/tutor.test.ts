import { expect, test } from 'vitest'
import { binokel, coinche, kozel, tableOf, update } from '../testing/samples'
import { firstOf, thoughtOf, verdictOf } from './tutor'
import type { CoincheView, Contract, Hint, View } from './types'

const contract = (seat: number): Contract => ({ bid: '90 h', seat, double: 1 })
const two = ['Th', '9h']
const trick = (cards: string[], winner: number | null) => ({ leader: 4 - cards.length, cards, winner })
const group = (seat: number) => ({ seat, size: 1, openly: true, cards: ['9d'] })

/** A view of play at Coinche with hearts as trumps. */
const playing = (some: Partial<CoincheView>): CoincheView =>
  coinche({ playing: true, contract: contract(0), hand: two, legal: two, trick: trick([], null), ...some })

test.each<[string, View]>([
  ['tutor-coinche-open K3.2', coinche({ legal: ['pass', '80 h'] })],
  ['tutor-coinche-partner K3.3', coinche({ legal: ['pass', '100 h'], contract: contract(2) })],
  ['tutor-coinche-against K3.6', coinche({ legal: ['pass', 'coinche'], contract: contract(1) })],
  ['tutor-coinche-declare K5.4', coinche({ legal: ['declare none', 'declare four:J'], playing: true, contract: contract(0) })],
  ['tutor-coinche-lead-ours K4.1', playing({})],
  ['tutor-coinche-lead-theirs K4.1', playing({ contract: contract(3) })],
  ['tutor-coinche-partner-wins K4.3', playing({ trick: trick(['Ah', '7h'], 2) })],
  ['tutor-coinche-opponent-wins K4.6', playing({ trick: trick(['Ac'], 3) })],
  ['tutor-coinche-opponent-wins K4.2', playing({ trick: trick(['Ac'], 3), hand: ['7c', '8c'], legal: ['7c', '8c'] })],
  ['tutor-coinche-opponent-wins K4.5', playing({ trick: trick(['Ac'], 3), contract: { bid: '90 n', seat: 0, double: 1 } })],
  ['tutor-forced K4.3', playing({ trick: trick(['Ah'], 3), legal: ['Th'] })],
  ['tutor-binokel-raise N2.2', binokel({ legal: ['pass', 'raise'] })],
  ['tutor-binokel-discard N3.1', binokel({ legal: ['discard 9c 9d 9h', 'discard 9c 9d Jh'] })],
  ['tutor-binokel-game N3.2', binokel({ legal: ['trump h', 'concede h', 'durch'] })],
  ['tutor-binokel-lead-alone N5.1', binokel({ legal: two, soloist: 0, trick: trick([], null) })],
  ['tutor-binokel-lead-against N5.1', binokel({ legal: two, soloist: 1, trick: trick([], null) })],
  ['tutor-binokel-follow-alone N5.3', binokel({ legal: two, hand: two, soloist: 0, trick: trick(['Ac'], 2) })],
  ['tutor-binokel-soloist-wins N5.2', binokel({ legal: two, hand: two, soloist: 2, trick: trick(['Ah'], 2) })],
  ['tutor-binokel-fellow-wins N5.2', binokel({ legal: two, hand: two, soloist: 1, trick: trick(['Ah'], 2) })],
  ['tutor-kozel-claim Z3.3', kozel({ legal: ['moskva', 'silent'] })],
  ['tutor-kozel-lead Z2.1', kozel({ legal: ['lead 9h', 'lead Th'] })],
  ['tutor-kozel-second Z2.4', replying(1, 3)],
  ['tutor-kozel-third Z2.4', replying(2, 3)],
  ['tutor-kozel-partner-wins Z2.5', replying(2, 2)],
  ['tutor-kozel-last Z2.4', replying(3, 1)],
  ['tutor-kozel-partner-wins Z2.5', replying(3, 2)],
])('there is something to think of: %s', (expected, view) => {
  const { id, rule } = thoughtOf(view)!
  expect(`${id} ${rule}`).toBe(expected)
})

/** A reply at Kozel, after so many others. */
function replying(after: number, winner: number): View {
  const groups = Array.from({ length: after }, (_, turn) => group(4 - after + turn))
  return kozel({ legal: ['beat Th', 'hide 9h'], trick: { leader: 4 - after, groups, winner } })
}

test('nothing is said where nothing is asked', () => {
  expect(thoughtOf(coinche())).toBe(null)
})

const result = { outcome: 'made', score: [0, 0] } as unknown as View['result']
test.each<[string, View, number]>([
  ['tutor-first-coinche-auction K3.2', coinche(), 1],
  ['tutor-first-coinche-trick K4.2', playing({}), 1],
  ['tutor-first-coinche-score B6.1', playing({ result }), 1],
  ['tutor-first-binokel-auction N2.1', binokel(), 1],
  ['tutor-first-binokel-exchange N3.1', binokel({ phase: 'discard' }), 1],
  ['tutor-first-binokel-trick N5.2', binokel({ phase: 'play' }), 1],
  ['tutor-first-kozel-trick Z2.1', kozel(), 1],
  ['tutor-first-kozel-score Z4.1', kozel({ result }), 1],
  ['', playing({ tricks: [{ leader: 0, cards: ['7h', '8h', '9h', 'Jh'], winner: 3 }] }), 1],
  ['', coinche(), 2],
])('in the first deal the beginnings are explained: %s', (expected, view, deal) => {
  const first = firstOf(update(view, { table: tableOf(view, { deal }) }))
  expect(first ? `${first.id} ${first.rule}` : '').toBe(expected)
})

const costing = (action: string, points: number, chance: number) => ({
  action,
  could_know: { points: 90 - points, chance: 0.8 - chance },
  cost: { points, chance },
  reasons: [],
})
const hint: Hint = {
  seat: 0,
  number: 7,
  unit: 'card-points',
  samples: 60,
  best: ['Jh', '9h'],
  options: [costing('Jh', 0, 0), costing('9h', 0, 0), costing('8h', 2, 0.01), costing('7h', 2, 0.2), costing('Th', 12, 0)],
}

test.each([
  ['Jh', 'good'],
  ['9h', 'good'],
  ['8h', 'close'],
  ['7h', 'better'],
  ['Th', 'better'],
  ['Ah', 'other'],
])('a move is judged by what it cost: %s is %s', (action, kind) => {
  expect(verdictOf(hint, action)?.kind).toBe(kind)
})

test('where nothing can be told there is no verdict', () => {
  expect(verdictOf({ ...hint, unit: null, best: [], options: [] }, 'Jh')).toBe(null)
})
