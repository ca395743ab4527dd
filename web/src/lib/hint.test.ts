import { beforeEach, expect, test, vi } from 'vitest'
import { coinche, tableOf, update } from '../testing/samples'
import type { Hints as Made } from './hint.svelte'
import type { LiveTable } from './table.svelte'
import type { Hint, TableInfo } from './types'

const hint: Hint = { seat: 0, number: 7, unit: null, samples: 0, best: [], options: [] }
let answer: { status: number; body: object }
let asked: string[]
let Hints: typeof Made

beforeEach(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  answer = { status: 200, body: hint }
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return { ok: answer.status < 400, status: answer.status, statusText: '', json: async () => answer.body }
  })
  ;({ Hints } = await import('./hint.svelte'))
})

/** A table at which one of two cards is to be played. */
function liveTable(kind: TableInfo['kind'] = 'solo', legal = ['Th', '9h']): LiveTable {
  const view = coinche({ hand: legal, legal })
  const shown = update(view, { number: 7, table: tableOf(view, { kind }) })
  return { id: 't1', shown, pending: null, moment: null, problem: null } as unknown as LiveTable
}
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test('a hint is shown for the question that it is about, and goes with the move', async () => {
  const live = liveTable()
  const hints = new Hints(live)
  hints.toggle()
  await settle()
  expect([asked, hints.shown]).toEqual([['/api/tables/t1/hint'], hint])
  live.pending = 'Th'
  expect([hints.shown, hints.offered]).toEqual([null, false])
})

test('one that comes too late is not shown', async () => {
  const live = liveTable()
  const hints = new Hints(live)
  hints.toggle()
  live.shown = { ...live.shown!, number: 9 }
  await settle()
  expect(hints.shown).toBe(null)
})

test('asked again it closes; while one is awaited nothing more is asked', async () => {
  const hints = new Hints(liveTable())
  hints.toggle()
  hints.toggle()
  await settle()
  hints.toggle()
  expect([asked.length, hints.shown]).toEqual([1, null])
})

test.each([
  ['people play against people', liveTable('open')],
  ['friends play', liveTable('link')],
  ['there is one thing to do', liveTable('solo', ['Th'])],
  ['nothing is asked', liveTable('solo', [])],
])('there is no hint where %s', (_, live) => {
  const hints = new Hints(live)
  hints.toggle()
  expect([hints.offered, asked]).toEqual([false, []])
})

test('a refusal is told at the table', async () => {
  answer = { status: 429, body: { slug: 'too-many', text: 'Too many.', rule: '' } }
  const live = liveTable()
  const hints = new Hints(live)
  hints.toggle()
  await settle()
  expect([live.problem, hints.asking]).toEqual([{ text: 'Too many.', rule: '' }, false])
})
