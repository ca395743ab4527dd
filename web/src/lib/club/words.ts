/** Sheets and answers of the arbiter in words. */
import { familyOf, suitSign } from '../cards'
import { t } from '../i18n.svelte'
import type { Column } from '../sheet'
import type { Deal, Sheet } from './journal'

/** Trumps as they are chosen: a suit by its sign, the others by name. */
export function strainName(strain: string): string {
  if (strain === 'durch') return t('call-durch')
  return 'na'.includes(strain) ? t(`club-strain-${strain}`) : suitSign(strain)
}

/** The sides of a sheet, or its players. */
export const columnsOf = (sheet: Sheet): Column[] => sheet.sides.map((name, side) => ({ side, name, own: false }))

/** What was played, in a few words, and how it ended where the points do not say it. */
export function dealText(deal: Deal, sheet: Sheet): string {
  const ended = deal.outcome === 'won' ? [] : [t(`outcome-short-${deal.outcome}`)]
  return [...(deal.summary ? [played(deal.summary, sheet)] : []), ...ended].join(', ')
}

function played(summary: Record<string, unknown>, sheet: Sheet): string {
  switch (familyOf(sheet.game)) {
    case 'coinche': {
      const [number, strain = ''] = String(summary.contract).split(' ')
      const sign = 'na'.includes(strain) ? t(`sign-${strain}`) : suitSign(strain)
      const double = summary.double === 1 ? '' : ` ×${summary.double as number}`
      return `${number === 'capot' ? t('word-capot') : number} ${sign}${double} ${sheet.sides[summary.by as number]}`
    }
    case 'binokel': {
      const game = summary.trump ? suitSign(String(summary.trump)) : summary.durch ? t('call-durch') : ''
      return `${sheet.names[summary.soloist as number]} ${summary.bid as number} ${game}`.trimEnd()
    }
    default:
      return (summary.cards as number[]).join(' : ')
  }
}

/** How a side stands: what is missing to it, or that it has won. */
export function placeText(sheet: Sheet, side: number): string {
  const { state, missing } = sheet.places[side]!
  const about = { side: sheet.sides[side]!, count: missing }
  if (state === 'won') return t('place-won', about)
  if (state === 'tied') return t('place-tied', about)
  if (state === 'pending') return t('sheet-pending', about)
  return t(familyOf(sheet.game) === 'kozel' ? 'place-penalties' : 'place-points', about)
}
