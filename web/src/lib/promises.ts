/** What this browser saw of a shuffle before its secret was published, kept until the proof is checked. */
import type { Promised } from './fair'

const STORED = 'atout.promises'
/** The oldest are dropped beyond these. */
const MOST = 100

function all(): Record<string, Promised> {
  try {
    return Object(JSON.parse(localStorage.getItem(STORED) ?? '{}')) as Record<string, Promised>
  } catch {
    return {}
  }
}

export function keepPromise(table: string, deal: number, promised: Promised): void {
  const key = `${table}/${deal}`
  const others = Object.entries(all()).filter(([each]) => each !== key)
  localStorage.setItem(STORED, JSON.stringify(Object.fromEntries([...others, [key, promised]].slice(-MOST))))
}

export const promiseOf = (table: string, deal: number): Promised | null => all()[`${table}/${deal}`] ?? null
