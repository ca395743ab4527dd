import { describe, expect, test } from 'vitest'
import { tableOf } from '../testing/samples'
import { mayTake, pairs, seatOfPartner } from './seats'
import type { TableInfo } from './types'

/** A table where people sit on these seats. */
function gathering(taken: number[], some: Partial<TableInfo> = {}): TableInfo {
  const players = some.game === 'binokel' ? 3 : 4
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: taken.includes(seat) ? `P${seat}` : '',
    kind: taken.includes(seat) ? ('person' as const) : ('empty' as const),
    level: null,
    away: false,
  }))
  return tableOf(null, { phase: 'gathering', you: null, host: 0, seats, ...some })
}

describe('a friend of the host', () => {
  test.each([
    ['plays with him where that seat is free', gathering([0]), 2],
    ['plays with him wherever he sits', gathering([3], { host: 3 }), 1],
    ['has no seat of his own where it is taken', gathering([0, 2]), null],
    ['has none in a game without partners', gathering([0], { game: 'binokel' }), null],
  ])('%s', (_, table, seat) => {
    expect(seatOfPartner(table)).toBe(seat)
  })
})

describe('a free seat can be taken', () => {
  test.each([
    ['by a visitor', gathering([0]), 3, true],
    ['by a guest who sits elsewhere', gathering([0, 2], { you: 2 }), 3, true],
    ['by a host who is alone', gathering([0], { you: 0 }), 3, true],
    ['not by a host among others', gathering([0, 2], { you: 0 }), 3, false],
    ['not when somebody sits there', gathering([0, 2], { you: 2 }), 0, false],
    ['not once the match has begun', gathering([0], { phase: 'playing' }), 3, false],
  ])('%s', (_, table, seat, may) => {
    expect(mayTake(table, seat)).toBe(may)
  })
})

test('partners sit opposite each other', () => {
  expect([pairs(gathering([0])), pairs(gathering([0], { game: 'binokel' }))]).toEqual([[[0, 2], [1, 3]], []])
})
