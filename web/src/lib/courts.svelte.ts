/** The pictures of the classic court cards: fetched once, when a card first wants one. */
import type { Card } from './cards'

let pictures = $state.raw<Record<Card, string>>({})
let asked = false

async function fetchPictures(): Promise<void> {
  try {
    const { default: drawn } = await import('virtual:faces/courts')
    const address = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    pictures = Object.fromEntries(Object.entries(drawn).map(([card, svg]) => [card, address(svg)]))
  } catch {
    // Without a connection the page's own drawing stays; the next card asks again.
    asked = false
  }
}

/** Where the picture of a court card is; `undefined` while it is not here. */
export function courtPicture(card: Card): string | undefined {
  if (!asked) {
    asked = true
    void fetchPictures()
  }
  return pictures[card]
}
