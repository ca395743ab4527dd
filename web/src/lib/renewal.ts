/** After an update of the site a page that is still open may ask for parts that are no more: it is loaded anew, once. */

const STORED = 'atout.renewed'
/** Parts that are missing again so soon are missing for another reason, in milliseconds. */
const ONCE_IN_MS = 60_000

/** Whether the page may be loaded anew by itself. `last` is when it last was, as it was stored. */
export function mayRenew(now: number, last: string | null, online: boolean): boolean {
  return online && !(now - Number(last ?? 0) < ONCE_IN_MS)
}

export function renewWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayRenew(Date.now(), sessionStorage.getItem(STORED), navigator.onLine)) return
    // The part is not missed any more: the whole page goes.
    event.preventDefault()
    sessionStorage.setItem(STORED, String(Date.now()))
    location.reload()
  })
}
