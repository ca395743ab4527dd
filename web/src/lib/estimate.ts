/** Estimates of an analysis as they are written: points, and chances in percent. */
import type { Estimate } from './types'

/** Points of an estimate: whole ones, small ones to a tenth, with a true minus. */
export function pointsText({ points }: Pick<Estimate, 'points'>, lang = 'en'): string {
  const rounded = Math.abs(points) < 9.95 ? Math.round(points * 10) / 10 : Math.round(points)
  return unsigned(rounded).toLocaleString(lang, { useGrouping: false }).replace('-', '−')
}

/** The chance of an estimate in percent. */
export const percentText = ({ chance }: Pick<Estimate, 'chance'>): string =>
  `${unsigned(Math.round(100 * chance))}\u00a0%`.replace('-', '−')

/** Zero without a minus. */
const unsigned = (number: number): number => number || 0
