// Enter on a block without text that is selected does what pressing it does, where its box names a control for that.
import { NodeSelection, Plugin } from 'prosemirror-state'

/** The attribute of that control. */
export const ENTER_TARGET = 'data-enter'

export const enterOpens = (): Plugin =>
  new Plugin({
    props: {
      handleKeyDown: (view, event) => {
        const { selection } = view.state
        if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false
        if (!(selection instanceof NodeSelection)) return false
        const box = view.nodeDOM(selection.from)
        const target = box instanceof HTMLElement ? box.querySelector<HTMLElement>(`[${ENTER_TARGET}]`) : null
        target?.click()
        return target !== null
      },
    },
  })
