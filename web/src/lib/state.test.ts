import { describe, expect, test } from 'vitest'
import { binokel, coinche, kozel, tableOf, update } from '../testing/samples'
import {
  bidToBeginWith,
  compatible,
  fortune,
  groupActions,
  likeliestSuit,
  momentOf,
  placeOf,
  questionOf,
  sidesOf,
  statusOf,
  strainOf,
  trickAt,
  tricksTaken,
  withPending,
  without,
} from './state'
import type { Result } from './types'

const result = (outcome: string, score: number[]): Result => ({
  outcome,
  score,
  record: [],
  tally: [],
  standing: { totals: score, aside: 0, pending: [], winner: null },
})

test('a reply is asked for with as many cards as were led', () => {
  const led = { leader: 1, groups: [{ seat: 1, size: 3, openly: true, cards: ['8h', '9h', 'Th'] }], winner: 1 }
  const view = kozel({ trick: led, legal: ['hide 7c 8c 9c'] })
  expect(statusOf(update(view))).toEqual({ id: 'status-your-reply', count: 3 })
})

test('forehand is told when the game was left to him', () => {
  const opened = { phase: 'discard' as const, soloist: 0, legal: ['discard 9c 9d 9h'] }
  const passed = [
    { seat: 1, bid: null },
    { seat: 2, bid: null },
  ]
  const left = binokel({ ...opened, calls: [{ seat: 0, bid: 150 }, ...passed] })
  expect(statusOf(update(left))).toEqual({ id: 'status-your-discard-left', count: 150 })
  const fought = binokel({ ...opened, bid: 160, calls: [{ seat: 0, bid: 150 }, { seat: 1, bid: 160 }, ...passed] })
  expect(statusOf(update(fought))).toEqual({ id: 'status-your-discard' })
})

test('who watches is told so', () => {
  const watched = update(kozel({ seat: null, turn: 2 }))
  expect(statusOf({ ...watched, table: { ...watched.table, you: null } })).toEqual({ id: 'status-watching', seat: 2 })
})

test.each([
  ['the lowest in the suit that looks best', ['pass', '80 s', '80 h', '90 s', '90 h'], '80 h'],
  ['none where only all tricks can be bid', ['pass', 'coinche', 'capot s', 'capot h'], null],
  ['none where nothing can be bid', ['pass', 'surcoinche'], null],
])('the bid to begin with is %s', (_, legal, bid) => {
  expect(bidToBeginWith(coinche({ hand: ['Jh', '9h', '7s', '8s'], legal }))).toBe(bid)
})

describe('where people sit', () => {
  test.each([
    ['coinche-bg', 0, ['bottom', 'right', 'top', 'left']],
    ['coinche-bg', 2, ['top', 'left', 'bottom', 'right']],
    ['kozel', 0, ['bottom', 'left', 'top', 'right']],
    ['kozel', 3, ['left', 'top', 'right', 'bottom']],
    ['binokel', 1, ['left', 'bottom', 'right']],
  ])('the next to act at %s sits where the game goes, seen from seat %i', (game, you, places) => {
    expect(places.map((_, seat) => placeOf(seat, { game, you }))).toEqual(places)
  })

  test('whoever watches sits behind seat 0', () => {
    expect(placeOf(1, { game: 'kozel', you: null })).toBe('left')
  })

  test('one’s own side is read first', () => {
    expect(sidesOf({ game: 'coinche-ffb', you: 3 })).toEqual([1, 0])
    expect(sidesOf({ game: 'binokel', you: 1 })).toEqual([1, 2, 0])
  })
})

