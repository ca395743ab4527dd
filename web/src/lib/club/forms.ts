/** What is entered about a deal, and the summary that it makes, as `atout score` takes it. */
import type { Facts } from './facts'
import type { Summary } from './journal'

/** A side or a seat; -1 for nobody, or as long as nobody has been named. */
type Who = number
type Count = number | null

export interface CoincheForm {
  strain: string
  capot: boolean
  number: Count
  by: Who
  double: number
  /** Which tricks the contractors took: the score asks only whether it was none, or all. */
  tricks: 'some' | 'all' | 'none'
  generale: boolean
  points: Count
  declared: Who
  declarations: Count
  belote: Who
  /** With all trumps there can be several. */
  belotes: Count[]
}

export interface BinokelForm {
  soloist: Who
  bid: Count
  /** A trump suit, `durch` or `concede`. */
  game: string
  melds: Count[]
  laid: Count
  cards: Count[]
  counted: boolean
  tricks: Count[]
  /** Who took the trick that ended a Durch; the soloist himself where nobody did. */
  taker: Who
  /** Tricks of the soloist before. */
  before: Count
}

export interface KozelForm {
  points: Count
  counted: boolean
  tricks: Count[]
}

export type Form = CoincheForm | BinokelForm | KozelForm

/** What a belote counts (K5.8). */
const BELOTE = 20

export const newCoinche = (facts: Facts): CoincheForm => ({
  strain: '', capot: false, number: facts.bids?.first ?? null, by: -1, double: 1, tricks: 'some', generale: false, points: null,
  declared: -1, declarations: 20, belote: -1, belotes: [0, 0],
})

export const newBinokel = (facts: Facts): BinokelForm => ({
  soloist: -1, bid: facts.bids?.first ?? null, game: '', melds: [0, 0, 0], laid: null, cards: [null, null, null], counted: false,
  tricks: [null, null, null], taker: -1, before: 0,
})

export const newKozel = (): KozelForm => ({ points: null, counted: false, tricks: [null, null] })

/** The summary of a deal; `undefined` as long as something is missing. */
export function coincheSummary(form: CoincheForm, facts: Facts): Summary | undefined {
  const { strain, capot, number, by, double } = form
  const points = { all: facts.points, none: 0, some: form.points }[form.tricks]
  if (!strain || by < 0 || points === null || (number === null && !capot)) return undefined
  const declared = form.declared < 0 ? 0 : form.declarations
  if (declared === null || form.belotes.includes(null)) return undefined
  const taken = { all: facts.hand, none: 0, some: null }[form.tricks]
  return {
    contract: `${capot ? 'capot' : number} ${strain}`,
    by,
    double,
    cards: pair(by, points, facts.points - points),
    tricks: taken === null ? null : pair(by, taken, facts.hand - taken),
    ...(facts.generale && taken !== null ? { generale: form.generale } : {}),
    declarations: pair(form.declared, declared, 0),
    belote: belotes(form),
  }
}

function belotes({ strain, belote, belotes }: CoincheForm): number[] {
  if (strain === 'a') return belotes.map((count) => BELOTE * count!)
  return strain === 'n' || belote < 0 ? [0, 0] : pair(belote, BELOTE, 0)
}

const pair = (side: number, own: number, other: number): number[] => (side === 1 ? [other, own] : [own, other])

/** The summary of a deal; `undefined` as long as something is missing. */
export function binokelSummary(form: BinokelForm, facts: Facts): Summary | undefined {
  const { soloist, bid, game, laid } = form
  if (soloist < 0 || bid === null || !game) return undefined
  if (game === 'durch') {
    const { taker, before } = form
    if (taker < 0 || before === null) return undefined
    const own = taker === soloist ? facts.hand : before
    const tricks = form.tricks.map((_, seat) => (seat === soloist ? own : Number(seat === taker)))
    return { soloist, bid, durch: true, tricks }
  }
  if (form.melds.includes(null)) return undefined
  if (game === 'concede') {
    return { soloist, bid, concede: true, melds: form.melds.map((points, seat) => (seat === soloist ? 0 : points)) }
  }
  const counted = form.counted || binokelDoubt(form)
  if (laid === null || form.cards.includes(null) || (counted && form.tricks.includes(null))) return undefined
  const tricks = counted ? form.tricks : null
  return { soloist, bid, trump: game, cards: form.cards, laid_away: laid, tricks, melds: form.melds }
}

/** The summary of a deal; `undefined` as long as something is missing. */
export function kozelSummary(form: KozelForm, facts: Facts): Summary | undefined {
  const { points, tricks } = form
  const counted = form.counted || kozelDoubt(form, facts)
  if (points === null || (counted && tricks.includes(null))) return undefined
  return { cards: [points, facts.points - points], tricks: counted ? tricks : null }
}

/** Whether the points leave it open that somebody took no trick: then tricks have to be counted. */
export const binokelDoubt = ({ cards }: BinokelForm): boolean => cards.includes(0)
export const kozelDoubt = ({ points }: KozelForm, facts: Facts): boolean => points === 0 || points === facts.points

/** Card points that have not been given to anybody. */
export function pointsLeft({ cards, laid }: BinokelForm, facts: Facts): number {
  return [...cards, laid].reduce<number>((rest, points) => rest - (points ?? 0), facts.points)
}
