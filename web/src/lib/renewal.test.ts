import { expect, test } from 'vitest'
import { mayRenew } from './renewal'

test.each([
  ['the first time', 1_000_000, null, true, true],
  ['long after the last time', 1_000_000, '900000', true, true],
  ['right after the last time: never a loop', 1_000_000, '999000', true, false],
  ['without a connection', 1_000_000, null, false, false],
])('loaded anew by itself %s', (_, now, last, online, may) => {
  expect(mayRenew(now, last, online)).toBe(may)
})
