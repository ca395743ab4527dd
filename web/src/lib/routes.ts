/** Which address shows which page. A page is `pages/NAME.svelte`; what its pattern captures are its `params`. */

const ROUTES: readonly (readonly [pattern: RegExp, page: string, about?: 'players'])[] = [
  [/^\/(?:settings)?$/, 'Home'],
  [/^\/table\/([\w-]+)$/, 'Table'],
  [/^\/replay\/([\w-]+)\/(\d+)$/, 'Replay'],
  [/^\/rules(?:\/([\w-]+))?$/, 'Rules'],
  [/^\/guide(?:\/([\w-]+))?$/, 'Guide'],
  [/^\/lobby$/, 'Lobby'],
  [/^\/about$/, 'About'],
  [/^\/account$/, 'Account', 'players'],
  [/^\/friend\/([\w-]+)$/, 'Friend', 'players'],
]

export interface Found {
  page: string
  params: string[]
  /** Whether it needs the words of the pages about players. */
  aboutPlayers: boolean
}

/** The page of an address; `undefined` where there is none. */
export function findPage(path: string): Found | undefined {
  for (const [pattern, page, about] of ROUTES) {
    const match = pattern.exec(path)
    if (match) return { page, params: match.slice(1).map((each) => each ?? ''), aboutPlayers: about === 'players' }
  }
  return undefined
}
