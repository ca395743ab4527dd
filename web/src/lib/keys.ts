/** The keys of the table; components/table/Keys.svelte lists them for people. */

export interface KeyActions {
  move(by: 1 | -1): void
  pass(): unknown
  coinche(): unknown
  last(): unknown
  hint(): unknown
  talk(): unknown
  sheet(): unknown
  rules(): unknown
  onward(): unknown
  keys(): unknown
  close(): unknown
}

/** The handler for keys that nothing else has taken; inside dialogs and fields they mean what they always do. */
export function tableKeys(actions: KeyActions): (event: KeyboardEvent) => void {
  const handlers: Record<string, () => unknown> = {
    ArrowLeft: () => actions.move(-1),
    ArrowRight: () => actions.move(1),
    KeyP: () => actions.pass(),
    KeyC: () => actions.coinche(),
    KeyL: () => actions.last(),
    KeyH: () => actions.hint(),
    KeyT: () => actions.talk(),
    KeyS: () => actions.sheet(),
    KeyR: () => actions.rules(),
    KeyN: () => actions.onward(),
    Escape: () => actions.close(),
    '?': () => actions.keys(),
  }
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if ((event.target as Element).closest('dialog, input, select, textarea')) return
    // Letters go by their place on the keyboard, so that they work in every alphabet.
    const handler = handlers[event.key === '?' ? '?' : event.code]
    if (!handler) return
    if (event.code.startsWith('Arrow')) event.preventDefault()
    handler()
  }
}
