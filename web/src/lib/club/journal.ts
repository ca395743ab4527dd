/**
 * The sheets of this browser. Each is a journal, the same that `atout keep` writes: the facts of the match, then a line
 * for every entry. It is stored before anything is shown, and only the rules say what is in it.
 */
import { t } from '../i18n.svelte'
import { answer } from './answers'

export type Summary = Record<string, unknown>

export interface Header {
  format: 'atout-sheet/1'
  game: string
  target: number
  names: string[]
  first_dealer: number
}

export type Entry = { deal: Summary | null } | { undo: true }

export interface Journal {
  header: Header
  entries: Entry[]
  /** When the last entry was made, in milliseconds. */
  changed: number
  /** What it said then: shown at once, until the rules have said it again. */
  sheet: Sheet
}

/** The part of a journal that its owner has written. */
export type Written = Pick<Journal, 'header' | 'entries'>

export interface Line {
  slug: string
  rule: string
  points: number[]
}

export interface Deal {
  dealer: number
  summary: Summary | null
  outcome: string
  tally: Line[]
  record: Line[]
  score: number[]
  totals: number[]
  aside: number
  pending: number[]
}

/** What a journal says. */
export interface Sheet {
  game: string
  target: number
  names: string[]
  sides: string[]
  deals: Deal[]
  totals: number[]
  aside: number
  places: { state: 'playing' | 'tied' | 'pending' | 'won' | 'lost'; missing: number }[]
  next_dealer: number | null
  winner: number | null
}

const PREFIX = 'atout.sheet.'

/** The journal as it is stored; `null` where there is none, or nothing that can be one. */
export function readJournal(stored: string | null): Journal | null {
  try {
    const { header, entries, changed, sheet } = Object(JSON.parse(stored ?? 'null')) as Partial<Journal>
    const { game, target, names } = Object(header) as Partial<Header>
    const sound = typeof game === 'string' && typeof target === 'number' && Array.isArray(names) && sheet
    return sound && Array.isArray(entries) ? { header: header!, entries, changed: Number(changed), sheet } : null
  } catch {
    return null
  }
}

export const journalOf = (id: string): Journal | null => readJournal(localStorage.getItem(PREFIX + id))

/** All sheets of this browser, the one changed last first. */
export function journals(): { id: string; journal: Journal }[] {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length))
  const found = ids.map((id) => ({ id, journal: journalOf(id) }))
  return found.flatMap(({ id, journal }) => (journal ? [{ id, journal }] : [])).sort((a, b) => b.journal.changed - a.journal.changed)
}

/** Stores a journal and what it says. Where the browser is full it throws, and what was stored before stays. */
export function store(id: string, { header, entries }: Written, sheet: Sheet): void {
  const journal: Journal = { header, entries, changed: Date.now(), sheet }
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(journal))
  } catch {
    throw new Error(t('club-not-stored'))
  }
}

export const drop = (id: string): void => localStorage.removeItem(PREFIX + id)

/** Begins a sheet, if it can be; its id. */
export async function begin(header: Header): Promise<string> {
  const written: Written = { header, entries: [] }
  const sheet = await sheetOf(written)
  const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  store(id, written, sheet)
  // Asks the browser not to clear it away when room gets scarce.
  void navigator.storage?.persist?.()
  return id
}

const linesOf = ({ header, entries }: Written): unknown[] => [header, ...entries]

/** What the journal says. */
export const sheetOf = (journal: Written): Promise<Sheet> =>
  answer({ ask: 'sheet', journal: linesOf(journal) })

/** The running sheet as comma-separated values. */
export const tableOf = async (journal: Journal): Promise<string> =>
  (await answer<{ csv: string }>({ ask: 'table', journal: linesOf(journal) })).csv

/** The journal as the file that `atout keep --file` goes on with. */
export const fileOf = (journal: Journal): string =>
  linesOf(journal).map((line) => `${JSON.stringify(line)}\n`).join('')

/** Whether something happened in another window to a sheet of this browser. */
export const isSheet = (key: string | null, id: string): boolean => key === null || key === PREFIX + id
