import { beforeAll, expect, test, vi } from 'vitest'
import type * as Words from './actionWords'
import type { Reason } from './types'

let words: typeof Words

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('document', { documentElement: {} })
  const { useLanguage } = await import('./i18n.svelte')
  await useLanguage('en')
  words = await import('./actionWords')
})

test.each([
  ['Th', '10♥', 'ten of hearts'],
  ['90 h', '90 ♥', '90 in hearts'],
  ['capot n', 'capot NT', 'Capot at no trump'],
  ['pass', 'pass', 'pass'],
  ['lead 8h Jh', 'lead 8♥ J♥', 'lead eight of hearts, jack of hearts'],
  ['hide 7c', '7♣ face down', 'seven of clubs face down'],
  ['discard 9c 9d 9h', 'lay 9♣ 9♦ 9♥ away', 'lay nine of clubs, nine of diamonds, nine of hearts away'],
  ['trump s', 'trumps ♠', 'Trumps: spades'],
  ['durch', 'Durch', 'Durch'],
  ['declare none', 'nothing', 'nothing'],
])('%s is written %s and read %s', (action, written, aloud) => {
  expect([words.actionText(action), words.actionText(action, true)]).toEqual([written, aloud])
})

test('facts are told in the words of the terminal', () => {
  const reasons: Reason[] = [
    { slug: 'last-trump', context: {} },
    { slug: 'takes-points', context: { points: 15, percent: 83 } },
  ]
  expect(words.reasonsText(reasons)).toBe('draws the last trump; takes 15 points, safe in 83 % of the deals')
})

test('a hint is read aloud with the best action, its chance and why', () => {
  const option = (action: string, chance: number) => ({
    action,
    could_know: { points: 80, chance },
    cost: { points: 0, chance: 0 },
    reasons: action === 'Th' ? [{ slug: 'unbeatable', context: {} }] : [],
  })
  const hint = { seat: 0, number: 7, unit: 'card-points' as const, samples: 60 }
  expect(words.hintText({ ...hint, best: ['Th'], options: [option('Th', 0.77), option('9h', 0.5)] })).toBe(
    'Hint: ten of hearts. chance 77\u00a0%; cannot be beaten',
  )
  expect(words.hintText({ ...hint, unit: null, best: [], options: [] })).toBe('Nothing can be told about this choice.')
})
