import { expect, test, vi } from 'vitest'
import type { Saying } from './types'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
const { merged } = await import('./sayings')

const said = (at: number): Saying => ({ at, seat: 0, name: 'Ada', phrase: 'hello', text: null })
const times = (sayings: Saying[]): number[] => sayings.map(({ at }) => at)

test('what was asked for and what came over the stream is one list, each thing once, in the order of time', () => {
  expect(times(merged([said(3), said(5)], [said(1), said(3)]))).toEqual([1, 3, 5])
  expect(merged([], [])).toEqual([])
})

test('only the last thirty are kept', () => {
  const all = Array.from({ length: 45 }, (_, at) => said(at))
  expect(times(merged(all.slice(0, 40), all.slice(20)))).toEqual(times(all.slice(15)))
})
