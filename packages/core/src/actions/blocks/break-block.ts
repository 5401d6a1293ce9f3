// Where a text is broken, and what stands there then. What follows keeps its place in the reading order, so children go with the
// second half; an open toggle goes on inside.
import type { Uuid } from '../../ids'
import type { BlockSeed } from '../../kinds/block-kind'
import type { Anchor } from '../../operations/anchor'
import { anchorAt, atEnd } from '../../operations/anchor'
import type { OpenSpace } from '../../operations/open-space'
import type { BlockPoint } from '../../operations/text-place'
import { type ParentRef, parentOf } from '../../operations/tree'
import type { Json } from '../../validation/checks'
import type { Draft } from '../draft'
import { outdentBlock } from './indent'
import { inBlock, isMadeOfParts, loadedChildren, mayHold, PARAGRAPH, siblingsOf, traitsOf } from './places'

interface BreakPorts {
  readonly newId: () => Uuid
  /** What is written on as a page; null where no page is open. */
  readonly root: Uuid | null
  /** Whether a block that folds is open; null: it does not fold. */
  readonly foldOf: (id: Uuid) => 'open' | 'closed' | null
}

/** Ends a block at a place; gives where writing goes on. */
export function breakBlock(draft: Draft, ports: BreakPorts, { block, offset }: BlockPoint): BlockPoint {
  const { space } = draft
  const length = space.length(block)
  const { type, parent_id } = space.view.mustBlock(block)
  const { flowing } = traitsOf(space, block)
  // A cell is one text: it goes on in the next line.
  if (!flowing || isMadeOfParts(space, parent_id, ports.root)) {
    draft.insertText(block, offset, '\n')
    return { block, offset: offset + 1 }
  }
  if (length === 0) {
    const left = stepBack(draft, ports, block)
    if (left) return left
  }
  if (offset === 0 && length > 0) {
    createBeside(draft, ports, block, 'before', type)
    return { block, offset: 0 }
  }
  if (goesOnInside(space, ports, block)) return { block: breakInside(draft, ports, { block, offset }), offset: 0 }
  const keepsChildren = ports.foldOf(block) === 'closed'
  if (offset === length) {
    const id = createBeside(draft, ports, block, 'after')
    if (!keepsChildren) moveChildren(draft, block, id)
    return { block: id, offset: 0 }
  }
  return { block: splitAt(draft, ports, { block, offset }, keepsChildren), offset: 0 }
}

/** What comes after a block: another of its kind, looking the same, or a paragraph. */
function following(space: OpenSpace, block: Uuid): { readonly type: string; readonly format: Record<string, Json> } {
  const { next, flowing } = traitsOf(space, block)
  const { type, format = {} } = space.view.mustBlock(block)
  return flowing && next === 'same' ? { type, format: { ...format } } : { type: PARAGRAPH, format: {} }
}

/** What follows the place becomes a block of its own. */
export function splitAt(
  draft: Draft,
  { newId }: Pick<BreakPorts, 'newId'>,
  { block, offset }: BlockPoint,
  keepsChildren = false,
): Uuid {
  const id = newId()
  const { type, format } = following(draft.space, block)
  draft.split(block, offset, id, type, format)
  if (!keepsChildren) moveChildren(draft, block, id)
  return id
}
export function moveChildren(draft: Draft, from: Uuid, to: Uuid): void {
  draft.moveAll(loadedChildren(draft.space, from), inBlock(to), atEnd)
}

/** An empty block beside another; it has a text of its own. */
export function createBeside(
  draft: Draft,
  { newId }: Pick<BreakPorts, 'newId'>,
  block: Uuid,
  side: 'before' | 'after',
  kind?: string,
  seed?: BlockSeed,
): Uuid {
  const { space } = draft
  const id = newId()
  const siblings = siblingsOf(space, block)
  const at = anchorAt(siblings, siblings.indexOf(block) + (side === 'after' ? 1 : 0))
  // Nothing may come between the two: on the far side the anchor names no neighbour.
  const near = side === 'after' ? { after: at.after, before: [] } : { after: [], before: at.before }
  const { type, format } = following(space, block)
  const fields: BlockSeed = seed ?? (kind === undefined || kind === type ? { format } : {})
  draft.create(id, kind ?? type, parentOf(space.view.mustBlock(block)), near, {
    properties: fields.properties ?? {},
    format: fields.format ?? {},
  })
  return id
}

/** An open toggle and a box go on with what is inside them. */
const goesOnInside = (space: OpenSpace, { foldOf }: BreakPorts, block: Uuid): boolean =>
  foldOf(block) === 'open' || (foldOf(block) === null && traitsOf(space, block).next === 'inside')

/** What follows the place becomes the first child. */
function breakInside(draft: Draft, { newId }: BreakPorts, { block, offset }: BlockPoint): Uuid {
  const { space } = draft
  if (offset === space.length(block)) return createInside(draft, newId, block)
  const id = newId()
  const first = firstIn(space, block)
  draft.split(block, offset, id, PARAGRAPH)
  draft.move(id, inBlock(block), first)
  return id
}
const firstIn = (space: OpenSpace, block: Uuid): Anchor => ({
  after: [],
  before: loadedChildren(space, block).slice(0, 3),
})

/** An empty paragraph as the first child. */
export function createInside(draft: Draft, newId: () => Uuid, block: Uuid): Uuid {
  return createParagraph(draft, newId, inBlock(block), firstIn(draft.space, block))
}
export function createParagraph(draft: Draft, newId: () => Uuid, parent: ParentRef, at: Anchor): Uuid {
  const id = newId()
  draft.create(id, PARAGRAPH, parent, at)
  return id
}

/** What an empty block does instead of being broken: out of its parent, as in any outline, and then from its kind to a paragraph. */
function stepBack(draft: Draft, { root }: BreakPorts, block: Uuid): BlockPoint | null {
  const { space } = draft
  const { type, parent_id } = space.view.mustBlock(block)
  const siblings = siblingsOf(space, block)
  const behind = siblings.slice(siblings.indexOf(block) + 1)
  const mayLeave = parent_id !== root && mayHold(space, space.view.mustBlock(parent_id).parent_id, type, root)
  const isListItem = traitsOf(space, block).next === 'same' && type !== PARAGRAPH
  if (mayLeave && loadedChildren(space, block).length === 0 && (isListItem || behind.length === 0)) {
    // What followed it in the list stays below it.
    draft.moveAll(behind, inBlock(block), atEnd)
    outdentBlock(draft, block)
    return { block, offset: 0 }
  }
  if (type === PARAGRAPH) return null
  draft.set(draft.at('block', block), ['type'], PARAGRAPH)
  return { block, offset: 0 }
}
