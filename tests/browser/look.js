// Presses the key that goes on, unless the deal is over: the next one is begun by a click. Looking and pressing are one
// step here; from outside the deal could end between the two.
window.goOn = () => {
  const key = { key: 'n', code: 'KeyN', bubbles: true }
  if (!document.querySelector('.scored')) document.activeElement.dispatchEvent(new KeyboardEvent('keydown', key))
}

// What a person would click next at a table, decided from what is on the screen alone.
window.look = (goal, patience) => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
  const some = (selector) => all(selector)[0]
  const any = (list) => list[Math.floor(Math.random() * list.length)]
  const selected = () => all('.hand button.selected').length
  const lays = () => all('.hand button').length === 18

  // Counted while the page lives: deals that were begun, and how often something was said in this one.
  const deals = (window.deals ??= { begun: 0, said: 0 })
  /** A match should not be over at once: nobody doubles in its first deals. */
  const isBold = () => deals.begun >= 2
  const once = (element, times) => (deals.said < times ? element : undefined)

  // The first of these that is there is clicked; its name is how the click is counted.
  const ways = [
    ['start', () => some('.gathering .go:not(:disabled)')],
    ['cut', () => some('.shuffling .go:not(:disabled)')],
    ['next deal', () => some('.scored footer .go:not(:disabled)')],
    ['double', () => (isBold() ? some('.tray .double') : undefined)],
    ['bid', () => (some('.grid') ? once(some('.tray .go:not(:disabled)'), 1) : undefined)],
    ['declare', () => any(all('.declare button'))],
    ['lay away', () => (lays() && selected() === 3 ? some('.tray .go:not(:disabled)') : undefined)],
    ['choose', () => (lays() ? any(all('.hand button.playable:not(.selected)')) : undefined)],
    ['name the game', () => any(all('.tray .suit'))],
    ['group', () => (selected() > 0 ? some('.tray .go:not(:disabled)') : undefined)],
    ['say', () => (some('.hand.asking, .grid') ? undefined : once(some('.tray .go:not(:disabled)'), 3))],
    ['pass', () => (some('.hand.asking') ? undefined : all('.tray button').find((each) => !each.matches('.go, .double')))],
    ['card', () => any(all('.hand.asking:not(.locked) button.playable:not(.selected)'))],
  ]

  function next() {
    if (some(goal)) return { kind: 'goal' }
    for (const [what, find] of ways) {
      const element = find()
      if (!element) continue
      element.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = element.getBoundingClientRect()
      // Cards of a fan lie over each other: somewhere in it each card is on top.
      for (const part of [0.5, 0.2, 0.1, 0.8]) {
        const [x, y] = [left + width * part, top + height / 2]
        if (!element.contains(document.elementFromPoint(x, y))) continue
        if (what === 'next deal') Object.assign(deals, { begun: deals.begun + 1, said: 0 })
        if (what === 'bid' || what === 'say') deals.said++
        return { kind: 'click', what, x, y }
      }
    }
    return null
  }

  return new Promise((resolve) => {
    const began = performance.now()
    function poll() {
      const waited = performance.now() - began
      const found = next()
      if (found) return resolve(found)
      // What is held for people to see (a finished trick, melds) is passed over with a key.
      const isHeld = waited > 40 && !some('.hand.asking') && some('.card.winning, .middle > *')
      if (isHeld) return resolve({ kind: 'key', what: 'onward' })
      if (waited > patience) return resolve({ kind: 'nothing' })
      setTimeout(poll, 8)
    }
    poll()
  })
}
