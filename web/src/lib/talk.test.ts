import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableTalk as Made } from './talk.svelte'
import type { Saying } from './types'

const said = (at: number, seat = 1): Saying => ({ at, seat, name: 'Bob', phrase: 'hello', text: null })
let kept: Map<string, string>
let told: number[]
let TableTalk: typeof Made
let talk: Made

beforeEach(async () => {
  vi.useFakeTimers()
  kept = new Map()
  told = []
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  ;({ TableTalk } = await import('./talk.svelte'))
  talk = new TableTalk('t1', ({ at }) => told.push(at))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is said stands at its seat for a while, and something newer for as long again', () => {
  talk.hear(said(1), false)
  vi.advanceTimersByTime(3000)
  talk.hear(said(2), false)
  expect(talk.latest?.at).toBe(2)
  vi.advanceTimersByTime(3000)
  expect(talk.standing[1]?.at).toBe(2)
  vi.advanceTimersByTime(3000)
  expect(talk.standing).toEqual({})
  expect(talk.said.map(({ at }) => at)).toEqual([1, 2])
})

test('only what others say while the panel is closed is news', () => {
  talk.hear(said(1, 0), true)
  expect(talk.unread).toBe(false)
  talk.hear(said(2), false)
  expect(talk.unread).toBe(true)
})

test('muted, nothing stands, is told or is news; this window remembers it for this table alone', () => {
  talk.hear(said(1), false)
  talk.mute(true)
  expect([talk.standing, talk.unread]).toEqual([{}, false])
  talk.hear(said(2), false)
  expect([talk.standing, talk.unread, told]).toEqual([{}, false, [1]])
  expect(new TableTalk('t1', () => undefined).muted).toBe(true)
  expect(new TableTalk('t2', () => undefined).muted).toBe(false)
  talk.mute(false)
  expect(new TableTalk('t1', () => undefined).muted).toBe(false)
})

test('of somebody who was blocked nothing is left', () => {
  talk.hear(said(1), false)
  talk.hear(said(2, 2), false)
  talk.forget(1)
  expect(talk.said.map(({ seat }) => seat)).toEqual([2])
  expect(Object.keys(talk.standing)).toEqual(['2'])
})
