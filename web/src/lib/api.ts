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

/** Sends a request and gives back the answer's JSON. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' } }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { ...init.headers, 'Content-Type': 'application/json' }
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
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