describe('what is asked', () => {
  test.each([
    [['pass', '80 h', 'capot a'], 'bid'],
    [['pass', 'surcoinche'], 'bid'],
    [['declare run:Kh:4', 'declare none'], 'declare'],
    [['pass', 'raise'], 'raise'],
    [['discard 9c 9c 9d'], 'discard'],
    [['trump h', 'concede h', 'durch'], 'game'],
    [['moskva', 'silent'], 'claim'],
    [['lead 8h', 'lead 8h Jh'], 'lead'],
    [['hide 7c', 'hide 8c'], 'reply'],
    [['Th', '9s'], 'card'],
    [[], null],
  ])('%j is a question for: %s', (legal, question) => {
    expect(questionOf(coinche({ legal }))).toBe(question)
  })

  test('the status line names the question, or who is awaited', () => {
    expect(statusOf(update(coinche({ legal: ['Th'] })))).toEqual({ id: 'status-your-card' })
    expect(statusOf(update(coinche({ turn: 2 })))).toEqual({ id: 'status-waiting', seat: 2 })
  })

  test('what was said and is held is told to whoever said it', () => {
    const view = kozel({ turn: 0 })
    expect(statusOf(update(view, { table: tableOf(view, { held: 'lead 8h' }) }))).toEqual({ id: 'status-held' })
  })

  test('a question put to nobody known is a moment’s wait', () => {
    expect(statusOf(update(kozel({ turn: 0 })))).toEqual({ id: 'status-moment' })
  })

  test('the shuffle waits for the cutter', () => {
    const fair = { deal: 1, commitment: '', seeds: [], closed: true, cutter: 0, least: 1, most: 31, cut: null, cut_by: null, secret: null }
    const shuffling = (cutter: number) => update(null, { table: tableOf(null, { fair: { ...fair, cutter } }) })
    expect(statusOf(shuffling(0))).toEqual({ id: 'status-your-cut' })
    expect(statusOf(shuffling(1))).toEqual({ id: 'status-cut', seat: 1 })
  })
})

describe('tricks', () => {
  const first = { leader: 1, cards: ['7h', '8h', '9h', 'Ah'], winner: 0 }

  test('cards lie with the seats that played them', () => {
    const view = coinche({ tricks: [first], trick: { leader: 0, cards: ['Ks'], winner: 0 } })
    expect(trickAt(view, 0)?.laid.map((each) => each.seat)).toEqual([1, 2, 3, 0])
    expect(trickAt(view, 1)).toMatchObject({ number: 1, laid: [{ seat: 0, cards: ['Ks'] }] })
  })

  test('an unseen group is as many cards face down', () => {
    const groups = [
      { seat: 0, size: 2, openly: true, cards: ['8h', 'Jh'] },
      { seat: 1, size: 2, openly: false, cards: [] },
    ]
    expect(trickAt(kozel({ trick: { leader: 0, groups, winner: 0 } }), 0)?.laid[1]?.cards).toEqual([null, null])
  })

  test('one’s own card lies there before the server has answered', () => {
    const view = coinche({ trick: { leader: 3, cards: ['Ks'], winner: 3 } })
    expect(withPending(trickAt(view, 0)!, 0, 'As').laid.at(-1)).toEqual({ seat: 0, cards: ['As'], openly: true })
  })

  test('a call, a declaration and cards laid away do not lie there', () => {
    const trick = trickAt(coinche({ trick: { leader: 0, cards: [], winner: null } }), 0)!
    for (const action of ['90 h', 'declare run:Kh:4', 'discard 9c 9d Jh']) {
      expect(withPending(trick, 0, action).laid).toEqual([])
    }
  })

  test('tricks are counted by seat', () => {
    expect(tricksTaken(coinche({ tricks: [first, { ...first, winner: 2 }] }))).toEqual([1, 0, 1, 0])
  })
})

