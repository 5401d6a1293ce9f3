// Keys and presses of a selection of blocks. The keys of editing work on it too: they ask `selectedBlocks`.
import type { Uuid } from '@sheaf/core/ids'
import { Plugin } from 'prosemirror-state'
import type { EditorCore } from '../editor-core'
import { writeBelow } from '../input/selected-box'
import { pressTarget } from '../views/enter-opens'
import { boxOf, goInside, returnFromControls } from './block-controls'
import { blockIdAt } from './block-id-at'
import { BlockSelection } from './block-selection'
import { editSelected, leaveBlocks, selectTouched } from './select-blocks'
import { extendTo, stepBlocks, toggleBlock } from './step-blocks'

interface BlockKeyTargets {
  readonly core: () => EditorCore
  readonly isEditable: () => boolean
  /** Out of a text that lies in another one. */
  readonly onLeave?: (() => void) | undefined
}

export const blockKeys = ({ core, isEditable, onLeave }: BlockKeyTargets): Plugin =>
  new Plugin({
    view: view => ({ destroy: returnFromControls(view, core) }),
    props: {
      handleKeyDown: (view, event) => {
        if (event.metaKey || event.ctrlKey || event.altKey) return false
        const { selection } = view.state
        if (event.key === 'Escape') {
          if (!(selection instanceof BlockSelection)) return selectTouched(core())
          leaveBlocks(core())
          onLeave?.()
          return true
        }
        if (!(selection instanceof BlockSelection)) return false
        switch (event.key) {
          case 'ArrowUp':
            return stepBlocks(-1, event.shiftKey)(core())
          case 'ArrowDown':
            return stepBlocks(1, event.shiftKey)(core())
          case 'ArrowLeft':
          case 'ArrowRight':
            return goInside(view, core(), selection.headId, event.key) || true
          case 'Enter':
            return (
              event.shiftKey ||
              editSelected(core()) ||
              pressTarget(boxOf(view, selection.headId), 'fill') ||
              !isEditable() ||
              writeBelow(core())
            )
        }
        return false
      },
      handleDOMEvents: {
        mousedown: (_view, event) => {
          if (event.button !== 0 || !event.shiftKey) return false
          const id = blockIdAt(event.target)
          if (id === null || (event.target as Element).closest?.('a, button, input, textarea, select')) return false
          const used = event.metaKey || event.ctrlKey ? toggleBlock(id)(core()) : extendBlocks(core(), id)
          if (used) event.preventDefault()
          return used
        },
      },
    },
  })

/** In the block that holds the selection, Shift extends the text as ever. */
function extendBlocks(core: EditorCore, id: Uuid): boolean {
  const { selection } = core.state
  if (!(selection instanceof BlockSelection)) {
    const inside = (node: { readonly attrs: Readonly<Record<string, unknown>> }): boolean => node.attrs['id'] === id
    const { $anchor } = selection
    for (let depth = $anchor.depth; depth > 0; depth--)
      if ($anchor.node(depth).type.name === 'block') {
        if (inside($anchor.node(depth))) return false
        break
      }
  }
  return extendTo(id)(core)
}
