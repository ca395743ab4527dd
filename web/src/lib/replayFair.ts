/** The proof of a finished deal, checked step by step so that each step can be explained (docs/fairness.md). */
import { familyOf, type Card } from './cards'
import { commitmentOf, shuffledDeck, type Promised } from './fair'
import type { Fair } from './types'

/** What is checked, in this order. */
export const CHECKS = ['promise', 'secret', 'deck', 'cut', 'hands'] as const
export type Check = (typeof CHECKS)[number]
/** `null`: this browser cannot tell, because it was not there before the deal. */
export type Verdict = Record<Check, boolean | null>

/** The deal as it is claimed to have come about. */
export interface Claimed {
  dealer: number
  deck: string
  cut: number
  /** By seat, in the order in which the cards came. */
  hands: string[]
  rest: string
}

const LEAST_CUT: Record<string, number> = { 'coinche-ffb': 3 }

/** Whether this browser can check: only over a secure connection, or on the server's own machine. */
export const canCheck = (): boolean => isSecureContext

/** Checks the proof against the deal, and against what this browser saw before it. */
export async function check(game: string, claimed: Claimed, fair: Fair, promised: Promised | null): Promise<Verdict> {
  const least = LEAST_CUT[game] ?? 1
  const { deck, cut } = await shuffledDeck(fair, game, least)
  const isCut = fair.cut_by === null ? claimed.cut === cut : claimed.cut >= least && claimed.cut <= deck.length - least
  return {
    promise: promised && isKept(promised, fair),
    secret: (await commitmentOf(fair.secret)) === fair.commitment,
    deck: deck.join(' ') === claimed.deck,
    cut: isCut,
    hands: isDealt(game, claimed),
  }
}

const isKept = ({ commitment, seed }: Promised, fair: Fair): boolean =>
  commitment === fair.commitment && (seed === null || fair.seeds[seed.seat] === seed.value)

/** How many cards each seat gets in each round; in Binokel the Tapp is laid down after the first. */
const PACKETS = { coinche: [3, 2, 3], binokel: [3, 3, 3, 3, 3], kozel: [1, 1, 1, 1] }
const TAPP = 3

/** Whether hands, Tapp and stock are those that the cut deck gives (K1.1, N1.2, Z1.3). */
function isDealt(game: string, { dealer, deck, cut, hands, rest }: Claimed): boolean {
  const family = familyOf(game)
  const cards = deck.split(' ')
  const left = [...cards.slice(cut), ...cards.slice(0, cut)]
  const dealt = hands.map((): Card[] => [])
  let aside: Card[] = []
  PACKETS[family].forEach((packet, round) => {
    for (let turn = 1; turn <= hands.length; turn++) {
      dealt[(dealer + turn) % hands.length]!.push(...left.splice(0, packet))
    }
    if (family === 'binokel' && round === 0) aside = left.splice(0, TAPP)
  })
  // The turn-up is drawn last.
  if (family === 'kozel') aside = [...left.slice(1), ...left.slice(0, 1)]
  return dealt.every((hand, seat) => hand.join(' ') === hands[seat]) && aside.join(' ') === rest
}
