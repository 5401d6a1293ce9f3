// Putting blocks in: pasted or dropped. A piece of text goes into the line; of more, the first and the last join the texts around
// the caret where both flow, and the others stand between. Where no blocks may stand, their texts do.

import { insertTree } from '@sheaf/core/actions/block-trees'
import { holdsText, inBlock, loadedChildren, PARAGRAPH, traitsOf } from '@sheaf/core/actions/blocks/places'
import { goOn } from '@sheaf/core/actions/blocks/turn-block'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { Anchor } from '@sheaf/core/operations/anchor'
import { anchorAt } from '@sheaf/core/operations/anchor'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import { type ParentRef, parentOf } from '@sheaf/core/operations/tree'
import type { Run } from '@sheaf/core/text/rich-text'
import { textsOf } from '../clipboard/texts-of'
import type { EditorCore } from '../editor-core'
import { type Command, isInEmptyPage, selectedBlocks, selectedRange, siblingsOf } from './command'
import { deleteBetween } from './delete-range'
import { moveChildren, splitAt } from './enter'
import { mayHold } from './places'
import { isFlowing } from './reading-order'

export interface PasteOptions {
  /** Blocks that were taken as wholes join no text. */
  readonly areWhole?: boolean
  /** What became of each tree that stands by itself. */
  readonly onMade?: (tree: BlockTree, id: Uuid) => void
}

export const pasteBlocks =
  (trees: readonly BlockTree[], options: PasteOptions = {}): Command =>
  core => {
    if (trees.length === 0) return false
    const range = selectedRange(core)
    const isEmptyPage = isInEmptyPage(core)
    const selected = range ? [] : selectedBlocks(core)
    if (!range && !isEmptyPage && selected.length === 0) return false
    core.options.history.closeEntry()
    if (range && takesOnlyText(core, range.from.block, trees)) return pasteTexts(core, range, trees)
    return core.act(draft => {
      if (range) {
        deleteBetween(core, draft, range.from, range.to)
        return putAt(core, draft, range.from, trees, options)
      }
      const behind = selected.at(-1)
      const parent = behind === undefined ? inBlock(core.pageId) : parentOf(core.replica.view.mustBlock(behind))
      return caretBehind(
        core,
        draft,
        insertTreesAt(
          core,
          draft,
          trees,
          parent,
          behind === undefined ? first : placeAfter(core, behind),
          options.onMade,
        ),
      )
    })
  }
const first: Anchor = { after: [], before: [] }

/** Pastes plain text into a text without marks and blocks. */
export const pasteVerbatim =
  (text: string): Command =>
  core => {
    const range = selectedRange(core)
    if (!range) return false
    core.options.history.closeEntry()
    return core.act(draft => {
      deleteBetween(core, draft, range.from, range.to)
      return insertRuns(draft, range.from, [{ insert: text }])
    })
  }

/** Says where the caret goes. */
function putAt(
  core: EditorCore,
  draft: Draft,
  point: BlockPoint,
  trees: readonly BlockTree[],
  { areWhole = false, onMade }: PasteOptions,
): BlockPoint | null {
  const { replica } = core
  const target = replica.view.mustBlock(point.block)
  const [head, ...rest] = trees as readonly [BlockTree, ...BlockTree[]]
  const length = replica.length(point.block)
  const isEmpty = length === 0
  // Into an empty block comes what was pasted, as it is; a paragraph becomes what the block was.
  const joins = !areWhole && flows(core, head) && (!isEmpty || head.type === PARAGRAPH || head.type === target.type)
  if (joins && rest.length === 0 && head.children.length === 0) return insertRuns(draft, point, head.runs)
  const parent = parentOf(target)
  if (!joins && !isEmpty && point.offset === 0 && !areWhole) {
    const siblings = siblingsOf(replica, point.block)
    const at = anchorAt(siblings, siblings.indexOf(point.block))
    const made = insertTreesAt(core, draft, trees, parent, { after: at.after, before: [point.block] }, onMade)
    return lastText(core, made)?.point ?? { block: point.block, offset: 0 }
  }
  const tail = areWhole || point.offset === length ? null : splitAt(core, draft, point)
  const at = tail === null ? placeAfter(core, point.block) : { after: [point.block], before: [tail] }
  const ids = insertTreesAt(core, draft, joins ? rest : trees, parent, at, onMade)
  const lastId = ids.at(-1)
  const last = lastText(core, ids)
  if (joins) {
    const own = loadedChildren(replica, point.block).slice(0, 1)
    const end = insertRuns(draft, point, head.runs)
    // What lay below the caret's block is read after all that was pasted.
    if (lastId !== undefined && tail === null && flows(core, rest.at(-1)))
      moveChildren(core, draft, point.block, lastId)
    insertTreesAt(core, draft, head.children, inBlock(point.block), { after: [], before: own }, onMade)
    if (lastId === undefined) return end
  } else if (isEmpty && loadedChildren(replica, point.block).length === 0) draft.trash(point.block, true)
  if (tail !== null && last?.isInLine) draft.merge(tail, last.point.block)
  // Behind a box the text goes on where it was cut.
  if (last) return last.point
  return tail === null ? caretBehind(core, draft, ids) : { block: tail, offset: 0 }
}

