/** Which page is shown: the address, read as path and query. */

let path = $state(location.pathname)
let query = $state.raw(new URLSearchParams(location.search))

export const route = {
  get path(): string {
    return path
  },
  get query(): URLSearchParams {
    return query
  },
}

function read(): void {
  path = location.pathname
  query = new URLSearchParams(location.search)
}

/** Goes to another page of the site. */
export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  read()
  scrollTo(0, 0)
}

/** Follows links inside the site without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a')
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

addEventListener('popstate', read)
