/** What a match gave, in words. */
import { t } from './i18n.svelte'
import type { MatchGains } from './players'

/** All that it gave, each as a few words; nothing for whoever left. */
export function gainsTexts({ experience, coins, rating, level, level_before, lines }: MatchGains): string[] {
  const done = lines.filter((line) => line.challenge !== null)
  return [
    ...(experience || coins ? [t('earned-both', { experience, coins })] : []),
    ...(rating ? [t('earned-rating', { before: rating.rating_before, after: rating.rating })] : []),
    ...(level.level > level_before.level ? [t('earned-new-level', { level: level.level })] : []),
    ...(done.length ? [t('earned-challenges', { count: done.length })] : []),
  ]
}
