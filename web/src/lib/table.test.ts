import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coinche, tableOf, update } from '../testing/samples'
import type { LiveTable as Live } from './table.svelte'
import type { Shuffle, Update } from './types'

type Answer = { status: number; body: object } | 'lost'
let answers: Answer[]
let sent: { answers: number; command: Record<string, unknown> }[]
let opened: number
let source: { onmessage: (message: { data: string }) => void; onerror: () => void; onopen: () => void }
let LiveTable: typeof Live
let live: Live

beforeEach(async () => {
  vi.useFakeTimers()
  answers = []
  opened = 0
  sent = []
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('document', { hidden: false, ...events })
  vi.stubGlobal('addEventListener', events.addEventListener)
  vi.stubGlobal('removeEventListener', events.removeEventListener)
  class Source {
    static readonly CLOSED = 2
    constructor() {
      source = this as unknown as typeof source
      opened++
    }
    addEventListener(): void {}
    close(): void {}
  }
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.body) sent.push(JSON.parse(String(init.body)))
    const answer = answers.shift() ?? { status: 200, body: { number: 2 } }
    if (answer === 'lost') throw new TypeError('network')
    return { ok: answer.status < 400, status: answer.status, statusText: '', json: async () => answer.body, headers: new Headers() }
  })
  ;({ LiveTable } = await import('./table.svelte'))
  live = new LiveTable('t1')
})

afterEach(() => {
  live.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const receive = (each: Update): void => source.onmessage({ data: JSON.stringify(each) })
const asked = (number: number): Update =>
  update(coinche({ hand: ['Th'], legal: ['Th'], trick: { leader: 0, cards: [], winner: null } }), { number })
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10)

test('the first update is shown at once', () => {
  receive(asked(7))
  expect(live.shown?.number).toBe(7)
})

test('a card lies on the table before the answer, and a second tap sends nothing', async () => {
  receive(asked(7))
  live.act('Th')
  live.act('Th')
  expect(live.trick?.laid).toEqual([{ seat: 0, cards: ['Th'], openly: true }])
  await settle()
  expect(sent).toEqual([{ answers: 7, command: { kind: 'act', action: 'Th' } }])
})

test('it stays there until the update with the answer’s number is shown', async () => {
  answers.push({ status: 200, body: { number: 8 } })
  receive(asked(7))
  live.act('Th')
  await settle()
  expect(live.pending).toBe('Th')
  receive(update(coinche({ trick: { leader: 0, cards: ['Th'], winner: 0 } }), { number: 8, action: 'Th' }))
  expect(live.pending).toBe(null)
})

test('a refused action comes back with its reason', async () => {
  answers.push({ status: 422, body: { slug: 'must-follow', rule: 'K4.2', text: 'No. [K4.2]' } })
  receive(asked(7))
  live.act('Th')
  await settle()
  expect([live.pending, live.problem]).toEqual([null, { text: 'No. [K4.2]', rule: 'K4.2' }])
})

test('a command that got no answer is sent again, the same', async () => {
  answers.push('lost', { status: 503, body: {} }, { status: 409, body: { slug: 'late', number: 8 } })
  receive(asked(7))
  live.act('Th')
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent.map((each) => each.answers)).toEqual([7, 7, 7])
  expect(live.problem).toBe(null)
})

test('a finished trick is held, what comes after it waits', async () => {
  const trick = { leader: 0, cards: ['7h', '8h', '9h', 'Ah'], winner: 3 }
  receive(update(coinche({ trick: { leader: 0, cards: ['7h', '8h', '9h'], winner: 2 } }), { number: 7 }))
  receive(update(coinche({ tricks: [trick], trick: { leader: 3, cards: [], winner: null } }), { number: 8, seat: 3, action: 'Ah' }))
  receive(update(coinche({ tricks: [trick], trick: { leader: 3, cards: ['Ks'], winner: 3 } }), { number: 9, seat: 3, action: 'Ks' }))
  expect([live.shown?.number, live.moment, live.trick?.laid.length]).toEqual([8, 'trick', 4])
  await vi.advanceTimersByTimeAsync(1600)
  expect([live.shown?.number, live.moment, live.trick?.laid.length]).toEqual([9, null, 1])
})

test('after a gap all is shown as it is now', () => {
  receive(asked(7))
  receive(asked(30))
  expect([live.shown?.number, live.moment]).toEqual([30, null])
})

test('numbers of one’s own are added to a shuffle, once', async () => {
  const fair: Shuffle = { deal: 1, commitment: 'c', seeds: ['', ''], closed: false, cutter: 1, least: 1, most: 31, cut: null, cut_by: null, secret: null }
  const shuffling = { ...update(null, { number: 3 }), table: tableOf(null, { fair }) }
  receive(shuffling)
  receive({ ...shuffling, number: 4, happened: { kind: 'seeded', seat: 1 } })
  await settle()
  expect(sent).toEqual([{ answers: 3, command: { kind: 'seed', seed: expect.stringMatching(/^[0-9a-f]{32}$/) } }])
})

test('a lost connection is told after a while only', async () => {
  source.onerror()
  await vi.advanceTimersByTimeAsync(1500)
  expect(live.lost).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(live.lost).toBe(true)
  source.onopen()
  expect(live.lost).toBe(false)
})

test('a stream that stays behind an answer is opened anew', async () => {
  answers.push({ status: 200, body: { number: 8 } })
  receive(asked(7))
  live.act('Th')
  await vi.advanceTimersByTimeAsync(3500)
  expect(opened).toBe(2)
})

test('however often it is tried again, a lost connection is told', async () => {
  for (let times = 0; times < 3; times++) {
    source.onerror()
    await vi.advanceTimersByTimeAsync(900)
  }
  expect(live.lost).toBe(true)
})
