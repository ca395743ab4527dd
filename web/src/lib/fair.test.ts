import { expect, test } from 'vitest'
import { commitmentOf, deckOf, isFair, ownSeed, shuffledDeck } from './fair'

// Worked out by the server's own implementation (atout.cards.fair).
const SECRET = 'ab'.repeat(32)
const COMMITMENT = '9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885'
const SEED = '00112233445566778899aabbccddeeff'
const COINCHE = {
  table: 'table-1',
  deal: 3,
  commitment: COMMITMENT,
  secret: SECRET,
  seeds: [SEED, '', '', ''],
  cut_by: null,
}
const DECK =
  '7s 7h 9h Ac Ts Td 7d Tc Jc As 8h 7c 9c Kh Kc Jh Jd Qs 8c Qc Ah Kd Qd 9s Qh Ad 8d Ks Th 9d Js 8s'
const PROMISED = { commitment: COMMITMENT, seed: { seat: 0, value: SEED } }

test('a deck has all cards in the order of records', () => {
  expect(deckOf('coinche-bg').slice(0, 9).join(' ')).toBe('7c 8c 9c Jc Qc Kc Tc Ac 7d')
  expect(deckOf('binokel').slice(0, 4).join(' ')).toBe('9c 9c Jc Jc')
  expect([deckOf('coinche-ffb').length, deckOf('binokel').length, deckOf('kozel').length]).toEqual([32, 48, 36])
})

test('the commitment is the SHA-256 of the secret', async () => {
  expect(await commitmentOf(SECRET)).toBe(COMMITMENT)
})

test('the deck and the cut follow from secret and seeds', async () => {
  const { deck, cut } = await shuffledDeck(COINCHE, 'coinche-ffb', 3)
  expect([deck.join(' '), cut]).toEqual([DECK, 20])
})

test('a deck of two copies follows too', async () => {
  const seeds = ['', 'ffeeddccbbaa99887766554433221100', '']
  const { deck, cut } = await shuffledDeck({ ...COINCHE, seeds }, 'binokel', 1)
  expect([deck.slice(0, 8).join(' '), cut]).toEqual(['Kh 9d Kd Ad 9h Qd Qs Js', 25])
})

test('a seed has 32 hexadecimal digits and is another each time', () => {
  expect(ownSeed()).toMatch(/^[0-9a-f]{32}$/)
  expect(ownSeed()).not.toBe(ownSeed())
})

const deal = { deck: DECK, cut: 20, fair: COINCHE }

test('a deal as promised is fair', async () => {
  expect(await isFair(deal, 'coinche-ffb', 3, PROMISED)).toBe(true)
})

test('a person may cut where he likes', async () => {
  expect(await isFair({ ...deal, cut: 5, fair: { ...COINCHE, cut_by: 2 } }, 'coinche-ffb', 3, PROMISED)).toBe(true)
})

test.each([
  ['another deck', { ...deal, deck: DECK.replace('7s 7h', '7h 7s') }, PROMISED],
  ['another cut', { ...deal, cut: 19 }, PROMISED],
  ['another promise', deal, { ...PROMISED, commitment: '00'.repeat(32) }],
  ['another secret', { ...deal, fair: { ...COINCHE, secret: 'ac'.repeat(32) } }, PROMISED],
  ['numbers that were not mine', deal, { commitment: COMMITMENT, seed: { seat: 0, value: 'f'.repeat(32) } }],
])('%s is caught', async (_, given, promised) => {
  expect(await isFair(given, 'coinche-ffb', 3, promised)).toBe(false)
})
