// Where a person is on a page, as sent to others: the caret, the blocks selected as a whole, and the current block. Plain data.
import type { Uuid } from '@sheaf/core/ids'
import { NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { idOf } from './block-index'
import { blockIdAt } from './block-selection/block-id-at'
import { BlockSelection } from './block-selection/block-selection'
import { EMPTY_ID } from './render'
import { blockOf, type CaretRange, type SavedSelection } from './selection'

export interface PresencePosition {
  readonly caret: CaretRange | null
  readonly blocks: readonly Uuid[]
  /** Kept while the focus is elsewhere for a moment. */
  readonly at: Uuid | null
}
export const nowhere: PresencePosition = { caret: null, blocks: [], at: null }

/** The limit of blocks that are sent: others see anyway that much is selected. */
export const MOST_BLOCKS = 50

/** `saved`: both ends of the selection if it lies in text; `last`: the position before. */
export function whereIn(view: EditorView, saved: SavedSelection | null, last: PresencePosition): PresencePosition {
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
