/** What a person has chosen for this browser: looks, pace, sounds. Kept in the browser's own storage. */

export const THEMES = ['auto', 'light', 'dark'] as const
/** `auto`: the letters of the page's language; `german`: Unter, Ober, König. */
export const LETTERS = ['auto', 'en', 'fr', 'de', 'german', 'ru', 'bg'] as const
export const FACES = ['drawn', 'classic', 'plain'] as const
/** What of the shop the table looks like (looks/looks.css): those that cost nothing come first. */
export const LOOKS = {
  back: ['back-plain', 'back-lattice', 'back-waves', 'back-stars', 'back-rose'],
  cloth: ['cloth-green', 'cloth-blue', 'cloth-wine', 'cloth-wood', 'cloth-night'],
  faceSet: ['faces-plain', 'faces-sepia', 'faces-ink', 'faces-gold'],
} as const
/** How long a finished trick stays on the table, in milliseconds. */
export const TRICK_MS = [600, 1500, 3000] as const
/** The size of text, in per cent. */
export const TEXT_SIZES = [100, 115, 130] as const

export interface Preferences {
  theme: (typeof THEMES)[number]
  letters: (typeof LETTERS)[number]
  /** Four suits, four colours. */
  fourColours: boolean
  faces: (typeof FACES)[number]
  animation: boolean
  trickMs: (typeof TRICK_MS)[number]
  /** A card is played by a second tap. */
  confirm: boolean
  /** A card can be picked before one's turn. */
  ahead: boolean
  sounds: boolean
  textSize: (typeof TEXT_SIZES)[number]
  back: (typeof LOOKS.back)[number]
  cloth: (typeof LOOKS.cloth)[number]
  /** The colours of the faces. */
  faceSet: (typeof LOOKS.faceSet)[number]
}

const STORED = 'atout.settings'
const USUAL: Preferences = {
  theme: 'auto',
  letters: 'auto',
  fourColours: false,
  faces: 'drawn',
  animation: true,
  trickMs: 1500,
  confirm: false,
  ahead: true,
  sounds: false,
  textSize: 100,
  back: 'back-plain',
  cloth: 'cloth-green',
  faceSet: 'faces-plain',
}

/** The stored preferences, with the usual ones wherever nothing sensible is stored. */
export function readPreferences(stored: string | null): Preferences {
  let found: Record<string, unknown> = {}
  try {
    found = Object(JSON.parse(stored ?? '{}')) as Record<string, unknown>
  } catch {
    // What cannot be read was never chosen.
  }
  const choices: Partial<Record<keyof Preferences, readonly unknown[]>> = {
    theme: THEMES,
    letters: LETTERS,
    faces: FACES,
    trickMs: TRICK_MS,
    textSize: TEXT_SIZES,
    ...LOOKS,
  }
  const known = Object.entries(USUAL).map(([key, usual]) => {
    const value = found[key]
    const allowed = choices[key as keyof Preferences]
    const fits = allowed ? allowed.includes(value) : typeof value === typeof usual
    return [key, fits ? value : usual]
  })
  return Object.fromEntries(known) as Preferences
}

export const settings: Preferences = $state(readPreferences(localStorage.getItem(STORED)))

const calm = matchMedia('(prefers-reduced-motion: reduce)')
let wantsCalm = $state(calm.matches)
calm.addEventListener('change', () => (wantsCalm = calm.matches))

/** Whether things move on the screen: the person's choice and the system's. */
export const moves = (): boolean => settings.animation && !wantsCalm

/** Has the table look as it was chosen in the shop; what this page does not know looks as at the beginning. */
export function wear({ back, cloth, faces }: { back: string; cloth: string; faces: string }): void {
  const wanted = readPreferences(JSON.stringify({ back, cloth, faceSet: faces }))
  settings.back = wanted.back
  settings.cloth = wanted.cloth
  settings.faceSet = wanted.faceSet
}

/** Keeps the preferences and shows them on the document. */
export function applySettings(): void {
  localStorage.setItem(STORED, JSON.stringify(settings))
  const root = document.documentElement
  root.dataset.theme = settings.theme
  root.dataset.colours = settings.fourColours ? 'four' : 'two'
  root.dataset.motion = moves() ? 'on' : 'off'
  root.dataset.back = settings.back
  root.dataset.cloth = settings.cloth
  root.dataset.faces = settings.faceSet
  root.style.fontSize = `${settings.textSize}%`
}
