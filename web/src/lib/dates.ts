/** Dates in the words of a language. */

/** A month such as `2026-12`: *December 2026*, or short. */
export function monthText(month: string, lang: string, length: 'long' | 'short' = 'long'): string {
  const [year, number] = month.split('-').map(Number)
  if (!year || !number) return ''
  const asked = length === 'long' ? ({ month: 'long', year: 'numeric' } as const) : ({ month: 'short', year: '2-digit' } as const)
  return new Intl.DateTimeFormat(lang, { ...asked, timeZone: 'UTC' }).format(Date.UTC(year, number - 1))
}

/** A day, by the clock of who looks. */
export const dayText = (at: number, lang: string): string => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(at)
