// An empty paragraph beside a block, with the caret in it. An empty paragraph that is there already is used.

import { createParagraph } from '@sheaf/core/actions/blocks/break-block'
import { PARAGRAPH, siblingsOf } from '@sheaf/core/actions/blocks/places'
import type { Uuid } from '@sheaf/core/ids'
import { anchorAt } from '@sheaf/core/operations/anchor'
import { parentOf } from '@sheaf/core/operations/tree'
import { type Command } from './command'

export const addBeside =
  (block: Uuid, side: 'before' | 'after'): Command =>
  core => {
    const { replica } = core
    const value = replica.block(block)
    if (!value?.alive) return false
    const isFree = value.type === PARAGRAPH && replica.length(block) === 0 && replica.view.content(block).length === 0
    core.act(draft => {
      if (isFree) return { block, offset: 0 }
      const siblings = siblingsOf(replica, block)
      const at = anchorAt(siblings, siblings.indexOf(block) + (side === 'after' ? 1 : 0))
      return { block: createParagraph(draft, core.options.newId, parentOf(value), at), offset: 0 }
    })
    return true
  }
