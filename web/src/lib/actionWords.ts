/** Actions and the reasons for them in words, for reviews and hints. */
import { percentText, pointsText } from './estimate'
import { cardNames, has, language, t } from './i18n.svelte'
import { cardsOf } from './state'
import type { Action, Estimate, Hint, Reason } from './types'
import { callName, callParts, declarationName, shortCards } from './words'

/** What is done, in little room: *10♥*, *90 ♥*, *lay 9♣ 9♦ B♥ away*; or as it is read aloud. */
export function actionText(action: Action, aloud = false): string {
  const [word = ''] = action.split(' ')
  const cards = cardsOf(action)
  if (cards.length > 0) {
    const written = aloud ? cardNames(cards) : shortCards(cards)
    return has(`do-${word}-cards`) ? t(`do-${word}-cards`, { cards: written }) : written
  }
  if (word === 'declare') return declarationName(action)
  if (has(`do-word-${word}`)) return t(`do-word-${word}`)
  if (aloud) return callName(action)
  const { word: call, strain, sign } = callParts(action)
  return has(`do-${word}-suit`) ? t(`do-${word}-suit`, { suit: strain }) : `${call} ${sign}`
}

export const reasonText = ({ slug, context }: Reason): string => t(`reason-${slug}`, context)

/** Several facts as one sentence without its end. */
export const reasonsText = (reasons: readonly Reason[]): string => reasons.map(reasonText).join('; ')

/** Points as the language of the page writes them; a dash where they cannot be told. */
export const pointsOf = (estimate: Estimate | null): string =>
  estimate === null ? '–' : pointsText(estimate, language.current)

export const chanceOf = (estimate: Estimate | null): string => (estimate === null ? '–' : percentText(estimate))

/** A hint read aloud: the best, and why. */
export function hintText(hint: Hint): string {
  const best = hint.options[0]
  if (!best) return t('hint-nothing')
  const actions = hint.best.map((each) => actionText(each, true)).join(', ')
  const worth = `${t('estimate-chance')} ${chanceOf(best.could_know)}`
  return t('news-hint', { actions, why: [worth, reasonsText(best.reasons)].filter(Boolean).join('; ') })
}
