/** What stands beside a seat: what it said in the auction, what it announced, what it holds of the contract. */
import type { Args } from './i18n.svelte'
import { isBinokel, isKozel, type Action, type BinokelView, type CoincheView, type View } from './types'

/** A few words beside a seat. */
export interface Chip {
  /** A message of the catalogue… */
  id?: string
  args?: Args
  /** …or a call as it is written: `90 h`, `capot s`, `trump h`. */
  call?: Action
  tone: 'call' | 'pass' | 'double' | 'contract' | 'say'
}

/** A call of an auction, and the seat that made it. */
export interface Called {
  seat: number
  chip: Chip
}

/** The whole auction, from its first call on; none in a game without one. */
export function callsOf(view: View): Called[] {
  if (isKozel(view)) return []
  if (!isBinokel(view)) return view.calls.map(([seat, said]) => ({ seat, chip: spoken(said) }))
  return view.calls.map(({ seat, bid }) => ({ seat, chip: spoken(bid === null ? 'pass' : String(bid)) }))
}

/** What is shown beside the seat now. */
export function chipsOf(view: View, seat: number): Chip[] {
  if (isKozel(view)) return view.shown.filter((each) => each.seat === seat && each.trick === view.tricks.length).map(claim)
  return isBinokel(view) ? binokelChips(view, seat) : coincheChips(view, seat)
}

const claim = (each: { claim: string }): Chip => ({ id: `say-${each.claim}`, tone: 'say' })

function coincheChips(view: CoincheView, seat: number): Chip[] {
  const calls = view.calls.filter(([who]) => who === seat).map(([, said]) => said)
  if (!view.playing) return standing(calls).map(spoken)
  const chips: Chip[] = []
  if (view.contract?.seat === seat) chips.push({ call: view.contract.bid, tone: 'contract' })
  chips.push(...calls.filter((said) => said.endsWith('coinche')).map(spoken))
  if (view.tricks.length === 0) {
    chips.push(...(view.announced[seat] ?? []).map((kind): Chip => ({ id: `kind-${kind}`, tone: 'say' })))
  }
  const belotes = view.belotes.filter(([who]) => who === seat)
  chips.push(...belotes.map((): Chip => ({ id: 'say-belote', tone: 'say' })))
  return chips
}

/** Of the calls of a seat those that matter still: its last bid stays beside what was said after it. */
function standing(calls: readonly Action[]): Action[] {
  const bid = calls.filter((said) => said.includes(' ')).at(-1)
  const after = calls.slice(bid === undefined ? 0 : calls.lastIndexOf(bid) + 1)
  const doubles = after.filter((said) => said.endsWith('coinche'))
  const passed = after.at(-1) === 'pass' ? ['pass'] : []
  return [...(bid === undefined ? [] : [bid]), ...doubles, ...passed]
}

function spoken(said: Action): Chip {
  if (said === 'pass') return { id: 'say-pass', tone: 'pass' }
  if (said === 'coinche' || said === 'surcoinche') return { id: `say-${said}`, tone: 'double' }
  return { call: said, tone: 'call' }
}

function binokelChips(view: BinokelView, seat: number): Chip[] {
  if (view.phase === 'auction') {
    const calls = view.calls.filter((call) => call.seat === seat).map(({ bid }) => (bid === null ? 'pass' : String(bid)))
    const bid = calls.filter((said) => said !== 'pass').slice(-1)
    return [...bid, ...(calls.at(-1) === 'pass' ? ['pass'] : [])].map(spoken)
  }
  const chips: Chip[] = []
  if (view.soloist === seat) {
    chips.push({ call: String(view.bid), tone: 'contract' })
    if (view.choice) chips.push({ call: view.choice, tone: 'contract' })
  }
  const melds = (view.melds[seat] ?? []).reduce((sum, meld) => sum + meld.points, 0)
  if (melds > 0) chips.push({ id: 'chip-melds', args: { points: melds }, tone: 'say' })
  return chips
}
