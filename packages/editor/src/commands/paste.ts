// Putting blocks in: pasted or dropped. Where no blocks may stand, their texts do.

import { deleteBetween } from '@sheaf/core/actions/blocks/delete-between'
import { isFlowing, traitsOf } from '@sheaf/core/actions/blocks/places'
import { insertRuns, type PutOptions, putTreesAt, putTreesBehind } from '@sheaf/core/actions/blocks/put-trees'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import { textsOf } from '../clipboard/texts-of'
import type { EditorCore } from '../editor-core'
import { type Command, isInEmptyPage, selectedBlocks, selectedRange } from './command'
import { mayHold } from './places'

export const pasteBlocks =
  (trees: readonly BlockTree[], options: PutOptions = {}): Command =>
  core => {
    if (trees.length === 0) return false
    const range = selectedRange(core)
    const isEmptyPage = isInEmptyPage(core)
    const selected = range ? [] : selectedBlocks(core)
    if (!range && !isEmptyPage && selected.length === 0) return false
    const ports = { newId: core.options.newId, newCopyId: core.newCopyId }
    core.options.history.closeEntry()
    if (range && takesOnlyText(core, range.from.block, trees)) return pasteTexts(core, range, trees)
    return core.act(draft => {
      if (range) {
        deleteBetween(draft, core.pageId, range.from, range.to)
        return putTreesAt(draft, ports, range.from, trees, options)
      }
      const behind = selected.at(-1)
      const place = behind === undefined ? { page: core.pageId } : { block: behind }
      return putTreesBehind(draft, ports, trees, place, options.onMade)
    })
  }

/** Pastes plain text into a text without marks and blocks. */
export const pasteVerbatim =
  (text: string): Command =>
  core => {
    const range = selectedRange(core)
    if (!range) return false
    core.options.history.closeEntry()
    return core.act(draft => {
      deleteBetween(draft, core.pageId, range.from, range.to)
      return insertRuns(draft, range.from, [{ insert: text }])
    })
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
    deleteBetween(draft, core.pageId, from, to)
    return insertRuns(draft, from, textsOf(trees))
  })
/** A cell is one place: several blocks would be several cells. */
const mayStand = (core: EditorCore, parent: Uuid, trees: readonly BlockTree[]): boolean =>
  parent === core.pageId ||
  (traitsOf(core.replica, parent).borders !== 'each' && trees.every(({ type }) => mayHold(core, parent, type)))
