import { expect, test } from 'vitest'
import courts from 'virtual:faces/courts'
import { PIP_PLACES } from './drawing'

test('a number card shows as many pips as it counts, each in its own place', () => {
  for (const [rank, places] of Object.entries(PIP_PLACES)) {
    expect(new Set(places.map(String)).size).toBe(rank === 'T' ? 10 : Number(rank))
  }
})

test('there is a picture of every court card', () => {
  expect(Object.keys(courts).sort()).toEqual(['Jc', 'Jd', 'Jh', 'Js', 'Kc', 'Kd', 'Kh', 'Ks', 'Qc', 'Qd', 'Qh', 'Qs'])
})

test('the pictures are slim, and nothing of the paper round them is left', () => {
  for (const svg of Object.values(courts)) {
    expect(svg.length).toBeLessThan(25_000)
    expect(svg).toMatch(/<path/)
    expect(svg).not.toMatch(/height="335"|fill="#fff"/)
  }
})
