import { expect, test } from 'vitest'
import { anchorOf, blocks, matches, spans, type Part } from './ruleText'

const RULES = new Set(['Z2.4', 'C5'])
const text = (words: string): { kind: 'text'; text: string } => ({ kind: 'text', text: words })

test('a line has its emphasis, its code, and links to rules of this book only', () => {
  expect(spans('The *shokha* (Z2.4) is `6s`, **always**; K4.6 is elsewhere', RULES)).toEqual([
    text('The '),
    { kind: 'em', text: 'shokha' },
    text(' ('),
    { kind: 'rule', text: 'Z2.4' },
    text(') is '),
    { kind: 'code', text: '6s' },
    text(', '),
    { kind: 'strong', text: 'always' },
    text('; '),
    text('K4.6'),
    text(' is elsewhere'),
  ])
})

test('paragraphs, lists, tables and quotes are told apart, and lines that go on belong together', () => {
  const book = 'One\ntwo.\n\n- a\n  b\n- c\n\n1. d\n2. e\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n> *Settled:* so\n> it is.'
  expect(blocks(book, RULES)).toEqual([
    { kind: 'paragraph', spans: [text('One two.')] },
    { kind: 'list', ordered: false, items: [[text('a b')], [text('c')]] },
    { kind: 'list', ordered: true, items: [[text('d')], [text('e')]] },
    { kind: 'table', head: [[text('x')], [text('y')]], rows: [[[text('1')], [text('2')]]] },
    { kind: 'quote', blocks: [{ kind: 'paragraph', spans: [{ kind: 'em', text: 'Settled:' }, text(' so it is.')] }] },
  ])
})

test('examples stand where they were written, with what is given and what is asked', () => {
  const book = 'Before:\n\n```reply\ntrump: h\nwinning: Ah\nreply: 6s\ntakes over: yes\n```\n\nBetween.\n\n```claim\nhand: Tc Td\nclaim: none\n```'
  expect(blocks(book, RULES).map((block) => (block.kind === 'example' ? block.example : block.kind))).toEqual([
    'paragraph',
    { kind: 'reply', given: { trump: 'h', winning: 'Ah', reply: '6s' }, asks: 'takes over', answer: 'yes' },
    'paragraph',
    { kind: 'claim', given: { hand: 'Tc Td' }, asks: 'claim', answer: 'none' },
  ])
})

test('a part is named by its rule, or by its title', () => {
  const part: Part = { level: 2, id: '', title: '1 Table, cards', text: '' }
  expect(anchorOf(part)).toBe('1-table-cards')
  expect(anchorOf({ ...part, title: 'Взятка' })).toBe('взятка')
  expect(anchorOf({ ...part, id: 'Z2.4' })).toBe('Z2.4')
})

test('a search wants every word, anywhere in the part', () => {
  const part: Part = { level: 3, id: 'Z1.2', title: 'The shokha', text: 'The six of spades beats everything.' }
  expect(matches(part, 'SPADES shokha')).toBe(true)
  expect(matches(part, 'z1.2')).toBe(true)
  expect(matches(part, 'spades hearts')).toBe(false)
})
