/** Checks that a deal came about as was promised before it (docs/protocol.md, *Fair deals*). */
import { familyOf, type Card, type Family } from './cards'
import type { Fair } from './types'

const VERSION = 'atout/deal/1'

const RANKS: Record<Family, string> = { coinche: '789JQKTA', binokel: '9JQKTA', kozel: '6789JQKTA' }

/** All cards of a game in the order from which it is shuffled. */
export function deckOf(game: string): Card[] {
  const family = familyOf(game)
  const copies = family === 'binokel' ? [0, 1] : [0]
  return [...'cdhs'].flatMap((suit) => [...RANKS[family]].flatMap((rank) => copies.map(() => rank + suit)))
}

/** Random numbers of a person's own: 32 hexadecimal digits. */
export function ownSeed(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}

/** The SHA-256 of a secret, both in hexadecimal. */
export async function commitmentOf(secret: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', fromHex(secret)))
}

/** The deck that follows from a secret and the seats' numbers, before the cut; and the cut that is drawn after it. */
export async function shuffledDeck(
  fair: Pick<Fair, 'table' | 'deal' | 'secret' | 'seeds'>,
  game: string,
  least: number,
): Promise<{ deck: Card[]; cut: number }> {
  const text = [VERSION, fair.table, fair.deal, ...fair.seeds].join('|')
  const words = randomWords(await hmac(fromHex(fair.secret), new TextEncoder().encode(text)))
  const deck = deckOf(game)
  for (let last = deck.length - 1; last > 0; last--) {
    const other = await below(last + 1, words)
    const kept = deck[last]!
    deck[last] = deck[other]!
    deck[other] = kept
  }
  return { deck, cut: least + (await below(deck.length - 2 * least + 1, words)) }
}

/** What the page itself knows of a shuffle from before its secret was published. */
export interface Promised {
  commitment: string
  /** The seat's own numbers, if it gave any. */
  seed: { seat: number; value: string } | null
}

/** Whether the deck and the cut of a finished deal are those that were promised. */
export async function isFair(
  deal: { deck: string; cut: number; fair: Fair },
  game: string,
  least: number,
  promised: Promised,
): Promise<boolean> {
  const { fair } = deal
  if (fair.commitment !== promised.commitment || (await commitmentOf(fair.secret)) !== promised.commitment) return false
  if (promised.seed && fair.seeds[promised.seed.seat] !== promised.seed.value) return false
  const right = await shuffledDeck(fair, game, least)
  return right.deck.join(' ') === deal.deck && (fair.cut_by !== null || right.cut === deal.cut)
}

async function* randomWords(key: Uint8Array<ArrayBuffer>): AsyncGenerator<number, never> {
  for (let counter = 0; ; counter++) {
    const message = new DataView(new ArrayBuffer(4))
    message.setUint32(0, counter)
    const block = new DataView((await hmac(key, new Uint8Array(message.buffer))).buffer)
    for (let at = 0; at < block.byteLength; at += 4) yield block.getUint32(at)
  }
}

/** A number from 0 to `count` - 1, each with the same chance: words beyond a whole multiple are passed over. */
async function below(count: number, words: AsyncGenerator<number, never>): Promise<number> {
  const fairWords = 2 ** 32 - (2 ** 32 % count)
  for (;;) {
    const word = (await words.next()).value
    if (word < fairWords) return word % count
  }
}

async function hmac(key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const usable = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', usable, message))
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)))
}

function toHex(bytes: ArrayBuffer | Uint8Array): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
