/** The project's own drawings: the four pips and the emblems of the court cards, as outlines of SVG paths. */

/** In a box of 100 × 100. */
export const PIPS: Record<string, string> = {
  h: 'M50 94C20 68 5 51 5 31 5 16 16 6 29 6c10 0 17 6 21 15C54 12 61 6 71 6c13 0 24 10 24 25 0 20-15 37-45 63Z',
  d: 'M50 3C58 19 72 36 89 50 72 64 58 81 50 97 42 81 28 64 11 50 28 36 42 19 50 3Z',
  s: 'M50 4C57 22 94 41 94 64c0 14-10 22-21 22-8 0-14-4-18-10 1 9 5 15 12 21H33c7-6 11-12 12-21-4 6-10 10-18 10C16 86 6 78 6 64 6 41 43 22 50 4Z',
  c: 'M50 4a21.5 21.5 0 0 1 16.4 35.4A21.5 21.5 0 1 1 55.4 70c.6 12 4.6 20 11.6 27H33c7-7 11-15 11.6-27A21.5 21.5 0 1 1 33.6 39.4 21.5 21.5 0 0 1 50 4Z',
}

/** In a box of 60 × 44: two swords, a coronet with pearls, a crown with a cross. */
export const EMBLEMS: Record<string, string> = {
  J: 'M10.7 1.6 17 3.5 39.3 23.6 35.6 27.8 13.3 7.7ZM31.7 32 43.1 19.4 45.6 21.6 34.3 34.3ZM38.7 29.4 41.2 26.6 46.9 31.6 44.3 34.5ZM49.4 31.9 50.5 34.2 49.6 36.7 47.3 37.8 44.8 36.9 43.7 34.6 44.6 32.1 46.9 31ZM49.3 1.6 46.7 7.7 24.4 27.8 20.7 23.6 43 3.5ZM16.9 19.4 28.3 32 25.7 34.3 14.4 21.6ZM18.8 26.6 21.3 29.4 15.7 34.5 13.1 31.6ZM15.2 36.9 12.7 37.8 10.4 36.7 9.5 34.2 10.6 31.9 13.1 31 15.4 32.1 16.3 34.6Z',
  Q: 'M9 36 3 16l12 9 7-15 8 13 8-13 7 15 12-9-6 20ZM9 38h42v5H9ZM3 8.5a3.5 3.5 0 1 1 .01 0ZM22 5a3.5 3.5 0 1 1 .01 0ZM38 5a3.5 3.5 0 1 1 .01 0ZM57 8.5a3.5 3.5 0 1 1 .01 0Z',
  K: 'M8 36 2 11l15 12L30 9l13 14 15-12-6 25ZM8 38h44v5H8ZM28.2-4h3.6v3.6h3.6v3.4h-3.6V8h-3.6V3h-3.6V-.4h3.6Z',
}

type Place = readonly [across: number, down: number]
const pairs = (...heights: number[]): Place[] => heights.flatMap((down): Place[] => [[-1, down], [1, down]])

/** Where the pips of a number card lie in its field: both ways from −1 to 1, the middle is 0. */
export const PIP_PLACES: Record<string, readonly Place[]> = {
  6: pairs(-1, 0, 1),
  7: [...pairs(-1, 0, 1), [0, -1 / 2]],
  8: [...pairs(-1, 0, 1), [0, -1 / 2], [0, 1 / 2]],
  9: [...pairs(-1, -1 / 3, 1 / 3, 1), [0, 0]],
  T: [...pairs(-1, -1 / 3, 1 / 3, 1), [0, -2 / 3], [0, 2 / 3]],
}
