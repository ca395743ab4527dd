/** The text of the rulebook: its Markdown read into blocks that the page draws itself. */

export interface Part {
  /** 1 the title, 2 a section, 3 a rule. */
  level: number
  /** The rule's id; empty for what is no rule. */
  id: string
  title: string
  text: string
}

/** A worked example: what is given by key, and the key and text of its answer. */
export interface Example {
  kind: string
  given: Record<string, string>
  asks: string
  answer: string
}

export type Span = { kind: 'text' | 'em' | 'strong' | 'code' | 'rule'; text: string }
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'example'; example: Example }

/** The name of a part in an address: its rule id, or what is left of its title. */
export const anchorOf = (part: Part): string =>
  part.id ||
  part.title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/m

/** The blocks of a Markdown text, as the books use it: paragraphs, lists, tables, quotes, examples. */
export function blocks(text: string, rules: ReadonlySet<string>): Block[] {
  // Split at the fences: words, the kind and body of an example, words, …
  const pieces = text.split(FENCE)
  return pieces.flatMap((piece, place): Block[] => {
    if (place % 3 === 1) return [{ kind: 'example', example: example(piece, pieces[place + 1]!) }]
    if (place % 3 === 2) return []
    const chunks = piece.split(/\n{2,}/).map((chunk) => chunk.trim())
    return chunks.flatMap((chunk) => (chunk ? [block(chunk, rules)] : []))
  })
}

function block(chunk: string, rules: ReadonlySet<string>): Block {
  const lines = chunk.split('\n')
  const first = lines[0]!
  if (first.startsWith('>')) {
    return { kind: 'quote', blocks: blocks(lines.map((line) => line.replace(/^> ?/, '')).join('\n'), rules) }
  }
  if (first.startsWith('|')) {
    const cells = lines.map((line) => line.split('|').slice(1, -1).map((cell) => spans(cell.trim(), rules)))
    return { kind: 'table', head: cells[0]!, rows: cells.slice(2) }
  }
  const item = /^(?:-|\d+\.) /
  if (item.test(first)) {
    const items = lines.reduce<string[]>((found, line) => {
      if (item.test(line)) return [...found, line.replace(item, '')]
      return [...found.slice(0, -1), `${found.at(-1)} ${line.trim()}`]
    }, [])
    return { kind: 'list', ordered: !first.startsWith('-'), items: items.map((each) => spans(each, rules)) }
  }
  return { kind: 'paragraph', spans: spans(lines.join(' '), rules) }
}

function example(kind: string, body: string): Example {
  const fields = body
    .trim()
    .split('\n')
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
  const [asks, answer] = fields.at(-1)!
  return { kind, given: Object.fromEntries(fields.slice(0, -1)), asks, answer }
}

const SPAN = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[CKNZFBO][1-9](?:\.[1-9])?\b)/

/** The pieces of a line; the id of a rule of this book becomes a link. */
export function spans(text: string, rules: ReadonlySet<string>): Span[] {
  return text.split(SPAN).flatMap((piece): Span[] => {
    if (!piece) return []
    if (piece.startsWith('**')) return [{ kind: 'strong', text: piece.slice(2, -2) }]
    if (piece.startsWith('*') && piece.length > 2) return [{ kind: 'em', text: piece.slice(1, -1) }]
    if (piece.startsWith('`')) return [{ kind: 'code', text: piece.slice(1, -1) }]
    return [{ kind: rules.has(piece) ? 'rule' : 'text', text: piece }]
  })
}

/** Whether a part has all the words that are looked for. */
export function matches(part: Part, words: string): boolean {
  const text = `${part.id} ${part.title} ${part.text}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
