// An empty paragraph beside a block, with the caret in it. An empty paragraph that is there already is used.
import type { Uuid } from '@sheaf/core/ids'
import { anchorAt } from '@sheaf/core/operations/anchor'
import { parentOf } from '@sheaf/core/operations/tree'
import { loadedChildren } from '../render'
import { PARAGRAPH } from '../schema'
import { type Command, inBlock, siblingsOf } from './command'

export const addBeside =
  (block: Uuid, side: 'before' | 'after'): Command =>
  core => {
    const { replica } = core
    const value = replica.block(block)
    if (!value?.alive) return false
    const isFree = value.type === PARAGRAPH && replica.length(block) === 0 && replica.view.content(block).length === 0
    core.act(draft => {
      if (isFree) return { block, offset: 0 }
      const id = core.options.newId()
      const siblings = siblingsOf(replica, block)
      const at = anchorAt(siblings, siblings.indexOf(block) + (side === 'after' ? 1 : 0))
      draft.create(id, PARAGRAPH, parentOf(value), at)
      return { block: id, offset: 0 }
    })
    return true
  }

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
