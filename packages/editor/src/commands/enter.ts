// Enter. At the end of a block it makes an empty block, at the start it makes one before, in between it splits the text. What
// follows the caret keeps its place in the reading order, so children go with the second half.
import type { Uuid } from '@sheaf/core/ids'
import { anchorAt } from '@sheaf/core/operations/anchor'
import { parentOf } from '@sheaf/core/operations/tree'
import type { Draft } from '@sheaf/sync/draft'
import type { BlockPoint } from '@sheaf/sync/text-place'
import type { EditorCore } from '../editor-core'
import { loadedChildren } from '../render'
import { PARAGRAPH } from '../schema'
import { type Command, inBlock, isInEmptyPage, selectedRange, selectedVoid, siblingsOf } from './command'
import { deleteBetween } from './delete-range'
import { outdentBlock } from './indent'

export const enter: Command = core => {
  const lone = selectedVoid(core)
  if (lone !== null) return core.act(draft => ({ block: createBeside(core, draft, lone, 'after'), offset: 0 }))
  if (isInEmptyPage(core)) return core.act(draft => startPage(core, draft))
  const range = selectedRange(core)
  if (!range) return false
  core.options.history.closeEntry()
  core.act(draft => {
    const { from } = range
    deleteBetween(core, draft, from, range.to)
    return breakAt(core, draft, from)
  })
  return true
}

/** Ends a block at a place; says where the caret goes. */
export function breakAt(core: EditorCore, draft: Draft, { block, offset }: BlockPoint): BlockPoint {
  const { replica } = core
  const length = replica.length(block)
  if (length === 0 && leavesParent(core, block)) {
    outdentBlock(core, draft, block)
    return { block, offset: 0 }
  }
  if (offset === 0 && length > 0) {
    createBeside(core, draft, block, 'before')
    return { block, offset: 0 }
  }
  if (offset === length) {
    const id = createBeside(core, draft, block, 'after')
    handChildren(core, draft, block, id)
    return { block: id, offset: 0 }
  }
  return { block: splitAt(core, draft, { block, offset }), offset: 0 }
}

export function splitAt(core: EditorCore, draft: Draft, { block, offset }: BlockPoint): Uuid {
  const id = core.options.newId()
  draft.split(block, offset, id, core.replica.view.mustBlock(block).type)
  handChildren(core, draft, block, id)
  return id
}
/** Children go with what follows the caret. */
export function handChildren(core: EditorCore, draft: Draft, from: Uuid, to: Uuid): void {
  const children = loadedChildren(core.replica, from)
  for (const [i, child] of children.entries())
    draft.move(child, inBlock(to), { after: children.slice(Math.max(0, i - 3), i).reverse(), before: [] })
}

/** An empty block beside another; it has a text of its own. */
export function createBeside(core: EditorCore, draft: Draft, block: Uuid, side: 'before' | 'after'): Uuid {
  const { replica } = core
  const id = core.options.newId()
  const value = replica.view.mustBlock(block)
  const siblings = siblingsOf(replica, block)
  const at = anchorAt(siblings, siblings.indexOf(block) + (side === 'after' ? 1 : 0))
  // Nothing may come between the two: on the far side the anchor names no neighbour.
  const near = side === 'after' ? { after: at.after, before: [] } : { after: [], before: at.before }
  draft.create(id, replica.options.kinds.traits(value.type).flowing ? value.type : PARAGRAPH, parentOf(value), near)
  return id
}

/** Enter in an empty last child leaves the parent, as in any outline. */
function leavesParent(core: EditorCore, block: Uuid): boolean {
  const { parent_id } = core.replica.view.mustBlock(block)
  return (
    parent_id !== core.pageId &&
    siblingsOf(core.replica, block).at(-1) === block &&
    loadedChildren(core.replica, block).length === 0
  )
}

function startPage(core: EditorCore, draft: Draft): BlockPoint {
  const first = core.options.newId()
  const second = core.options.newId()
  draft.create(first, PARAGRAPH, inBlock(core.pageId), { after: [], before: [] })
  draft.create(second, PARAGRAPH, inBlock(core.pageId), { after: [first], before: [] })
  return { block: second, offset: 0 }
}
