// Where a person is on a page, as others are told: the caret, the blocks that are selected as a whole, and the block that they are
// at. Plain data that travels.
import type { Uuid } from '@sheaf/core/ids'
import { NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { idOf } from './block-index'
import { blockIdAt } from './block-selection/block-id-at'
import { BlockSelection } from './block-selection/block-selection'
import { EMPTY_ID } from './render'
import { blockOf, type CaretRange, type SavedSelection } from './selection'

export interface Whereabouts {
  readonly caret: CaretRange | null
  readonly blocks: readonly Uuid[]
  /** Also while they look elsewhere for a moment. */
  readonly at: Uuid | null
}
export const nowhere: Whereabouts = { caret: null, blocks: [], at: null }

/** Others see that much is selected; more of it says nothing new. */
export const MOST_BLOCKS = 50

/** `saved` are both ends of the selection where it lies in text; `last` is where they were before. */
export function whereIn(view: EditorView, saved: SavedSelection | null, last: Whereabouts): Whereabouts {
  const { activeElement, hidden } = document
  if (hidden) return nowhere
  if (!view.hasFocus()) {
    // A caption or another field of a block has the focus, or nothing here has.
    const id = activeElement && view.dom.contains(activeElement) ? blockIdAt(activeElement) : last.at
    return { ...nowhere, at: id }
  }
  const { selection } = view.state
  if (selection instanceof BlockSelection)
    return { caret: null, blocks: selection.ids.slice(0, MOST_BLOCKS), at: selection.headId ?? null }
  const block = blockOf(selection.$head)
  const id = block && idOf(block) !== EMPTY_ID ? idOf(block) : null
  if (selection instanceof NodeSelection && !selection.node.isInline)
    return { caret: null, blocks: id === null ? [] : [id], at: id }
  if (!saved) return { ...nowhere, at: id }
  const { anchor, head } = saved
  return { caret: { block: saved.block, anchor, head }, blocks: [], at: saved.block }
}
