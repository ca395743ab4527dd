/** The finished deals of a table as a file: a game record a line, as `atout verify` reads it. */
import { request } from './api'

export async function exportRecord(table: string): Promise<void> {
  const { records } = await request<{ records: unknown[] }>('GET', `/tables/${table}/record`)
  const text = records.map((record) => `${JSON.stringify(record)}\n`).join('')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  link.download = `atout-${table}.jsonl`
  link.click()
  URL.revokeObjectURL(link.href)
}
