// Keys exactly as bound: with the shift key held, a binding without it does not match. The library tries that one
// too, for letters that come small in spite of shift, as they do beside the command key of Apple's machines, so that
// Command+Shift+U would underline.
import { keydownHandler } from 'prosemirror-keymap'
import { type Command, Plugin } from 'prosemirror-state'

type KeyBindings = Readonly<Record<string, Command>>

export function exactKeymap(bindings: KeyBindings): Plugin {
  const plain = keydownHandler({ ...bindings })
  const shifted = keydownHandler(
    Object.fromEntries(Object.entries(bindings).filter(([name]) => name.includes('Shift-') || !/-?[a-z]$/.test(name))),
  )
  return new Plugin({
    props: {
      handleKeyDown: (view, event) => (event.shiftKey && /^\p{L}$/u.test(event.key) ? shifted : plain)(view, event),
    },
  })
}
