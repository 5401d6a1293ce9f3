// Enter. At the end of a block it makes an empty block, at the start it makes one before, in between it splits the text. What
// follows the caret keeps its place in the reading order, so children go with the second half; an open toggle goes on inside.

import { inBlock, loadedChildren, PARAGRAPH, traitsOf } from '@sheaf/core/actions/blocks/places'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockSeed } from '@sheaf/core/kinds/block-kind'
import { anchorAt } from '@sheaf/core/operations/anchor'
import { blockPointer } from '@sheaf/core/operations/record-id'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import { parentOf } from '@sheaf/core/operations/tree'
import type { Json } from '@sheaf/core/validation/checks'
import type { EditorCore } from '../editor-core'
import { breakLine, isInCode } from './code'
import { type Command, isInEmptyPage, selectedRange, selectedVoid, siblingsOf } from './command'
import { deleteBetween } from './delete-range'
import { outdentBlock } from './indent'
import { foldOf, isMadeOfParts, mayHold } from './places'

export const enter: Command = core => {
  const lone = selectedVoid(core)
  if (lone !== null) return core.act(draft => ({ block: createBeside(core, draft, lone, 'after'), offset: 0 }))
  if (isInEmptyPage(core)) return core.act(draft => startPage(core, draft))
  if (isInCode(core)) return breakLine(core)
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
function breakAt(core: EditorCore, draft: Draft, { block, offset }: BlockPoint): BlockPoint {
  const { replica } = core
  const length = replica.length(block)
  const { type, parent_id } = replica.view.mustBlock(block)
  const { flowing } = traitsOf(replica, block)
  // A cell is one text: it goes on in the next line.
  if (!flowing || isMadeOfParts(core, parent_id)) {
    draft.insertText(block, offset, '\n')
    return { block, offset: offset + 1 }
  }
  if (length === 0) {
    const left = leave(core, draft, block)
    if (left) return left
  }
  if (offset === 0 && length > 0) {
    createBeside(core, draft, block, 'before', type)
    return { block, offset: 0 }
  }
  if (goesOnInside(core, block)) return { block: breakInside(core, draft, { block, offset }), offset: 0 }
  const keepsChildren = foldOf(core, block) === 'closed'
  if (offset === length) {
    const id = createBeside(core, draft, block, 'after')
    if (!keepsChildren) moveChildren(core, draft, block, id)
    return { block: id, offset: 0 }
  }
  return { block: splitAt(core, draft, { block, offset }, keepsChildren), offset: 0 }
}

/** What comes after a block: another of its kind, looking the same, or a paragraph. */
function following(core: EditorCore, block: Uuid): { readonly type: string; readonly format: Record<string, Json> } {
  const { next, flowing } = traitsOf(core.replica, block)
  const { type, format = {} } = core.replica.view.mustBlock(block)
  return flowing && next === 'same' ? { type, format: { ...format } } : { type: PARAGRAPH, format: {} }
}

export function splitAt(core: EditorCore, draft: Draft, { block, offset }: BlockPoint, keepsChildren = false): Uuid {
  const id = core.options.newId()
  const { type, format } = following(core, block)
  draft.split(block, offset, id, type, format)
  if (!keepsChildren) moveChildren(core, draft, block, id)
  return id
}
/** Children go with what follows the caret. */
export function moveChildren(core: EditorCore, draft: Draft, from: Uuid, to: Uuid): void {
  draft.moveAll(loadedChildren(core.replica, from), inBlock(to), { after: [], before: [] })
}

/** An empty block beside another; it has a text of its own. */
export function createBeside(
  core: EditorCore,
  draft: Draft,
  block: Uuid,
  side: 'before' | 'after',
  kind?: string,
  seed?: BlockSeed,
): Uuid {
  const { replica } = core
  const id = core.options.newId()
  const value = replica.view.mustBlock(block)
  const siblings = siblingsOf(replica, block)
  const at = anchorAt(siblings, siblings.indexOf(block) + (side === 'after' ? 1 : 0))
  // Nothing may come between the two: on the far side the anchor names no neighbour.
  const near = side === 'after' ? { after: at.after, before: [] } : { after: [], before: at.before }
  const { type, format } = following(core, block)
  const fields: BlockSeed = seed ?? (kind === undefined || kind === type ? { format } : {})
  draft.create(id, kind ?? type, parentOf(value), near, {
    properties: fields.properties ?? {},
    format: fields.format ?? {},
  })
  return id
}

/** An open toggle and a box go on with what is inside them. */
const goesOnInside = (core: EditorCore, block: Uuid): boolean =>
  foldOf(core, block) === 'open' || (foldOf(core, block) === null && traitsOf(core.replica, block).next === 'inside')

/** What follows the caret becomes the first child. */
function breakInside(core: EditorCore, draft: Draft, { block, offset }: BlockPoint): Uuid {
  const { replica } = core
  const id = core.options.newId()
  const first = { after: [], before: loadedChildren(replica, block).slice(0, 3) }
  if (offset === replica.length(block)) draft.create(id, PARAGRAPH, inBlock(block), first)
  else {
    draft.split(block, offset, id, PARAGRAPH)
    draft.move(id, inBlock(block), first)
  }
  return id
}

/** Enter in an empty block steps back: out of its parent, as in any outline, and then from its kind to a paragraph. */
function leave(core: EditorCore, draft: Draft, block: Uuid): BlockPoint | null {
  const { replica } = core
  const { type, parent_id } = replica.view.mustBlock(block)
  const siblings = siblingsOf(replica, block)
  const behind = siblings.slice(siblings.indexOf(block) + 1)
  const mayLeave = parent_id !== core.pageId && mayHold(core, replica.view.mustBlock(parent_id).parent_id, type)
  const isListItem = traitsOf(replica, block).next === 'same' && type !== PARAGRAPH
  if (mayLeave && loadedChildren(replica, block).length === 0 && (isListItem || behind.length === 0)) {
    // What followed it in the list stays below it.
    draft.moveAll(behind, inBlock(block), { after: [], before: [] })
    outdentBlock(core, draft, block)
    return { block, offset: 0 }
  }
  if (type === PARAGRAPH) return null
  draft.set(blockPointer(replica.options.spaceId, block), ['type'], PARAGRAPH)
  return { block, offset: 0 }
}

function startPage(core: EditorCore, draft: Draft): BlockPoint {
  const first = core.options.newId()
  const second = core.options.newId()
  draft.create(first, PARAGRAPH, inBlock(core.pageId), { after: [], before: [] })
  draft.create(second, PARAGRAPH, inBlock(core.pageId), { after: [first], before: [] })
  return { block: second, offset: 0 }
}
