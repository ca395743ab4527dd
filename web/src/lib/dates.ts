/** Dates in the words of a language. */

/** A day, by the clock of who looks. */
export const dayText = (at: number, lang: string): string => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(at)
