// Turning what is selected into another kind, by menus and keys.

import { beginWith } from '@sheaf/core/actions/blocks/begin-page'
import { turnBlock } from '@sheaf/core/actions/blocks/turn-block'
import type { BlockSeed } from '@sheaf/core/kinds/block-kind'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import { type Command, isInEmptyPage, selectedBlocks, selectedRange } from './command'

export const turnInto =
  (type: string, seed: BlockSeed = {}): Command =>
  core => {
    core.options.history.closeEntry()
    if (isInEmptyPage(core)) return core.act(draft => beginWith(draft, core.ports, core.pageId, { type, seed }))
    const ids = selectedBlocks(core)
    const caret = selectedRange(core)?.to
    if (ids.length === 0) return false
    return core.act(draft => {
      let point: BlockPoint | null = null
      for (const id of ids) {
        const turned = turnBlock(draft, core.ports, id, { type, seed }, caret?.block === id ? caret.offset : 0)
        if (caret?.block === id) point = turned
      }
      return point
    })
  }
