/** Short sounds, made by numbers; silent unless the person has turned them on. */
import { settings } from './settings.svelte'

export type Sound = 'card' | 'turn' | 'trick' | 'won' | 'lost' | 'talk'

/** Parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape, … */
const SOUNDS: Record<Sound, (number | undefined)[]> = {
  card: [0.35, 0.05, 320, 0.002, 0.01, 0.04, 4, 1.5, -30],
  turn: [0.3, 0, 660, 0.01, 0.06, 0.12, 0, 1, undefined, undefined, 220, 0.07],
  trick: [0.3, 0.02, 220, 0.005, 0.03, 0.09, 3, 1, 12],
  talk: [0.25, 0, 880, 0.01, 0.03, 0.1, 0, 1, undefined, undefined, 110, 0.05],
  won: [0.4, 0, 523, 0.01, 0.14, 0.3, 0, 1, undefined, undefined, 262, 0.08],
  lost: [0.35, 0, 262, 0.01, 0.14, 0.3, 0, 1, undefined, undefined, -65, 0.1],
}

/** Plays a sound, if sounds are on. */
export async function play(sound: Sound): Promise<void> {
  if (!settings.sounds) return
  const { zzfx } = await import('zzfx')
  zzfx(...SOUNDS[sound])
}
