/** What lies over the page: the settings dialog, a place in the rulebook opened beside the table. */
import type { LiveTable } from './table.svelte'
import type { TableInfo } from './types'

export const overlay: {
  settings: boolean
  /** The rulebook at a rule: `{ game: 'coinche-ffb', rule: 'K4.2' }`. */
  rule: { game: string; rule: string } | null
  /** The score sheet of a table. */
  sheet: TableInfo | null
  /** The table that lies under it. */
  live: LiveTable | null
} = $state({ settings: false, rule: null, sheet: null, live: null })
