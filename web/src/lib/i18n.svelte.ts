/** The words of the page, from the message catalogues that terminal and server use too. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { cardText, cardsText, rankOf, suitOf, suitSign, type Card } from './cards'
import { settings } from './settings.svelte'

export const LANGUAGES = { en: 'English', ru: 'Русский', bg: 'Български', fr: 'Français', de: 'Deutsch' } as const
export type Lang = keyof typeof LANGUAGES
export type Args = Record<string, FluentVariable>

const LOADERS: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('virtual:catalogue/en'),
  ru: () => import('virtual:catalogue/ru'),
  bg: () => import('virtual:catalogue/bg'),
  fr: () => import('virtual:catalogue/fr'),
  de: () => import('virtual:catalogue/de'),
}

/** What pages are about that need words of their own: players, real tables. */
export type Topic = 'players' | 'club'

const MORE: Record<Topic, typeof LOADERS> = {
  players: {
    en: () => import('virtual:catalogue/en/more'),
    ru: () => import('virtual:catalogue/ru/more'),
    bg: () => import('virtual:catalogue/bg/more'),
    fr: () => import('virtual:catalogue/fr/more'),
    de: () => import('virtual:catalogue/de/more'),
  },
  club: {
    en: () => import('virtual:catalogue/en/club'),
    ru: () => import('virtual:catalogue/ru/club'),
    bg: () => import('virtual:catalogue/bg/club'),
    fr: () => import('virtual:catalogue/fr/club'),
    de: () => import('virtual:catalogue/de/club'),
  },
}

const STORED = 'atout.lang'
let lang = $state<Lang>('en')
let bundle = $state.raw<FluentBundle | undefined>()
/** Topics whose words have been asked for. */
const asked = new Map<Topic, Promise<void>>()

/** The language of the page. */
export const language = {
  get current(): Lang {
    return lang
  },
}

/** The language chosen before, or else the browser's first one that the page speaks. */
export function preferredLanguage(stored: string | null, wanted: readonly string[]): Lang {
  const known = (code: string | null): code is Lang => code !== null && code in LANGUAGES
  if (known(stored)) return stored
  return wanted.map((each) => each.slice(0, 2).toLowerCase()).find(known) ?? 'en'
}

/** Whose letters stand on the cards: those chosen, or else those of the language. */
const lettersFor = (code: Lang): string => (settings.letters === 'auto' ? code : settings.letters)
export const cardLetters = (): string => lettersFor(lang)

/** Loads and shows the language that the person prefers. */
export function startLanguage(): Promise<void> {
  return useLanguage(preferredLanguage(localStorage.getItem(STORED), navigator.languages))
}

/** Changes the language of the page, and of the sentences that the server sends. */
export async function useLanguage(wanted: Lang): Promise<void> {
  await show(wanted)
  localStorage.setItem(STORED, wanted)
  document.cookie = `lang=${wanted};path=/;max-age=31536000;samesite=lax`
  document.documentElement.lang = wanted
}

/** Has the words of a topic from here on, in whatever language is chosen. */
export function needMoreWords(topic: Topic): Promise<void> {
  let words = asked.get(topic)
  if (!words) {
    words = Promise.resolve().then(() => show(lang))
    words.catch(() => asked.delete(topic))
    asked.set(topic, words)
  }
  return words
}

async function show(wanted: Lang): Promise<void> {
  const texts = await Promise.all([LOADERS[wanted](), ...[...asked.keys()].map((topic) => MORE[topic][wanted]())])
  lang = wanted
  bundle = buildBundle(wanted, texts.map((each) => each.default).join('\n'))
}

/** A bundle with the functions of our own: CARD, CARDS, SUIT, SUITNAME. */
export function buildBundle(code: Lang, text: string): FluentBundle {
  const made: FluentBundle = new FluentBundle(code, {
    useIsolating: false,
    functions: {
      CARD: ([card]) => cardText(String(card), lettersFor(code)),
      CARDS: ([cards]) => cardsText(String(cards), lettersFor(code)),
      SUIT: ([suit]) => suitSign(String(suit)),
      SUITNAME: ([suit], { form }): string => {
        const message = made.getMessage(`suit-${String(suit)}`)
        const pattern = (form !== undefined && message?.attributes[String(form)]) || message?.value
        return pattern ? made.formatPattern(pattern) : String(suit)
      },
    },
  })
  made.addResource(new FluentResource(text))
  return made
}

/** The message in the language of the page; its id where the catalogue lacks it. */
export function t(id: string, args?: Args): string {
  const message = bundle?.getMessage(id)
  if (!bundle || !message?.value) {
    console.warn(`no message ${id} in ${lang}`)
    return id
  }
  return bundle.formatPattern(message.value, args ? asWritten(args) : null)
}

/** Numbers without marks between thousands: a score of 1500 is written like that at every table. */
function asWritten(args: Args): Args {
  const written = ([name, value]: [string, FluentVariable]): [string, FluentVariable] =>
    typeof value === 'number' ? [name, new FluentNumber(value, { useGrouping: false })] : [name, value]
  return Object.fromEntries(Object.entries(args).map(written))
}

/** Whether the catalogue has the message. */
export function has(id: string): boolean {
  return Boolean(bundle?.getMessage(id)?.value)
}

/** The card as it is read aloud: *ten of hearts*. */
export const cardName = (card: Card): string => {
  const rank = rankOf(card)
  // In a catalogue [7] is a number and no text.
  return t('card-name', { rank: Number(rank) || rank, suit: suitOf(card) })
}
export const cardNames = (cards: readonly Card[]): string => cards.map(cardName).join(', ')
