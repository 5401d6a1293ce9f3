// What keys press in a block without text that is selected. Enter opens a line below it, except where the box has nothing in it yet: then
// it presses the control that the box names for filling it. With Ctrl or Command the box is opened: what a pointer would press first.
import { NodeSelection, Plugin } from 'prosemirror-state'

/** The attribute of the control that Enter presses. */
const ENTER_TARGET = '[data-enter]'
const OPENS = `${ENTER_TARGET}, a[href], button:not(:disabled)`

/** Presses a control of a box. False: it has none. */
export function pressTarget(box: globalThis.Node | null, how: 'fill' | 'open'): boolean {
  const target =
    box instanceof HTMLElement ? box.querySelector<HTMLElement>(how === 'fill' ? ENTER_TARGET : OPENS) : null
  target?.click()
  return target !== null
}

export const enterOpens = (): Plugin =>
  new Plugin({
    props: {
      handleKeyDown: (view, event) => {
        const { selection } = view.state
        if (event.key !== 'Enter' || event.shiftKey || event.altKey) return false
        if (!(selection instanceof NodeSelection) || selection.node.isInline) return false
        return pressTarget(view.nodeDOM(selection.from), event.ctrlKey || event.metaKey ? 'open' : 'fill')
      },
    },
  })
