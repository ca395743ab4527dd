/** The stream of updates of one table: it reconnects by itself and goes on after the last number seen. */

export type Connection = 'connecting' | 'open' | 'lost'

export interface StreamHandlers<Update> {
  update(update: Update): void
  presence(connected: boolean[]): void
  connection(state: Connection): void
}

const RETRY_MS = 1000

/** Opens the stream; the function given back closes it. */
export function openStream<Update>(table: string, handlers: StreamHandlers<Update>): () => void {
  let source: EventSource
  let last = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  function connect(): void {
    handlers.connection('connecting')
    // A new EventSource cannot send Last-Event-ID; the number then goes into the address.
    const resume = last ? `?after=${last}` : ''
    source = new EventSource(`/api/tables/${table}/stream${resume}`)
    source.onopen = () => handlers.connection('open')
    source.onmessage = (message: MessageEvent<string>) => {
      last = message.lastEventId
      handlers.update(JSON.parse(message.data) as Update)
    }
    source.addEventListener('presence', (message) => handlers.presence(JSON.parse(message.data) as boolean[]))
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
