/**
 * Questions of the pages for clubs. One contract, two places where it is answered by the same functions: the server, at
 * once, and Python in this browser, as soon as it runs and without a connection.
 */
import { has, t } from '../i18n.svelte'
import { isReady, startPython } from './python'

/** Why something cannot be, as the rules say it. */
export interface FaultData {
  slug: string
  rule: string | null
  context: Record<string, string | number>
}

type Reply<T> = { answer: T } | { fault: FaultData }

/** An entry that cannot be, a question that cannot be put. */
export class ClubFault extends Error {
  constructor(readonly fault: FaultData) {
    super(faultText(fault))
  }
}

/** The reason as a sentence, without its rule. */
export function faultText({ slug, context }: FaultData): string {
  // Fields of a summary are called what the forms call them: "cards + laid_away" is card points and laid away.
  const fields = String(context.field ?? '').split(' + ').map((field) => `club-field-${field.replace('_', '-')}`)
  const known = fields.every(has)
  return t(`error-${slug}`, known ? { ...context, field: fields.map((field) => t(field)).join(' + ') } : context)
}

/** The answer: from Python if it runs here already, else from the server, else from Python as soon as it runs. */
export async function answer<T>(question: object): Promise<T> {
  const text = JSON.stringify(question)
  const reply = (isReady() ? undefined : await fromServer<T>(text)) ?? (await fromPython<T>(text))
  if ('fault' in reply) throw new ClubFault(reply.fault)
  return reply.answer
}

/** How long a poor connection may take before Python is asked instead. */
const PATIENCE_MS = 4000

/** The server's reply; nothing where it is out of reach, or has more to do than this. */
async function fromServer<T>(question: string): Promise<Reply<T> | undefined> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch('/api/club', {
      method: 'POST',
      headers,
      body: question,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return response.ok || response.status === 422 ? ((await response.json()) as Reply<T>) : undefined
  } catch {
    return undefined
  }
}

async function fromPython<T>(question: string): Promise<Reply<T>> {
  const python = await startPython().catch(() => {
    throw new Error(t('club-no-answer'))
  })
  return JSON.parse(await python(question)) as Reply<T>
}