/** Where no blocks may stand: in code, in a cell. */
export const takesOnlyText = (core: EditorCore, block: Uuid, trees: readonly BlockTree[]): boolean =>
  !isFlowing(core.replica, block) || !mayStand(core, core.replica.view.mustBlock(block).parent_id, trees)

const pasteTexts = (
  core: EditorCore,
  { from, to }: { readonly from: BlockPoint; readonly to: BlockPoint },
  trees: readonly BlockTree[],
): boolean =>
  core.act(draft => {
    deleteBetween(core, draft, from, to)
    return insertRuns(draft, from, textsOf(trees))
  })

const flows = ({ replica }: EditorCore, tree: BlockTree | undefined): boolean =>
  tree !== undefined && replica.options.kinds.traits(tree.type).flowing
/** A cell is one place: several blocks would be several cells. */
const mayStand = (core: EditorCore, parent: Uuid, trees: readonly BlockTree[]): boolean =>
  parent === core.pageId ||
  (traitsOf(core.replica, parent).borders !== 'each' && trees.every(({ type }) => mayHold(core, parent, type)))

/** Behind a block, with nothing between. */
const placeAfter = ({ replica }: EditorCore, block: Uuid): Anchor => {
  const siblings = siblingsOf(replica, block)
  return { after: anchorAt(siblings, siblings.indexOf(block) + 1).after, before: [] }
}
const insertTreesAt = (
  core: EditorCore,
  draft: Draft,
  trees: readonly BlockTree[],
  parent: ParentRef,
  at: Anchor,
  onMade: PasteOptions['onMade'],
): readonly Uuid[] => insertTree(draft, trees, parent, at, core.newCopyId, onMade)

/** Behind the last text, or at the end of a listing; below a box there is always a line to write on. */
function caretBehind(core: EditorCore, draft: Draft, ids: readonly Uuid[]): BlockPoint | null {
  const lastId = ids.at(-1)
  if (lastId === undefined) return null
  const text = lastText(core, ids)
  if (text) return text.point
  return holdsText(core.replica, lastId)
    ? { block: lastId, offset: core.replica.length(lastId) }
    : goOn(draft, core.ports, lastId)
}
/** The end of the text that is read last; `isInLine` when nothing but texts leads to it. */
function lastText(
  { replica }: EditorCore,
  ids: readonly Uuid[],
): { readonly point: BlockPoint; readonly isInLine: boolean } | null {
  let found: BlockPoint | null = null
  let isInLine = true
  for (let id = ids.at(-1); id !== undefined; id = replica.view.content(id).at(-1)) {
    if (isFlowing(replica, id)) found = { block: id, offset: replica.length(id) }
    else isInLine = false
  }
  return found && { point: found, isInLine }
}

function insertRuns(draft: Draft, { block, offset }: BlockPoint, runs: readonly Run[]): BlockPoint {
  let at = offset
  for (const { insert, attributes } of runs) {
    if (insert === '') continue
    draft.insertText(block, at, insert, attributes)
    at += typeof insert === 'string' ? insert.length : 1
  }
  return { block, offset: at }
}
