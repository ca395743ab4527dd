/** The server's endpoints as functions; every refusal is a `Refusal` with a sentence for the person. */

import { t } from './i18n.svelte'

/** What the server says when it refuses (docs/protocol.md). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly slug: string,
    text: string,
    readonly rule: string,
    readonly number: number | null,
  ) {
    super(text)
  }
}

const STORED = 'atout.known'
let first: Promise<Response> | null = null

/**
 * Sends requests one after the other until the server knows this browser: its first answer brings the cookie that says
 * who one is, and without it every request is another guest's.
 */
function send(path: string, init: RequestInit): Promise<Response> {
  const now = (): Promise<Response> => fetch(`/api${path}`, init)
  if (localStorage.getItem(STORED)) return now()
  const answer = (first ? first.then(now, now) : now()).then((response) => {
    if (response.ok) localStorage.setItem(STORED, 'yes')
    return response
  })
  return (first = answer)
}

/** The server does not know this browser any more: its next answer makes it another guest. */
export function forgetMe(): void {
  localStorage.removeItem(STORED)
  first = null
}

/** Settles once the server knows this browser, or cannot be reached: a stream that began before would be another guest's. */
export async function introduced(): Promise<void> {
  if (!localStorage.getItem(STORED)) await send('/me', {}).catch(() => undefined)
}

/** Sends a request and gives back the answer's JSON. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' } }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { ...init.headers, 'Content-Type': 'application/json' }
  }
  const response = await send(path, init).catch(() => {
    throw new Refusal(503, 'no-connection', t('offline-text'), '', null)
  })
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
  if (!response.ok) {
    const text = typeof answer.text === 'string' ? answer.text : response.statusText
    const number = typeof answer.number === 'number' ? answer.number : null
    throw new Refusal(response.status, String(answer.slug ?? ''), text, String(answer.rule ?? ''), number)
  }
  return answer as T
}
