/** What was done in a deal, in words and signs: for the log of a replay and beside its seats. */
import { t } from './i18n.svelte'
import { cardsOf } from './state'
import type { Action } from './types'
import { callParts, declarationName, shortCards } from './words'

const SAID = new Set(['pass', 'coinche', 'surcoinche', 'moskva', 'molodka', 'silent'])

/** An action in little room: *Pass*, *90 ♥*, *Tierce from K♥*, *lays away 9♣ 9♦ B♥*. */
export function saidText(action: Action): string {
  const [word = ''] = action.split(' ')
  if (SAID.has(word)) return t(`say-${word}`)
  if (word === 'raise') return t('replay-raises')
  if (word === 'declare') return declarationName(action)
  if (word === 'discard') return `${t('laid-away')}: ${shortCards(cardsOf(action))}`
  const { word: call, sign } = callParts(action)
  return word === 'trump' ? `${t('trumps')}: ${sign}` : `${call} ${sign}`.trim()
}
