/** The rulebook and its examples, asked of the server. */
import { request } from './api'
import type { Example, Part } from './ruleText'
import type { Refused } from './types'

export interface Verdict {
  answers: string[]
  refusals: Record<string, Refused>
}

const books = new Map<string, Promise<Part[]>>()

/** The book of a game in a language; fetched once. */
export function fetchBook(game: string, lang: string): Promise<Part[]> {
  const key = `${game} ${lang}`
  let book = books.get(key)
  if (!book) {
    book = request<{ parts: Part[] }>('GET', `/rules/${game}?lang=${lang}`).then((answer) => answer.parts)
    book.catch(() => books.delete(key))
    books.set(key, book)
  }
  return book
}

/** What the rules say about an example. */
export const tryExample = (game: string, { kind, given }: Example): Promise<Verdict> =>
  request('POST', `/rules/${game}/try`, { kind, given })
