import { expect, test } from 'vitest'
import { binokel, coinche, kozel, tableOf, update } from '../testing/samples'
import { callsOf, chipsOf } from './chips'
import { newsOf, soundOf } from './news'
import type { CoincheView, Meld } from './types'

test('after a reload nothing old is told', () => {
  expect(newsOf(null, update(coinche({ legal: ['Th'] })))).toEqual([])
})

test('a card is told with its seat, and one’s own turn after it', () => {
  const before = update(coinche({ trick: { leader: 3, cards: [], winner: null } }))
  const after = update(coinche({ trick: { leader: 3, cards: ['Ah'], winner: 3 }, legal: ['Th'] }), { seat: 3, action: 'Ah' })
  expect(newsOf(before, after)).toEqual([{ id: 'news-plays', seat: 3, cards: ['Ah'] }, { id: 'status-your-card' }])
  expect(soundOf(before, after)).toBe('turn')
})

test('calls are told as calls', () => {
  const view = coinche()
  const told = (action: string) => newsOf(update(view), update(view, { seat: 2, action }))[0]
  expect(told('90 h')).toEqual({ id: 'news-bids', seat: 2, call: '90 h' })
  expect(told('coinche')).toEqual({ id: 'news-says', seat: 2, what: 'say-coinche' })
})

test('what is declared and who keeps silent is told to nobody', () => {
  const view = coinche()
  expect(newsOf(update(view), update(view, { action: 'declare run:Kh:4' }))).toEqual([])
  expect(newsOf(update(kozel()), update(kozel(), { action: 'silent' }))).toEqual([])
})

test('a finished trick names its winner', () => {
  const before = update(coinche({ trick: { leader: 0, cards: ['7h', '8h', '9h'], winner: 2 } }))
  const trick = { leader: 0, cards: ['7h', '8h', '9h', 'Ah'], winner: 3 }
  const after = update(coinche({ tricks: [trick] }), { seat: 3, action: 'Ah' })
  expect(newsOf(before, after).map((each) => each.id)).toEqual(['news-plays', 'news-takes-trick'])
  expect(soundOf(before, after)).toBe('trick')
})

test('a raise tells the bid that it makes', () => {
  expect(newsOf(update(binokel()), update(binokel({ bid: 160 }), { seat: 1, action: 'raise' }))[0]?.call).toBe('160')
})

test('cards face down are told by their number', () => {
  const groups = [{ seat: 1, size: 3, openly: false, cards: [] }]
  const after = update(kozel({ trick: { leader: 0, groups, winner: 0 } }), { seat: 1, action: 'hide 3' })
  expect(newsOf(update(kozel()), after)[0]).toEqual({ id: 'news-hides', seat: 1, count: 3 })
})

test('who has left, and why', () => {
  const away = (why: 'left' | 'clock') => {
    const view = coinche()
    return newsOf(update(view), update(view, { happened: { kind: 'seat-away', seat: 2, why } }))[0]?.id
  }
  expect([away('left'), away('clock')]).toEqual(['news-seat-away', 'news-seat-slow'])
})

test('calls stay beside the seats', () => {
  const calls: [number, string][] = [[0, '80 h'], [1, 'pass'], [2, 'pass'], [3, 'coinche'], [0, 'pass']]
  const view = coinche({ calls })
  expect(chipsOf(view, 0).map((chip) => chip.call ?? chip.id)).toEqual(['80 h', 'say-pass'])
  expect(chipsOf(view, 3)).toEqual([{ id: 'say-coinche', tone: 'double' }])
})

test('the last bid stays beside its seat however often it passes', () => {
  const calls: [number, string][] = [[0, '80 h'], [1, '90 s'], [0, '100 h'], [1, 'pass'], [0, 'pass'], [1, 'pass'], [0, 'pass']]
  expect(chipsOf(coinche({ calls }), 0).map((chip) => chip.call ?? chip.id)).toEqual(['100 h', 'say-pass'])
  const raised = [{ seat: 0, bid: 150 }, { seat: 1, bid: 160 }, { seat: 0, bid: null }]
  expect(chipsOf(binokel({ calls: raised }), 0).map((chip) => chip.call ?? chip.id)).toEqual(['150', 'say-pass'])
})

test('the whole auction can be read', () => {
  const view = coinche({ calls: [[3, 'pass'], [0, '80 h'], [1, 'coinche']] })
  const said = callsOf(view).map(({ seat, chip }) => [seat, chip.call ?? chip.id])
  expect(said).toEqual([[3, 'say-pass'], [0, '80 h'], [1, 'say-coinche']])
})

test('in play the contract stays with its maker, and who doubled it', () => {
  const calls: [number, string][] = [[0, '80 h'], [3, 'coinche']]
  const view = coinche({ calls, playing: true, contract: { bid: '80 h', seat: 0, double: 2 } })
  expect(chipsOf(view, 0)).toEqual([{ call: '80 h', tone: 'contract' }])
  expect(chipsOf(view, 3)).toEqual([{ id: 'say-coinche', tone: 'double' }])
})

test('announced kinds stay for the first trick, belotes to the end', () => {
  const some: Partial<CoincheView> = { playing: true, announced: [['tierce'], null, null, null], belotes: [[0, 'h']] }
  expect(chipsOf(coinche(some), 0).map((chip) => chip.id)).toEqual(['kind-tierce', 'say-belote'])
  const tricks = [{ leader: 0, cards: ['7h', '8h', '9h', 'Ah'], winner: 3 }]
  expect(chipsOf(coinche({ ...some, tricks }), 0).map((chip) => chip.id)).toEqual(['say-belote'])
})

test('a soloist shows bid, game and melds', () => {
  const melds: Meld[][] = [[], [{ kind: 'nine', cards: ['9h'], points: 10 }], []]
  const view = binokel({ phase: 'play', soloist: 1, bid: 200, choice: 'trump h', melds })
  expect(chipsOf(view, 1)).toEqual([
    { call: '200', tone: 'contract' },
    { call: 'trump h', tone: 'contract' },
    { id: 'chip-melds', args: { points: 10 }, tone: 'say' },
  ])
})

test('a watcher hears what happens too', () => {
  const view = coinche({ seat: null })
  const table = tableOf(view, { you: null })
  expect(newsOf(update(view, { table }), update(view, { table, seat: 1, action: 'Th' }))[0]?.id).toBe('news-plays')
})
