// An empty paragraph beside a block, with the caret in it. An empty paragraph that is there already is used.

import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { anchorAt } from '@sheaf/core/operations/anchor'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import { parentOf } from '@sheaf/core/operations/tree'
import type { EditorCore } from '../editor-core'
import { PARAGRAPH } from '../schema'
import { type Command, siblingsOf } from './command'
import { isFlowing } from './reading-order'

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

/** Where writing goes on below a block that has no text: at the start of the text that follows it, or in a new paragraph. */
export function lineBelow({ replica, options }: EditorCore, draft: Draft, id: Uuid): BlockPoint {
  const siblings = siblingsOf(replica, id)
  const next = siblings[siblings.indexOf(id) + 1]
  if (next !== undefined && isFlowing(replica, next)) return { block: next, offset: 0 }
  const made = options.newId()
  draft.create(made, PARAGRAPH, parentOf(replica.view.mustBlock(id)), { after: [id], before: [] })
  return { block: made, offset: 0 }
}
