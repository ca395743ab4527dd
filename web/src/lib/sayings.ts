/** What was said at a table, in words and in order. */
import { t } from './i18n.svelte'
import type { Saying } from './types'

/** How many of the last things said the page keeps. */
const MOST = 30

/** All that was said, each thing once, in the order of time: what is asked for may have come over the stream before. */
export function merged(known: readonly Saying[], more: readonly Saying[]): Saying[] {
  const all = new Map([...known, ...more].map((saying) => [saying.at, saying]))
  return [...all.values()].sort((one, other) => one.at - other.at).slice(-MOST)
}

/** What was said, a phrase in the language of the page. */
export const wordsOf = (saying: Saying): string => saying.text ?? t(`phrase-${saying.phrase}`)

/** Who said it, and what. */
export const spoken = (saying: Saying, you: number | null): string =>
  t('talk-said', { name: saying.seat === you ? t('seat-you') : saying.name, what: wordsOf(saying) })
