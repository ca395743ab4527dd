/** Tables to test with: what a server would send, with only what matters filled in. */
import type { BinokelView, CoincheView, KozelView, TableInfo, Update, View } from '../lib/types'

const STANDING = { totals: [0, 0], aside: 0, pending: [], winner: null }

const common = { seat: 0, dealer: 3, before: STANDING, turn: 0, legal: [], hand: [], result: null }

export function coinche(some: Partial<CoincheView> = {}): CoincheView {
  const usual = {
    ...common,
    game: 'coinche-bg',
    hand_sizes: [8, 8, 8, 8],
    calls: [],
    contract: null,
    playing: false,
    tricks: [],
    trick: null,
    cards_taken: [0, 0] as [number, number],
    declared: null,
    announced: [null, null, null, null],
    shown: [],
    better: null,
    belotes: [],
  }
  return { ...usual, ...some }
}

export function binokel(some: Partial<BinokelView> = {}): BinokelView {
  const usual = {
    ...common,
    game: 'binokel',
    hand_sizes: [15, 15, 15],
    phase: 'auction' as const,
    calls: [{ seat: 0, bid: 150 }],
    bid: 150,
    soloist: null,
    tapp: [],
    laid_away: [],
    choice: null,
    melds: [[], [], []],
    tricks: [],
    trick: null,
    tricks_taken: [0, 0, 0],
    cards_taken: [0, 0, 0],
  }
  return { ...usual, ...some }
}

export function kozel(some: Partial<KozelView> = {}): KozelView {
  const usual = {
    ...common,
    game: 'kozel',
    hand_sizes: [4, 4, 4, 4],
    trump: 'h' as const,
    turn_up: '8h',
    turn_up_drawn_by: null,
    stock: 20,
    tricks: [],
    trick: { leader: 0, groups: [], winner: null },
    shown: [],
    wins: [0, 0] as [number, number],
  }
  return { ...usual, ...some }
}

export function tableOf(view: View | null, some: Partial<TableInfo> = {}): TableInfo {
  const game = (view?.game ?? 'coinche-bg') as TableInfo['game']
  const players = view?.hand_sizes.length ?? 4
  return {
    id: 't1',
    game,
    kind: 'solo',
    practice: false,
    you: 0,
    seats: Array.from({ length: players }, (_, seat) => ({
      name: seat === 0 ? 'Ann' : '',
      kind: seat === 0 ? ('person' as const) : ('computer' as const),
      level: null,
      away: false,
    })),
    host: 0,
    phase: view ? 'playing' : 'shuffling',
    match: 1,
    deal: 1,
    totals: [0, 0],
    winner: null,
    ready: [],
    deadline: null,
    window: null,
    held: null,
    settings: { level: 'thumb', pace_ms: 900, clock_s: null, window_ms: 0 },
    fair: null,
    ...some,
  }
}

/** An update in which a seat has done something; nothing has happened where `action` is missing. */
export function update(view: View | null, some: Partial<Update> & { seat?: number; action?: string } = {}): Update {
  const { seat, action, ...rest } = some
  const happened = action === undefined ? null : { kind: 'action' as const, seat: seat ?? 0, action }
  return { number: 1, happened, table: tableOf(view), view, refusals: {}, ...rest }
}
