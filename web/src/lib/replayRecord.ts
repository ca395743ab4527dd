/** The finished deals of a table as a file: a game record a line, as `atout verify` reads it. */
import { request } from './api'
import { saveText } from './save'

export async function exportRecord(table: string): Promise<void> {
  const { records } = await request<{ records: unknown[] }>('GET', `/tables/${table}/record`)
  const text = records.map((record) => `${JSON.stringify(record)}\n`).join('')
  saveText(`atout-${table}.jsonl`, text, 'application/jsonl')
}
