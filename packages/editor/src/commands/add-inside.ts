import { createInside } from '@sheaf/core/actions/blocks/break-block'
import type { Uuid } from '@sheaf/core/ids'
import { type Command } from './command'

/** An empty paragraph as the first child, with the caret in it. */
export const addInside =
  (block: Uuid): Command =>
  core => {
    if (!core.replica.block(block)?.alive) return false
    return core.act(draft => ({ block: createInside(draft, core.options.newId, block), offset: 0 }))
  }
