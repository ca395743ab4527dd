/** The stream of updates of one table: it reconnects by itself, and begins again with the table as it is now. */
import { introduced } from './api'
import type { Presence, Saying, Update } from './types'

export type Connection = 'connecting' | 'open' | 'lost'

export interface StreamHandlers {
  update(update: Update): void
  presence(presence: Presence): void
  talk(saying: Saying): void
  connection(state: Connection): void
}

export interface Stream {
  close(): void
  /** Connects anew: a line that has silently died tells nobody. */
  renew(): void
}

const RETRY_MS = 1000
/** After so long out of sight a line may have died without a word. */
const STALE_MS = 20_000

export function openStream(table: string, handlers: StreamHandlers): Stream {
  let source: EventSource | undefined
  let closed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenSince = 0

  async function connect(): Promise<void> {
    clearTimeout(timer)
    handlers.connection('connecting')
    await introduced()
    if (closed) return
    source?.close()
    const mine = new EventSource(`/api/tables/${table}/stream`)
    source = mine
    mine.onopen = () => handlers.connection('open')
    mine.onmessage = (message: MessageEvent<string>) => handlers.update(JSON.parse(message.data) as Update)
    mine.addEventListener('presence', (message) => handlers.presence(JSON.parse(message.data) as Presence))
    mine.addEventListener('talk', (message) => handlers.talk(JSON.parse(message.data) as Saying))
    mine.onerror = () => {
      handlers.connection('lost')
      // The browser tries again by itself, but not after an answer that was no stream.
      if (mine.readyState === EventSource.CLOSED) timer = setTimeout(() => void connect(), RETRY_MS)
    }
  }

  function renew(): void {
    source?.close()
    void connect()
  }

  function seen(): void {
    if (document.hidden) hiddenSince = Date.now()
    else if (Date.now() - hiddenSince > STALE_MS) renew()
  }

  void connect()
  document.addEventListener('visibilitychange', seen)
  addEventListener('online', renew)
  return {
    close(): void {
      closed = true
      clearTimeout(timer)
      source?.close()
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('online', renew)
    },
    renew,
  }
}
