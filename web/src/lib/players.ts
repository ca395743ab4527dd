/** What players have earned, asked of the server. */
import { request } from './api'
import type { components } from './protocol'
import { wear } from './settings.svelte'

type Schemas = components['schemas']

export type Level = Schemas['LevelView']
export type GameStanding = Schemas['GameStanding']
export type PlayerView = Schemas['PlayerView']
export type MyStanding = Schemas['MyStanding']
export type Board = Schemas['Board']
export type BoardRow = Schemas['BoardRow']
export type Challenge = Schemas['ChallengeView']
export type MatchGains = Schemas['MatchGains']
export type RecentMatch = Schemas['RecentMatch']
export type Item = Schemas['ItemView']
export type Shop = Schemas['Shop']

export const PERIODS = ['week', 'month', 'all'] as const
export type Period = (typeof PERIODS)[number]

/** One's own standing; the table looks as it says from here on. */
export async function fetchStanding(): Promise<MyStanding> {
  const standing = await request<MyStanding>('GET', '/me/standing')
  wear(standing.looks)
  return standing
}

export const fetchPlayer = (name: string): Promise<PlayerView> => request('GET', `/players/${encodeURIComponent(name)}`)

export const fetchChallenges = async (): Promise<Challenge[]> =>
  (await request<{ challenges: Challenge[] }>('GET', '/challenges')).challenges

/** A page of a leaderboard, the first or the one that begins `after`. */
export const fetchBoard = (game: string, period: Period, after: string | null = null): Promise<Board> =>
  request('GET', `/leaderboard/${game}?period=${period}${after === null ? '' : `&after=${encodeURIComponent(after)}`}`)

/** What the last match of a table gave, once it is over. */
export const fetchGains = async (table: string): Promise<MatchGains | undefined> =>
  (await request<{ matches: MatchGains[] }>('GET', `/tables/${table}/gains`)).matches.at(-1)

/** One's last matches, newest first. */
export const fetchRecent = async (): Promise<RecentMatch[]> =>
  (await request<{ matches: RecentMatch[] }>('GET', '/me/gains')).matches

export const fetchShop = (): Promise<Shop> => request('GET', '/shop').then((shop) => worn(shop as Shop))
export const buy = (item: string): Promise<Shop> => request('POST', `/shop/${item}`).then((shop) => worn(shop as Shop))
export const choose = (item: string): Promise<Shop> =>
  request('PUT', '/me/looks', { item }).then((shop) => worn(shop as Shop))

/** The shop; the table looks as is chosen in it. */
function worn(shop: Shop): Shop {
  const chosen = (kind: Item['kind']): string => shop.items.find((item) => item.kind === kind && item.chosen)?.id ?? ''
  wear({ back: chosen('back'), cloth: chosen('cloth'), faces: chosen('faces') })
  return shop
}
