/** Which address shows which page. A page is `pages/NAME.svelte`; what its pattern captures are its `params`. */

import type { Topic } from './i18n.svelte'

const ROUTES: readonly (readonly [pattern: RegExp, page: string, about?: Topic])[] = [
  [/^\/(?:settings)?$/, 'Home'],
  [/^\/table\/([\w-]+)$/, 'Table'],
  [/^\/replay\/([\w-]+)\/(\d+)$/, 'Replay'],
  [/^\/rules(?:\/([\w-]+))?$/, 'Rules'],
  [/^\/guide(?:\/([\w-]+))?$/, 'Guide'],
  [/^\/lobby$/, 'Lobby'],
  [/^\/about$/, 'About'],
  [/^\/account$/, 'Account', 'players'],
  [/^\/friend\/([\w-]+)$/, 'Friend', 'players'],
  [/^\/keep$/, 'Keep', 'club'],
  [/^\/keep\/([\w-]+)$/, 'Sheet', 'club'],
  [/^\/ask$/, 'Ask', 'club'],
  [/^\/me$/, 'Me', 'players'],
  [/^\/players\/([^/]+)$/, 'Player', 'players'],
  [/^\/leaderboard(?:\/([\w-]+))?$/, 'Leaderboard', 'players'],
  [/^\/shop$/, 'Shop', 'players'],
  [/^\/statistics(?:\/([\w-]+))?$/, 'Statistics', 'players'],
  [/^\/statistics\/([\w-]+)\/deals$/, 'CountedDeals', 'players'],
]

export interface Found {
  page: string
  params: string[]
  /** Whose words it needs besides those of every page. */
  about?: Topic
}

/** The page of an address; `undefined` where there is none. */
export function findPage(path: string): Found | undefined {
  for (const [pattern, page, about] of ROUTES) {
    const match = pattern.exec(path)
    if (match) return { page, params: match.slice(1).map(decoded), about }
  }
  return undefined
}

function decoded(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? '')
  } catch {
    return ''
  }
}
