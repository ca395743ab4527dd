/** The court cards of the classic face set, made slim when the page is built. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { optimize, type CustomPlugin } from 'svgo'
import type { Plugin } from 'vite'

const IMAGES = fileURLToPath(
  new URL('./node_modules/@heruka_urgyen/react-playing-cards/src/images/2color/', import.meta.url),
)
const COURTS = [...'cdhs'].flatMap((suit) => [...'JQK'].map((rank) => rank + suit))

/** Of a card only the picture in its frame stays: the page draws index, pip and frame itself. */
const pictureOnly: CustomPlugin = {
  name: 'picture-only',
  fn: () => ({
    element: {
      enter(node, parent) {
        const { attributes } = node
        if (node.name === 'svg') {
          node.attributes = {
            xmlns: attributes.xmlns!,
            'xmlns:xlink': attributes['xmlns:xlink']!,
            viewBox: '-82.4 -130.4 164.8 260.8',
            preserveAspectRatio: 'none',
          }
        }
        // V is the letter, S the pip, X the frame. Pips in the picture itself have no place of their own, but a transform.
        const isAround = /^#[VSX][SHDC][JQK]$/.test(attributes['xlink:href'] ?? '') && attributes.transform === undefined
        const isPaper = node.name === 'rect' && attributes.fill === 'white'
        if (isAround || isPaper) parent.children = parent.children.filter((each) => each !== node)
      },
    },
  }),
}

function slim(card: string): string {
  // Pictures are 1300 units wide: whole units are finer than any screen shows them.
  const overrides = { convertPathData: { floatPrecision: 0 } }
  const plugins = [pictureOnly, { name: 'preset-default' as const, params: { overrides } }]
  return optimize(readFileSync(`${IMAGES}${card.toUpperCase()}.svg`, 'utf8'), { multipass: true, plugins }).data
}

/** `virtual:faces/courts` are the twelve pictures as SVG text, by card. */
export function courtPictures(): Plugin {
  const id = 'virtual:faces/courts'
  return {
    name: 'court-pictures',
    resolveId: (wanted) => (wanted === id ? '\0' + id : undefined),
    load(wanted) {
      if (wanted !== '\0' + id) return
      return `export default ${JSON.stringify(Object.fromEntries(COURTS.map((card) => [card, slim(card)])))}`
    },
  }
}
