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

/** What is shown beside the seat now. */
export function chipsOf(view: View, seat: number): Chip[] {
  if (isKozel(view)) return view.shown.filter((each) => each.seat === seat && each.trick === view.tricks.length).map(claim)
  return isBinokel(view) ? binokelChips(view, seat) : coincheChips(view, seat)
}

const claim = (each: { claim: string }): Chip => ({ id: `say-${each.claim}`, tone: 'say' })

function coincheChips(view: CoincheView, seat: number): Chip[] {
  const calls = view.calls.filter(([who]) => who === seat).map(([, said]) => said)
  if (!view.playing) return calls.slice(-2).map(spoken)
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

function spoken(said: Action): Chip {
  if (said === 'pass') return { id: 'say-pass', tone: 'pass' }
  if (said === 'coinche' || said === 'surcoinche') return { id: `say-${said}`, tone: 'double' }
  return { call: said, tone: 'call' }
}

function binokelChips(view: BinokelView, seat: number): Chip[] {
  if (view.phase === 'auction') {
    const last = view.calls.filter((call) => call.seat === seat).at(-1)
    if (!last) return []
    return [last.bid === null ? { id: 'say-pass', tone: 'pass' } : { call: String(last.bid), tone: 'call' }]
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
