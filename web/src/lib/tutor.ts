/** What a tutor says at a table: which things to think of, and how good a move was. Pure functions, no rules of play. */
import { familyOf, suitOf } from './cards'
import { isTrump, questionOf, sideOf, strainOf } from './state'
import {
  isBinokel,
  isCoinche,
  isKozel,
  type Action,
  type BinokelView,
  type CoincheView,
  type Hint,
  type KozelView,
  type Update,
  type View,
} from './types'

/** A message of the catalogue, and the rule behind it. */
export interface Thought {
  id: string
  rule: string
}

/** What there is to think of before a choice; `null` where none is asked. */
export function thoughtOf(view: View): Thought | null {
  const question = questionOf(view)
  if (question === null) return null
  if (view.legal.length === 1) return { id: 'tutor-forced', rule: dutyOf(view) }
  if (isCoinche(view)) return coinche(view)
  return isBinokel(view) ? binokel(view) : kozel(view)
}

function coinche(view: CoincheView): Thought {
  const { contract, trick } = view
  const ours = contract !== null && isPartner(contract.seat, view)
  const question = questionOf(view)
  if (question === 'declare') return { id: 'tutor-coinche-declare', rule: 'K5.4' }
  if (question === 'bid') {
    if (contract === null) return { id: 'tutor-coinche-open', rule: 'K3.2' }
    return ours ? { id: 'tutor-coinche-partner', rule: 'K3.3' } : { id: 'tutor-coinche-against', rule: 'K3.6' }
  }
  if (!trick?.cards.length) return { id: `tutor-coinche-lead-${ours ? 'ours' : 'theirs'}`, rule: 'K4.1' }
  const wins = trick.winner !== null && isPartner(trick.winner, view)
  return { id: `tutor-coinche-${wins ? 'partner' : 'opponent'}-wins`, rule: dutyOf(view) }
}

function binokel(view: BinokelView): Thought {
  const question = questionOf(view)
  if (question === 'raise') return { id: 'tutor-binokel-raise', rule: 'N2.2' }
  if (question === 'discard') return { id: 'tutor-binokel-discard', rule: 'N3.1' }
  if (question === 'game') return { id: 'tutor-binokel-game', rule: 'N3.2' }
  const alone = view.soloist === view.seat
  if (!view.trick?.cards.length) return { id: `tutor-binokel-lead-${alone ? 'alone' : 'against'}`, rule: 'N5.1' }
  if (alone) return { id: 'tutor-binokel-follow-alone', rule: dutyOf(view) }
  const wins = view.trick.winner === view.soloist ? 'soloist' : 'fellow'
  return { id: `tutor-binokel-${wins}-wins`, rule: dutyOf(view) }
}

function kozel(view: KozelView): Thought {
  const question = questionOf(view)
  if (question === 'claim') return { id: 'tutor-kozel-claim', rule: 'Z3.3' }
  if (question === 'lead') return { id: 'tutor-kozel-lead', rule: 'Z2.1' }
  const place = view.trick?.groups.length ?? 0
  if (place > 1 && isPartner(view.trick?.winner ?? null, view)) return { id: 'tutor-kozel-partner-wins', rule: 'Z2.5' }
  return { id: `tutor-kozel-${['second', 'third', 'last'][place - 1]}`, rule: 'Z2.4' }
}

/** The rule that says what must be played now. */
function dutyOf(view: View): string {
  if (isKozel(view)) return 'Z2.2'
  const led = view.trick?.cards[0]
  if (led === undefined) return isCoinche(view) ? 'K4.1' : 'N5.1'
  const follows = view.hand.some((card) => suitOf(card) === suitOf(led))
  if (isBinokel(view)) return follows ? 'N5.2' : 'N5.3'
  const strain = strainOf(view)
  if (strain === 'n' || strain === 'a') return 'K4.5'
  if (isTrump(led, strain)) return 'K4.3'
  return follows ? 'K4.2' : 'K4.6'
}

const isPartner = (seat: number | null, view: View): boolean =>
  seat !== null && view.seat !== null && sideOf(seat, view.game) === sideOf(view.seat, view.game)

const SCORE_RULES: Record<string, string> = {
  'coinche-ffb': 'F6.1',
  'coinche-1001': 'O6.1',
  'coinche-bg': 'B6.1',
  binokel: 'N6.1',
  kozel: 'Z4.1',
}

/** What is said once, in the first deal, when something begins: the auction, the exchange, the tricks, the count. */
export function firstOf({ table, view }: Update): Thought | null {
  if (!view || table.deal !== 1) return null
  const said = (what: string, rule: string): Thought => ({ id: `tutor-first-${familyOf(view.game)}-${what}`, rule })
  if (view.result) return said('score', SCORE_RULES[view.game]!)
  if (view.tricks.length > 0) return null
  if (isCoinche(view) && !view.playing) return said('auction', 'K3.2')
  if (isBinokel(view) && view.phase === 'auction') return said('auction', 'N2.1')
  if (isBinokel(view) && view.phase !== 'play') return said('exchange', 'N3.1')
  return said('trick', isCoinche(view) ? 'K4.2' : isBinokel(view) ? 'N5.2' : 'Z2.1')
}

/** How good a move was by what the seat could know. */
export interface Verdict {
  /** `other`: it was not among the choices that were looked at. */
  kind: 'good' | 'close' | 'better' | 'other'
  action: Action
  hint: Hint
}

/** What a move may cost and still be as good as another: points, and chance to win the deal. */
const CLOSE = { points: 3, chance: 0.05 }

/** The verdict on a move; `null` where nothing can be told. */
export function verdictOf(hint: Hint, action: Action): Verdict | null {
  if (hint.unit === null || hint.best.length === 0) return null
  if (hint.best.includes(action)) return { kind: 'good', action, hint }
  const cost = hint.options.find((option) => option.action === action)?.cost
  if (!cost) return { kind: 'other', action, hint }
  const isClose = cost.points <= CLOSE.points && cost.chance <= CLOSE.chance
  return { kind: isClose ? 'close' : 'better', action, hint }
}
