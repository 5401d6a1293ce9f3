import { inBlock, loadedChildren, PARAGRAPH } from '@sheaf/core/actions/blocks/places'
import type { Uuid } from '@sheaf/core/ids'
import { type Command } from './command'

/** An empty paragraph as the first child, with the caret in it. */
export const addInside =
  (block: Uuid): Command =>
  core => {
    if (!core.replica.block(block)?.alive) return false
    return core.act(draft => {
      const id = core.options.newId()
      draft.create(id, PARAGRAPH, inBlock(block), {
        after: [],
        before: loadedChildren(core.replica, block).slice(0, 3),
      })
      return { block: id, offset: 0 }
    })
  }
