/** What the decisions of a finished deal cost: which are looked at, in which order, and where they stand in its replay. */
import { pointsText } from './estimate'
import type { components } from './protocol'
import { cardsOf } from './state'
import type { Estimate } from './types'

type Schemas = components['schemas']
export type Review = Schemas['Review']
export type ReviewPending = Schemas['ReviewPending']
export type Decision = Schemas['DecisionView']

/** The two columns that must not be confused: the deal as it really lay, and what the seat could know. */
export const COLUMNS = ['as_it_lay', 'could_know'] as const
export type Column = (typeof COLUMNS)[number]

const FIRST_MS = 1500
const GROWS = 1.4
const MOST_MS = 20_000

/** How long to wait before it is asked for again, when it has been asked for so many times. */
export const pauseAfter = (times: number): number => Math.min(FIRST_MS * GROWS ** (times - 1), MOST_MS)

/** The moment of the replay at which a decision was to be made: the one before its action. */
export const momentOf = (decision: Pick<Decision, 'index'>): number => decision.index - 1

/** The decision of a seat at a moment, where it had one. */
export const decisionAt = (review: Review, seat: number, at: number): Decision | undefined =>
  review.decisions.find((each) => each.seat === seat && momentOf(each) === at)

/** The decisions of a seat: the worst ones first, then the others as they came. */
export function ordered(review: Review, seat: number): { worst: Decision[]; others: Decision[] } {
  const own = review.decisions.filter((each) => each.seat === seat)
  const places = review.seats.find((each) => each.seat === seat)?.worst ?? []
  const worst = places.flatMap((place) => own.filter((each) => each.index === place.index))
  return { worst, others: own.filter((each) => !worst.includes(each)) }
}

/** Why a column has no number: the id of a message. */
export function dashOf(decision: Pick<Decision, 'action' | Column>, column: Column): string | null {
  if (decision[column] !== null) return null
  if (column === 'could_know') return 'review-dash-known'
  return cardsOf(decision.action).length > 0 ? 'review-dash-lay' : 'review-dash-call'
}

/** Why there are dashes among these decisions, each reason once. */
export function dashes(decisions: readonly Pick<Decision, 'action' | Column>[]): string[] {
  const found = decisions.flatMap((each) => COLUMNS.map((column) => dashOf(each, column)))
  return [...new Set(found.filter((each) => each !== null))]
}

/** Whether a decision cost something that its numbers show. */
export const isCostly = (estimate: Estimate | null): boolean =>
  estimate !== null && (pointsText(estimate) !== '0' || Math.round(100 * estimate.chance) !== 0)
