/** Python in this browser: started once, and kept for when there is no connection. */
import python from 'virtual:python'
import worker from '../../python/python.ts?worker&url'

/** Where it is kept; the service worker (vite.config.ts) and the start of the page (main.ts) know it by this name. */
const CACHE = 'atout-python'

/** Asks a question, as JSON, and gives back the answer. */
export type Ask = (question: string) => Promise<string>

let ready = false
let started: Promise<Ask> | undefined

/** Whether it answers at once. */
export const isReady = (): boolean => ready

/** Python, which is started where it has not been. A start that failed is tried again with the next question. */
export function startPython(): Promise<Ask> {
  started ??= start()
  started.catch(() => (started = undefined))
  return started
}

async function start(): Promise<Ask> {
  await keep()
  const running = new Worker(worker, { type: 'module' })
  const waiting = new Map<number, (answer: string) => void>()
  await new Promise<void>((resolve, reject) => {
    running.onerror = () => reject(new Error('Python did not start'))
    running.onmessage = ({ data }: MessageEvent<'ready' | { failed: string }>) =>
      data === 'ready' ? resolve() : reject(new Error(data.failed))
    const { folder, modules, lock } = python
    running.postMessage({ folder, modules, lock })
  })
  ready = true
  running.onmessage = ({ data }: MessageEvent<{ number: number; answer: string }>) => {
    waiting.get(data.number)?.(data.answer)
    waiting.delete(data.number)
  }
  let number = 0
  return (question) =>
    new Promise((resolve) => {
      waiting.set(++number, resolve)
      running.postMessage({ number, question })
    })
}

/**
 * Fetches what is not kept yet and drops what an older build has left. The page does it itself: on a first visit the
 * service worker is not there early enough to see what is fetched. Without https there is nothing to keep it in.
 */
export async function keep(): Promise<void> {
  if (!('caches' in globalThis)) return
  const cache = await caches.open(CACHE)
  const wanted = [...python.files, worker]
  const kept = new Map((await cache.keys()).map((request) => [new URL(request.url).pathname, request]))
  await cache.addAll(wanted.filter((path) => !kept.has(path)))
  for (const [path, request] of kept) if (!wanted.includes(path)) await cache.delete(request)
}