describe('cards selected together', () => {
  const lead = kozel({ hand: ['8h', 'Jh', '7c', '6s'], legal: ['lead 8h', 'lead Jh', 'lead 7c', 'lead 6s', 'lead 8h Jh', 'lead 8h 6s', 'lead Jh 6s', 'lead 7c 6s', 'lead 8h Jh 6s'] })

  test('only those go with a card that some lead takes along', () => {
    expect(compatible(lead, lead.hand, ['8h'])).toEqual([false, true, false, true])
  })

  test('a group is written in the order of records, the shokha last', () => {
    expect(groupActions(lead, ['6s', 'Jh', '8h'])).toEqual([{ action: 'lead 8h Jh 6s', allowed: true }])
    expect(groupActions(lead, ['8h', '7c'])).toEqual([{ action: 'lead 7c 8h', allowed: false }])
  })

  test('a reply can be laid face down or, where it beats, take over', () => {
    const reply = kozel({ legal: ['beat Qh 6s', 'hide Qh 6s', 'hide 7h Qh'] })
    expect(groupActions(reply, ['7h', 'Qh'])).toEqual([
      { action: 'hide 7h Qh', allowed: true },
      { action: 'beat 7h Qh', allowed: false },
    ])
  })

  test('of two copies one is taken', () => {
    expect(without(['9c', '9c', 'Jd'], ['9c'])).toEqual(['9c', 'Jd'])
  })
})

describe('what has to be seen before the table goes on', () => {
  const before = update(coinche({ trick: { leader: 0, cards: ['7h', '8h', '9h'], winner: 2 } }))

  test('a finished trick', () => {
    const trick = { leader: 0, cards: ['7h', '8h', '9h', 'Ah'], winner: 3 }
    expect(momentOf(before, update(coinche({ tricks: [trick] })))).toBe('trick')
  })

  test('the Tapp, melds, shown cards', () => {
    const tapp = binokel({ tapp: ['9c', 'Jd', 'Ah'] })
    const melds = binokel({ tapp: ['9c', 'Jd', 'Ah'], melds: [[{ kind: 'nine', cards: ['9c'], points: 10 }], [], []] })
    expect(momentOf(update(binokel()), update(tapp))).toBe('tapp')
    expect(momentOf(update(tapp), update(melds))).toBe('melds')
    expect(momentOf(update(kozel()), update(kozel({ shown: [{ seat: 1, claim: 'moskva', cards: [], trick: 1 }] })))).toBe('shown')
  })

  test('nothing when another deal has begun', () => {
    const view = coinche()
    expect(momentOf(before, update(view, { table: tableOf(view, { deal: 2 }) }))).toBe(null)
  })
})

describe('how a deal came out for a person', () => {
  const made = { bid: '90 h', seat: 1, double: 1 as const }

  test.each([
    [1, 'made', 'bad'],
    [1, 'lost', 'good'],
    [2, 'made', 'good'],
    [2, 'lost', 'bad'],
    [0, 'dispute', 'even'],
  ])('the contract of seat %i is %s: %s for seat 0', (seat, outcome, luck) => {
    expect(fortune(update(coinche({ contract: { ...made, seat }, result: result(outcome, [0, 0]) })))).toBe(luck)
  })

  test('penalties are bad', () => {
    expect(fortune(update(kozel({ result: result('won', [2, 0]) })))).toBe('bad')
    expect(fortune(update(kozel({ result: result('drawn', [2, 2]) })))).toBe('even')
  })

  test('a soloist wins or loses by his own score', () => {
    expect(fortune(update(binokel({ soloist: 0, result: result('lost', [-400, 60, 50]) })))).toBe('bad')
    expect(fortune(update(binokel({ soloist: 1, result: result('lost', [60, -400, 50]) })))).toBe('good')
  })
})

test('trumps are known once they are named', () => {
  expect(strainOf(coinche({ contract: { bid: '90 n', seat: 1, double: 1 } }))).toBe(null)
  expect(strainOf(coinche({ playing: true, contract: { bid: '90 n', seat: 1, double: 1 } }))).toBe('n')
  expect(strainOf(binokel({ choice: 'trump h' }))).toBe('h')
  expect(strainOf(binokel({ choice: 'durch' }))).toBe(null)
  expect(strainOf(kozel())).toBe('h')
})

test('the auction begins with the suit that looks strongest', () => {
  expect(likeliestSuit(['Jh', '9h', 'Ah', '7s', '8s', 'Kc', 'Ad', '7d'])).toBe('h')
})
