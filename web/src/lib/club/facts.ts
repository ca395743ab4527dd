/** What the forms know of each game before anybody answers (`python -m atout.club.facts`). */
import type { Card } from '../cards'
import written from './facts.json'

export interface Facts {
  id: string
  players: number
  /** By seat. */
  sides: number[]
  target: number
  /** Cards of a hand as dealt. */
  hand: number
  deck: Card[]
  /** How often the deck holds each card. */
  copies: number
  strains: string[]
  /** Where bids begin, the step between two, the highest; `null` where nobody bids, or there is no highest. */
  bids: { first: number; step: number; last: number | null } | null
  /** All card points of a deal. */
  points: number
  /** One player alone taking every trick counts by itself. */
  generale: boolean
}

const all = new Map(written.map((facts): [string, Facts] => [facts.id, { ...facts, deck: facts.deck.split(' ') }]))

/** The facts of a game; `undefined` where there is no such game. */
export const factsOf = (game: string): Facts | undefined => all.get(game)
