/** The messages of the table protocol (docs/protocol.md) as the page uses them. */
import { familyOf, type Card, type Strain, type Suit } from './cards'

/** An action as a record writes it: `Th`, `90 h`, `lead 8h Jh`. */
export type Action = string

export interface Standing {
  totals: number[]
  aside: number
  pending: number[]
  winner: number | null
}

export interface SheetLine {
  slug: string
  rule: string
  points: number[]
}

export interface Result {
  outcome: string
  score: number[]
  record: SheetLine[]
  tally: SheetLine[]
  standing: Standing
}

interface AnyView {
  game: string
  seat: number | null
  dealer: number
  before: Standing
  turn: number | null
  legal: Action[]
  hand: Card[]
  hand_sizes: number[]
  result: Result | null
}

export interface TrickView {
  leader: number
  cards: Card[]
  winner: number | null
}

export interface Contract {
  bid: Action
  seat: number
  double: 1 | 2 | 4
}

export interface CoincheView extends AnyView {
  calls: [number, Action][]
  contract: Contract | null
  playing: boolean
  tricks: TrickView[]
  trick: TrickView | null
  cards_taken: [number, number]
  declared: string[] | null
  announced: (string[] | null)[]
  shown: { seat: number; text: string; cards: Card[]; points: number }[]
  better: number | null
  belotes: [number, Suit][]
}

export interface Meld {
  kind: string
  cards: Card[]
  points: number
}

export interface BinokelView extends AnyView {
  phase: 'auction' | 'discard' | 'choice' | 'play' | 'over'
  calls: { seat: number; bid: number | null }[]
  bid: number
  soloist: number | null
  tapp: Card[]
  laid_away: Card[]
  choice: Action | null
  melds: Meld[][]
  tricks: TrickView[]
  trick: TrickView | null
  tricks_taken: number[]
  cards_taken: number[]
}

export interface SeenGroup {
  seat: number
  size: number
  openly: boolean
  cards: Card[]
}

export interface SeenTrick {
  leader: number
  groups: SeenGroup[]
  winner: number | null
}

export interface KozelView extends AnyView {
  trump: Suit
  turn_up: Card
  turn_up_drawn_by: number | null
  stock: number
  tricks: SeenTrick[]
  trick: SeenTrick | null
  shown: { seat: number; claim: 'moskva' | 'molodka'; cards: Card[]; trick: number }[]
  wins: [number, number]
}

export type View = CoincheView | BinokelView | KozelView
export const isCoinche = (view: View): view is CoincheView => familyOf(view.game) === 'coinche'
export const isBinokel = (view: View): view is BinokelView => familyOf(view.game) === 'binokel'
export const isKozel = (view: View): view is KozelView => familyOf(view.game) === 'kozel'

export interface TableSeat {
  name: string
  kind: 'empty' | 'person' | 'computer'
  level: string | null
  away: boolean
}

export interface Shuffle {
  deal: number
  commitment: string
  seeds: string[]
  closed: boolean
  cutter: number
  least: number
  most: number
  cut: number | null
  cut_by: number | null
  secret: string | null
}

export interface TableInfo {
  id: string
  game: string
  kind: 'solo' | 'open' | 'link'
  practice: boolean
  you: number | null
  seats: TableSeat[]
  host: number | null
  phase: 'gathering' | 'shuffling' | 'playing' | 'scored' | 'over'
  match: number
  deal: number
  totals: number[]
  winner: number | null
  ready: boolean[]
  deadline: number | null
  window: number | null
  held: Action | null
  settings: { level: string; pace_ms: number; clock_s: number | null; window_ms: number }
  fair: Shuffle | null
}

export interface Happened {
  kind: string
  seat?: number | null
  action?: Action | null
  name?: string | null
  why?: 'left' | 'clock' | null
  cut?: number | null
  by?: 'person' | 'computer' | 'clock' | null
}

export interface Refused {
  slug: string
  rule: string
  context: Record<string, string | number>
}

export interface Update {
  number: number
  happened: Happened | null
  table: TableInfo
  view: View | null
  refusals: Record<Card, Refused>
}

export interface Presence {
  seats: boolean[]
  watchers: number
}

export type Command =
  | { kind: 'act'; action: Action }
  | { kind: 'start' | 'ready' | 'leave' | 'return' | 'rematch' }
  | { kind: 'seed'; seed: string }
  | { kind: 'cut'; cut: number }
  | { kind: 'settings'; level?: string; pace_ms?: number }

export interface Fair {
  table: string
  deal: number
  commitment: string
  secret: string
  seeds: string[]
  cut_by: number | null
}

/** A finished deal, as far as the table needs it. */
export interface FinishedDeal {
  deck: string | null
  cut: number | null
  fair: Fair | null
}

export type { Card, Strain, Suit }
