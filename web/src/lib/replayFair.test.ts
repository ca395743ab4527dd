import { beforeEach, expect, test, vi } from 'vitest'
import { check, type Claimed } from './replayFair'
import type { Fair } from './types'

// Worked out by the program's own implementation: game kozel, dealer 1, secret cd…, one seed, the cut drawn.
const FAIR: Fair = {
  table: 'table-1',
  deal: 2,
  commitment: '7969ec0fcb8b648dfde24b1d0ae24568d398dcc3a83b80a850f973238cdfd3d9',
  secret: 'cd'.repeat(32),
  seeds: ['', '00112233445566778899aabbccddeeff', '', ''],
  cut_by: null,
}
const DEAL: Claimed = {
  dealer: 1,
  deck: '8d As Kh Qc 6h 9c Th Qs 7c 9s 6c Ts 8h Js Ac Ah 6s Kd Tc Ad Qd 8c Qh Kc 9d 7h 7s 6d Td Jd Ks 8s Jh 9h Jc 7d',
  cut: 2,
  hands: ['6h 7c 8h 6s', '9c 9s Js Kd', 'Kh Th 6c Ac', 'Qc Qs Ts Ah'],
  rest: 'Ad Qd 8c Qh Kc 9d 7h 7s 6d Td Jd Ks 8s Jh 9h Jc 7d 8d As Tc',
}
const PROMISED = { commitment: FAIR.commitment, seed: { seat: 1, value: FAIR.seeds[1]! } }
const GOOD = { promise: true, secret: true, deck: true, cut: true, hands: true }

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
})

test('a true proof holds in every step', async () => {
  expect(await check('kozel', DEAL, FAIR, PROMISED)).toEqual(GOOD)
})

test('without having been there the promise is not known', async () => {
  expect(await check('kozel', DEAL, FAIR, null)).toEqual({ ...GOOD, promise: null })
})

test.each([
  ['another promise', { promise: false }, {}, {}, { ...PROMISED, commitment: '00' }],
  ['one’s own numbers left out', { promise: false }, {}, {}, { ...PROMISED, seed: { seat: 0, value: '11' } }],
  ['another commitment', { promise: false, secret: false }, { commitment: '00' }, {}, PROMISED],
  ['another cut', { cut: false, hands: false }, {}, { cut: DEAL.cut + 1 }, PROMISED],
  ['two hands changed', { hands: false }, {}, { hands: [...DEAL.hands].reverse() }, PROMISED],
  ['another stock', { hands: false }, {}, { rest: DEAL.rest.split(' ').reverse().join(' ') }, PROMISED],
])('%s is caught', async (_, broken, fair, deal, promised) => {
  expect(await check('kozel', { ...DEAL, ...deal }, { ...FAIR, ...fair }, promised)).toEqual({ ...GOOD, ...broken })
})

test('another secret gives another deck', async () => {
  const found = await check('kozel', DEAL, { ...FAIR, secret: 'ef'.repeat(32) }, PROMISED)
  expect(found).toMatchObject({ secret: false, deck: false })
})

test('a person may cut wherever both parts keep enough cards', async () => {
  const by = { ...FAIR, cut_by: 0 }
  expect((await check('kozel', { ...DEAL, cut: 1 }, by, null)).cut).toBe(true)
  expect((await check('kozel', { ...DEAL, cut: 36 }, by, null)).cut).toBe(false)
  expect((await check('coinche-ffb', { ...DEAL, cut: 2 }, by, null)).cut).toBe(false)
})
