// Moving whole blocks: one place up or down by key, anywhere by dragging.
import { heldBy, moveBlocks as moveThem, stepFor } from '@sheaf/core/actions/blocks/move-blocks'
import type { Uuid } from '@sheaf/core/ids'
import { type Command, selectedBlocks } from './command'

/** Moves past the neighbour above or below; does nothing at the edge of a parent. */
export const moveBlocks =
  (direction: 'up' | 'down'): Command =>
  core => {
    const step = stepFor(core.replica, selectedBlocks(core), direction)
    return step !== null && moveTo(step.ids, step.parent, step.index)(core)
  }

/** To an index among the children that stay. */
export const moveTo =
  (wanted: readonly Uuid[], parent: Uuid, index: number): Command =>
  core => {
    const ids = heldBy(core.replica, core.pageId, parent, wanted)
    if (ids.length === 0) return false
    return core.act(draft => {
      moveThem(draft, { ids, parent, index })
      return null
    })
  }
