// To the page's first or last letter, and with Shift all that lies between. The browser's own keys count every letter on the way and
// stop where something is not laid out or not drawn yet.
import { Plugin, Selection, TextSelection } from 'prosemirror-state'
import { idOf } from '../block-index'
import { BlockSelection } from '../block-selection/block-selection'
import { selectBlocks } from '../block-selection/select-blocks'
import { extendTo } from '../block-selection/step-blocks'
import { unitsInOrder } from '../block-selection/units-in-order'
import { foldOf } from '../commands/places'
import type { EditorCore } from '../editor-core'
import { headOf } from '../inline'
import { blockType } from '../schema'
import { onApple } from './on-apple'

type Edge = 'start' | 'end'

/** With Shift the keys of Apple's machines move blocks. */
function edgeOf(event: KeyboardEvent): Edge | null {
  if (event.altKey || event.isComposing) return null
  const [start, end] = onApple() ? ['ArrowUp', 'ArrowDown'] : ['Home', 'End']
  const isHeld = onApple() ? event.metaKey && !event.ctrlKey && !event.shiftKey : event.ctrlKey && !event.metaKey
  return !isHeld ? null : event.key === start ? 'start' : event.key === end ? 'end' : null
}

/** The first or last place for a caret; what is folded away is none. */
function caretAt(core: EditorCore, edge: Edge): Selection {
  const { doc } = core.state
  if (edge === 'start') return Selection.atStart(doc)
  const last = Selection.atEnd(doc)
  const { $head } = last
  for (let depth = 1; depth <= $head.depth; depth++) {
    const node = $head.node(depth)
    if (node.type === blockType && foldOf(core, idOf(node)) === 'closed')
      return Selection.near(doc.resolve($head.start(depth) + 1 + headOf(node).content.size), -1)
  }
  return last
}

function goTo(core: EditorCore, edge: Edge, isExtending: boolean): void {
  core.drawAll()
  const { selection, tr } = core.state
  if (selection instanceof BlockSelection) {
    const unit = unitsInOrder(core).at(edge === 'start' ? 0 : -1)
    if (unit === undefined) return
    if (isExtending) extendTo(unit)(core)
    else selectBlocks(core, [unit])
    return
  }
  const caret = caretAt(core, edge)
  const to = isExtending ? TextSelection.between(selection.$anchor, caret.$head, edge === 'start' ? 1 : -1) : caret
  core.dispatch(tr.setSelection(to).scrollIntoView())
}

export const endKeys = (core: () => EditorCore): Plugin =>
  new Plugin({
    props: {
      handleKeyDown: (_view, event) => {
        const edge = edgeOf(event)
        if (!edge) return false
        goTo(core(), edge, event.shiftKey)
        return true
      },
    },
  })
