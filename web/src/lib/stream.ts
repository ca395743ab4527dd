/** The stream of updates of one table: it reconnects by itself and goes on after the last number seen. */
import type { Presence, Update } from './types'

export type Connection = 'connecting' | 'open' | 'lost'

export interface StreamHandlers {
  update(update: Update): void
  presence(presence: Presence): void
  connection(state: Connection): void
}

const RETRY_MS = 1000

/** Opens the stream; the function given back closes it. */
export function openStream(table: string, handlers: StreamHandlers): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  function connect(): void {
    handlers.connection('connecting')
    source = new EventSource(`/api/tables/${table}/stream`)
    source.onopen = () => handlers.connection('open')
    source.onmessage = (message: MessageEvent<string>) => {
      handlers.update(JSON.parse(message.data) as Update)
    }
    source.addEventListener('presence', (message) => handlers.presence(JSON.parse(message.data) as Presence))
    source.onerror = () => {
      handlers.connection('lost')
      if (source.readyState === EventSource.CLOSED && !closed) {
        clearTimeout(timer)
        timer = setTimeout(connect, RETRY_MS)
      }
    }
  }

  connect()
  return () => {
    closed = true
    clearTimeout(timer)
    source.close()
  }
}
