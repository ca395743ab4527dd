import { beforeEach, expect, test, vi } from 'vitest'
import { forget, myTables, readTables, remember, type MyTable } from './mine'

const table = (name: string): MyTable => ({ table: name, address: `/table/${name}`, game: 'kozel', deal: 1, totals: [0, 2] })

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('the table seen last comes first, each once', () => {
  for (const name of ['a', 'b', 'a']) remember(table(name))
  expect(myTables().map((each) => each.table)).toEqual(['a', 'b'])
  forget('a')
  expect(myTables().map((each) => each.table)).toEqual(['b'])
})

test('the list does not grow without end', () => {
  for (const name of 'abcdefghijkl') remember(table(name))
  expect(myTables().map((each) => each.table).join('')).toBe('lkjihgfe')
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no list', '{"table": "a"}'],
  ['an address of another site', JSON.stringify([{ ...table('a'), address: 'https://example.org/' }])],
  ['a table without its totals', JSON.stringify([{ ...table('a'), totals: 3 }])],
])('%s is no table', (_, stored) => {
  expect(readTables(stored)).toEqual([])
})
