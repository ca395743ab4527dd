/** The rulebook and its examples, asked of the server. */
import { request } from './api'
import type { Example, Part } from './ruleText'
import type { Refused } from './types'

export interface Verdict {
  answers: string[]
  refusals: Record<string, Refused>
}

/** Where books stand. */
export type Shelf = 'rules' | 'guide'

/** A book as it is read: its parts, and the ids of the rules that its text may lead to. */
export interface Book {
  parts: Part[]
  rules: ReadonlySet<string>
}

const books = new Map<string, Promise<Book>>()

/** The book of a game in a language; fetched once. */
export function fetchBook(shelf: Shelf, game: string, lang: string): Promise<Book> {
  const address = `/${shelf}/${game}?lang=${lang}`
  let book = books.get(address)
  if (!book) {
    book = request<{ parts: Part[]; rules?: string[] }>('GET', address).then(({ parts, rules }) => ({
      parts,
      rules: new Set(rules ?? parts.flatMap((part) => part.id || [])),
    }))
    book.catch(() => books.delete(address))
    books.set(address, book)
  }
  return book
}

/** What the rules say about an example. */
export const tryExample = (game: string, { kind, given }: Example): Promise<Verdict> =>
  request('POST', `/rules/${game}/try`, { kind, given })
