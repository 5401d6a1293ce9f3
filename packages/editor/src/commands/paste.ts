// Putting text and blocks in: pasted or dropped. One piece goes into the line, more of them become blocks.
import type { Uuid } from '@sheaf/core/ids'
import { parentOf } from '@sheaf/core/operations/tree'
import { lengthOfRuns, type Run } from '@sheaf/core/text/rich-text'
import type { Draft } from '@sheaf/sync/draft'
import type { BlockPoint } from '@sheaf/sync/text-place'
import { PARAGRAPH } from '../schema'
import { type Command, inBlock, isInEmptyPage, selectedRange, selectedVoid } from './command'
import { deleteBetween } from './delete-range'
import { createBeside, handChildren, splitAt } from './enter'

/** A paragraph to put in. */
export interface PastedBlock {
  readonly runs: readonly Run[]
}

export const pasteBlocks =
  (blocks: readonly PastedBlock[]): Command =>
  core => {
    const [first, ...rest] = blocks
    const last = rest.at(-1)
    if (!first) return false
    core.options.history.closeEntry()
    const lone = selectedVoid(core)
    const range = selectedRange(core)
    if (!range && lone === null && !isInEmptyPage(core)) return false
    return core.act(draft => {
      let point: BlockPoint
      if (range) {
        deleteBetween(core, draft, range.from, range.to)
        point = range.from
      } else if (lone !== null) point = { block: createBeside(core, draft, lone, 'after'), offset: 0 }
      else {
        point = { block: core.options.newId(), offset: 0 }
        draft.create(point.block, PARAGRAPH, inBlock(core.pageId), { after: [], before: [] })
      }
      if (!last) return insertRuns(draft, point, first.runs)
      const isAtEnd = point.offset === core.replica.length(point.block)
      // Text behind the caret follows what was pasted; where there is none, nothing has to be split off.
      const tail = isAtEnd ? null : splitAt(core, draft, point)
      insertRuns(draft, point, first.runs)
      const parent = parentOf(core.replica.view.mustBlock(point.block))
      let previous: Uuid = point.block
      for (const block of tail === null ? rest : rest.slice(0, -1)) {
        const id = core.options.newId()
        draft.create(id, PARAGRAPH, parent, { after: [previous], before: tail === null ? [] : [tail] })
        insertRuns(draft, { block: id, offset: 0 }, block.runs)
        previous = id
      }
      if (tail === null) handChildren(core, draft, point.block, previous)
      return tail === null
        ? { block: previous, offset: lengthOfRuns(last.runs) }
        : insertRuns(draft, { block: tail, offset: 0 }, last.runs)
    })
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
