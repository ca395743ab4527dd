/** What has just happened, in words: for the live region that a screen reader reads, and for the sounds. */
import type { Sound } from './sounds'
import { questionOf, sideOf, trickAt } from './state'
import { isBinokel, isCoinche, isKozel, type Action, type Card, type Update, type View } from './types'

/** One sentence: a message of the catalogue, and what it is about. The page turns seats and cards into words. */
export interface News {
  id: string
  seat?: number
  cards?: Card[]
  /** A call such as `90 h`, a choice such as `trump h`. */
  call?: Action
  /** The id of a message that stands in the sentence as `what`. */
  what?: string
  count?: number
}

const ABOUT_SEATS: Record<string, string> = {
  'seat-taken': 'news-seat-taken',
  'seat-left': 'news-seat-left',
  'seat-back': 'news-seat-back',
  started: 'news-started',
  rematch: 'news-started',
}

/** What an update tells that the one before it did not. */
export function newsOf(before: Update | null, after: Update): News[] {
  const what = after.happened
  if (!what) return []
  const seat = what.seat ?? undefined
  const news: News[] = []
  const about = ABOUT_SEATS[what.kind]
  if (about) news.push({ id: about, seat })
  if (what.kind === 'seat-away') news.push({ id: what.why === 'clock' ? 'news-seat-slow' : 'news-seat-away', seat })
  if (what.kind === 'dealt' && after.view?.hand.length) news.push({ id: 'news-dealt', cards: after.view.hand })
  if (what.kind === 'action' && seat !== undefined && what.action) news.push(...acted(seat, what.action, after))
  const [old, now] = [before?.view, after.view]
  if (old && now && before?.table.deal === after.table.deal) news.push(...followed(old, now))
  if (now && !old?.legal.length && questionOf(now)) news.push({ id: `status-your-${questionOf(now)}` })
  return news
}

function acted(seat: number, action: Action, { view }: Update): News[] {
  const [word = '', rest] = action.split(' ')
  if (word === 'declare' || word === 'silent') return []
  if (word === 'pass' || word === 'coinche' || word === 'surcoinche' || word === 'moskva' || word === 'molodka') {
    return [{ id: 'news-says', seat, what: `say-${word}` }]
  }
  if (word === 'raise') return [{ id: 'news-bids', seat, call: String(view && isBinokel(view) ? view.bid : '') }]
  if (word === 'discard') return [{ id: 'news-lays-away', seat }]
  if (word === 'trump' || word === 'concede' || word === 'durch') return [{ id: 'news-bids', seat, call: action }]
  if (word === 'hide') return [{ id: 'news-hides', seat, count: view ? sizeOf(view, seat) : 1 }]
  const cards = action.split(' ').filter((each) => /^[6-9TJQKA][cdhs]$/.test(each))
  if (cards.length > 0) return [{ id: word === 'beat' ? 'news-takes-over' : 'news-plays', seat, cards }]
  return rest ? [{ id: 'news-bids', seat, call: action }] : []
}

/** How many cards the seat has just laid face down. */
function sizeOf(view: View, seat: number): number {
  for (const number of [view.tricks.length, view.tricks.length - 1]) {
    const laid = number >= 0 ? trickAt(view, number)?.laid.find((each) => each.seat === seat) : undefined
    if (laid) return laid.cards.length
  }
  return 1
}

/** What follows from an action: contract, announcements, the trick's winner, the deal's end. */
function followed(old: View, now: View): News[] {
  const news: News[] = []
  if (isCoinche(old) && isCoinche(now)) {
    if (now.playing && !old.playing && now.contract) {
      news.push({ id: 'news-contract-made', seat: now.contract.seat, call: now.contract.bid })
    }
    now.announced.forEach((kinds, seat) => {
      if (kinds && !old.announced[seat]) news.push(...kinds.map((kind) => ({ id: 'news-says', seat, what: `kind-${kind}` })))
    })
    for (const [seat] of now.belotes.slice(old.belotes.length)) news.push({ id: 'news-says', seat, what: 'say-belote' })
    for (const each of now.shown.slice(old.shown.length)) news.push({ id: 'news-shows', seat: each.seat, cards: each.cards })
  }
  if (isBinokel(old) && isBinokel(now)) {
    if (now.tapp.length > old.tapp.length) news.push({ id: 'news-tapp', seat: now.soloist ?? 0, cards: now.tapp })
    if (now.melds.flat().length > old.melds.flat().length) {
      now.melds.forEach((melds, seat) => {
        const count = melds.reduce((sum, meld) => sum + meld.points, 0)
        if (count > 0) news.push({ id: 'news-melds', seat, count })
      })
    }
  }
  if (isKozel(old) && isKozel(now)) {
    for (const each of now.shown.slice(old.shown.length)) news.push({ id: 'news-shows', seat: each.seat, cards: each.cards })
  }
  const trick = now.tricks.length > old.tricks.length ? now.tricks.at(-1) : undefined
  if (trick && trick.winner !== null) news.push({ id: 'news-takes-trick', seat: trick.winner })
  if (now.result && !old.result) news.push({ id: 'news-scored', what: `outcome-${now.result.outcome}` })
  return news
}

/** The sound of an update. */
export function soundOf(before: Update | null, after: Update): Sound | null {
  const [old, now] = [before?.view, after.view]
  if (!now || !after.happened) return null
  if (now.result && !old?.result) {
    const own = now.result.score[sideOf(after.table.you ?? 0, after.table.game)] ?? 0
    const best = isKozel(now) ? Math.min(...now.result.score) : Math.max(...now.result.score)
    return own === best ? 'won' : 'lost'
  }
  if (old && now.tricks.length > old.tricks.length) return 'trick'
  if (now.legal.length > 0 && !old?.legal.length) return 'turn'
  return after.happened.kind === 'action' ? 'card' : null
}
