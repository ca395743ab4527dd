/** Which address shows which page. A page is `pages/NAME.svelte`; what its pattern captures are its `params`. */

const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/^\/(?:settings)?$/, 'Home'],
  [/^\/table\/([\w-]+)$/, 'Table'],
  [/^\/replay\/([\w-]+)\/(\d+)$/, 'Replay'],
  [/^\/rules(?:\/([\w-]+))?$/, 'Rules'],
  [/^\/lobby$/, 'Lobby'],
  [/^\/about$/, 'About'],
]

export interface Found {
  page: string
  params: string[]
}

/** The page of an address; `undefined` where there is none. */
export function findPage(path: string): Found | undefined {
  for (const [pattern, page] of ROUTES) {
    const match = pattern.exec(path)
    if (match) return { page, params: match.slice(1).map((each) => each ?? '') }
  }
  return undefined
}
