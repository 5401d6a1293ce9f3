// Blocks put in at a place. A piece of text goes into the line; of more, the first and the last join the texts around the place where
// both flow, and the others stand between.
import type { Uuid } from '../../ids'
import type { BlockTree } from '../../kinds/block-tree'
import { type Anchor, anchorAt, atEnd } from '../../operations/anchor'
import type { OpenSpace } from '../../operations/open-space'
import type { BlockPoint } from '../../operations/text-place'
import { type ParentRef, parentOf } from '../../operations/tree'
import type { Run } from '../../text/rich-text'
import { insertTree } from '../block-trees'
import type { Draft } from '../draft'
import { moveChildren, splitAt } from './break-block'
import { joinBlocks, trashIfEmpty } from './join-blocks'
import { holdsText, inBlock, isFlowing, loadedChildren, PARAGRAPH, siblingsOf } from './places'
import { goOn } from './turn-block'

interface PutPorts {
  readonly newId: () => Uuid
  /** Of what is a copy. */
  readonly newCopyId: () => Uuid
}
export interface PutOptions {
  /** Blocks that were taken as wholes join no text. */
  readonly areWhole?: boolean
  /** What became of each tree that stands by itself. */
  readonly onMade?: (tree: BlockTree, id: Uuid) => void
}

/** Behind a block, or on a page that is empty; gives where writing goes on. */
export function putTreesBehind(
  draft: Draft,
  ports: PutPorts,
  trees: readonly BlockTree[],
  behind: { readonly block: Uuid } | { readonly page: Uuid },
  onMade: PutOptions['onMade'],
): BlockPoint | null {
  const { space } = draft
  const [parent, at] =
    'page' in behind
      ? [inBlock(behind.page), atEnd]
      : [parentOf(space.view.mustBlock(behind.block)), placeAfter(space, behind.block)]
  return goOnBehind(draft, ports, insertTreesAt(draft, ports, trees, parent, at, onMade))
}

/** At a place in a text; gives where writing goes on. */
export function putTreesAt(
  draft: Draft,
  ports: PutPorts,
  point: BlockPoint,
  trees: readonly BlockTree[],
  { areWhole = false, onMade }: PutOptions,
): BlockPoint | null {
  const { space } = draft
  const target = space.view.mustBlock(point.block)
  const [head, ...rest] = trees as readonly [BlockTree, ...BlockTree[]]
  const length = space.length(point.block)
  const isEmpty = length === 0
  // Into an empty block comes what was pasted, as it is; a paragraph becomes what the block was.
  const joins = !areWhole && flows(space, head) && (!isEmpty || head.type === PARAGRAPH || head.type === target.type)
  if (joins && rest.length === 0 && head.children.length === 0) return insertRuns(draft, point, head.runs)
  const parent = parentOf(target)
  if (!joins && !isEmpty && point.offset === 0 && !areWhole) {
    const siblings = siblingsOf(space, point.block)
    const at = anchorAt(siblings, siblings.indexOf(point.block))
    const made = insertTreesAt(draft, ports, trees, parent, { after: at.after, before: [point.block] }, onMade)
    return lastText(space, made)?.point ?? { block: point.block, offset: 0 }
  }
  const tail = areWhole || point.offset === length ? null : splitAt(draft, ports, point)
  const at = tail === null ? placeAfter(space, point.block) : { after: [point.block], before: [tail] }
  const ids = insertTreesAt(draft, ports, joins ? rest : trees, parent, at, onMade)
  const lastId = ids.at(-1)
  const last = lastText(space, ids)
  if (joins) {
    const own = loadedChildren(space, point.block).slice(0, 1)
    const end = insertRuns(draft, point, head.runs)
    // What lay below the caret's block is read after all that was pasted.
    if (lastId !== undefined && tail === null && flows(space, rest.at(-1))) moveChildren(draft, point.block, lastId)
    insertTreesAt(draft, ports, head.children, inBlock(point.block), { after: [], before: own }, onMade)
    if (lastId === undefined) return end
  } else if (isEmpty && loadedChildren(space, point.block).length === 0) trashIfEmpty(draft, point.block)
  if (tail !== null && last?.isInLine) joinBlocks(draft, tail, last.point.block)
  // Behind a box the text goes on where it was cut.
  if (last) return last.point
  return tail === null ? goOnBehind(draft, ports, ids) : { block: tail, offset: 0 }
}

const flows = ({ kinds }: OpenSpace, tree: BlockTree | undefined): boolean =>
  tree !== undefined && kinds.traits(tree.type).flowing
/** Behind a block, with nothing between. */
const placeAfter = (space: OpenSpace, block: Uuid): Anchor => {
  const siblings = siblingsOf(space, block)
  return { after: anchorAt(siblings, siblings.indexOf(block) + 1).after, before: [] }
}
const insertTreesAt = (
  draft: Draft,
  { newCopyId }: PutPorts,
  trees: readonly BlockTree[],
  parent: ParentRef,
  at: Anchor,
  onMade: PutOptions['onMade'],
): readonly Uuid[] => insertTree(draft, trees, parent, at, newCopyId, onMade)

/** Behind the last text, or at the end of a listing; below a box there is always a line to write on. */
function goOnBehind(draft: Draft, ports: PutPorts, ids: readonly Uuid[]): BlockPoint | null {
  const { space } = draft
  const lastId = ids.at(-1)
  if (lastId === undefined) return null
  const text = lastText(space, ids)
  if (text) return text.point
  return holdsText(space, lastId) ? { block: lastId, offset: space.length(lastId) } : goOn(draft, ports, lastId)
}
/** The end of the text that is read last; `isInLine` when nothing but texts leads to it. */
function lastText(
  space: OpenSpace,
  ids: readonly Uuid[],
): { readonly point: BlockPoint; readonly isInLine: boolean } | null {
  let found: BlockPoint | null = null
  let isInLine = true
  for (let id = ids.at(-1); id !== undefined; id = space.view.content(id).at(-1)) {
    if (isFlowing(space, id)) found = { block: id, offset: space.length(id) }
    else isInLine = false
  }
  return found && { point: found, isInLine }
}

export function insertRuns(draft: Draft, { block, offset }: BlockPoint, runs: readonly Run[]): BlockPoint {
  let at = offset
  for (const { insert, attributes } of runs) {
    if (insert === '') continue
    draft.insertText(block, at, insert, attributes)
    at += typeof insert === 'string' ? insert.length : 1
  }
  return { block, offset: at }
}
