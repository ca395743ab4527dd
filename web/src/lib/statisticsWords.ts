/** What the cells of statistics are called. */
import { suitSign } from './cards'
import { t } from './i18n.svelte'
import type { By, Kind } from './statistics'

const CAPOT = 1000

/** What the column of a field is called. */
export function byText(by: By, kind: Kind): string {
  const values: Partial<Record<Kind, string>> = { soloist: 'bid', opponent: 'bid', deal: 'penalties', lead: 'cards' }
  return t(`statistics-by-${(by === 'value' && values[kind]) || by}`)
}

/** The value of a field of a cell: *♥*, *NT*, *capot*, *×2*. */
export function cellText(by: By, value: string | number, kind: Kind): string {
  if (by === 'double') return value === 1 ? t('statistics-not-doubled') : `×${value}`
  if (by === 'value') {
    if (value === CAPOT) return t('word-capot')
    return kind === 'lead' ? t('statistics-group', { count: Number(value) }) : String(value)
  }
  const strain = String(value)
  if (strain === 'durch') return t('call-durch')
  if (strain === 'concede') return t('call-conceded')
  return 'na'.includes(strain) ? t(`sign-${strain}`) : suitSign(strain)
}
