import { beforeEach, expect, test, vi } from 'vitest'
import { coinche, tableOf, update } from '../testing/samples'
import type { LiveTable } from './table.svelte'
import type { Tutor as Made } from './tutor.svelte'
import type { Hint } from './types'

const worth = { points: 80, chance: 0.5 }
const option = (action: string, points: number) => ({ action, could_know: worth, cost: { points, chance: 0 }, reasons: [] })
const hint = (number: number): Hint => ({
  seat: 0,
  number,
  unit: 'card-points',
  samples: 9,
  best: ['Th'],
  options: [option('Th', 0), option('9h', 20)],
})
/** What the server answers to each request in turn, once it is let go. */
let answers: { status: number; body: object }[]
let asked: number
let letGo: () => void
let Tutor: typeof Made

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: () => 'yes', setItem: () => undefined })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  asked = 0
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  vi.stubGlobal('fetch', async () => {
    const { status, body } = answers[asked++]!
    await gate
    return { ok: status < 400, status, statusText: '', json: async () => body }
  })
  ;({ Tutor } = await import('./tutor.svelte'))
})

function atTable(): { live: LiveTable; tutor: Made } {
  const view = coinche({ hand: ['Th', '9h'], legal: ['Th', '9h'] })
  const shown = update(view, { number: 7, table: tableOf(view) })
  const live = { id: 't1', shown } as unknown as LiveTable
  const tutor = new Tutor(live)
  tutor.on = true
  return { live, tutor }
}
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

test('the advice is got without being asked for, once for each question', async () => {
  answers = [{ status: 200, body: hint(7) }]
  const { tutor } = atTable()
  tutor.begin()
  tutor.begin()
  letGo()
  await settle()
  expect([asked, tutor.asked, tutor.advice]).toEqual([1, false, hint(7)])
})

test('a move is judged when the advice was there before it', async () => {
  answers = [{ status: 200, body: hint(7) }]
  const { tutor } = atTable()
  tutor.begin()
  letGo()
  await settle()
  tutor.done('9h')
  expect(tutor.verdict?.kind).toBe('better')
})

test('a move is judged when the advice comes after it', async () => {
  answers = [{ status: 200, body: hint(7) }]
  const { live, tutor } = atTable()
  tutor.begin()
  tutor.done('Th')
  live.shown = { ...live.shown!, number: 8 }
  expect(tutor.verdict).toBe(null)
  letGo()
  await settle()
  expect([tutor.verdict?.kind, tutor.advice]).toEqual(['good', null])
})

test('advice on another question does not judge the move', async () => {
  answers = [{ status: 200, body: hint(8) }]
  const { tutor } = atTable()
  tutor.begin()
  tutor.done('9h')
  letGo()
  await settle()
  expect(tutor.verdict).toBe(null)
})

test('while the server is busy with another one it asks again, as long as the question is there', async () => {
  answers = [
    { status: 429, body: { text: 'Wait.' } },
    { status: 429, body: { text: 'Wait.' } },
    { status: 200, body: hint(7) },
  ]
  const { live, tutor } = atTable()
  tutor.begin()
  letGo()
  await vi.advanceTimersByTimeAsync(1500)
  expect(asked).toBe(2)
  live.shown = { ...live.shown!, number: 8 }
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toBe(2)
})

test('it has nothing to say where there is no advice', async () => {
  answers = [{ status: 500, body: { text: 'No.' } }]
  const { tutor } = atTable()
  tutor.begin()
  letGo()
  await vi.advanceTimersByTimeAsync(5000)
  expect([asked, tutor.advice]).toEqual([1, null])
})
