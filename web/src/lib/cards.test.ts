import { expect, test } from 'vitest'
import { inRecordOrder, rankText, sorted, suitOrder } from './cards'

test('black and red suits alternate', () => {
  expect(suitOrder(['As', 'Ah', 'Ac', 'Ad'])).toEqual(['s', 'h', 'c', 'd'])
  expect(suitOrder(['As', 'Ac', 'Ad'])).toEqual(['s', 'd', 'c'])
  expect(suitOrder(['Ah', 'Ac', 'Ad'])).toEqual(['h', 'c', 'd'])
})

test('nothing jumps when a suit runs out', () => {
  expect(suitOrder(['As', 'Ac', 'Ad'], ['s', 'h', 'c', 'd'])).toEqual(['s', 'h', 'c', 'd'])
})

test('a hand goes by suit, each from high to low', () => {
  expect(sorted(['7h', 'Ts', 'Ah', 'Ks'], ['s', 'h'])).toEqual(['Ts', 'Ks', 'Ah', '7h'])
})

test('records list clubs first, each suit from low to high', () => {
  expect(inRecordOrder(['6s', 'Jh', '8h', '7c'], '6s')).toEqual(['7c', '8h', 'Jh', '6s'])
})

test('letters are those of a language, or of the German pattern', () => {
  const letters = (code: string) => [...'JQKAT'].map((rank) => rankText(rank, code)).join(' ')
  expect([letters('ru'), letters('bg'), letters('fr'), letters('german'), letters('en')]).toEqual([
    'В Д К Т 10',
    'В Д П А 10',
    'V D R A 10',
    'U O K A 10',
    'J Q K A 10',
  ])
})
