// Moving whole blocks: one place up or down by key, anywhere by dragging.
import { inBlock, loadedChildren, traitsOf } from '@sheaf/core/actions/blocks/places'
import type { Uuid } from '@sheaf/core/ids'
import { anchorAt } from '@sheaf/core/operations/anchor'
import { type Command, selectedBlocks, siblingsOf } from './command'
import { mayHold } from './places'

/** Moves past the neighbour above or below; does nothing at the edge of a parent. */
export const moveBlocks =
  (direction: 'up' | 'down'): Command =>
  core => {
    const { replica } = core
    const [first] = selectedBlocks(core)
    if (first === undefined) return false
    // Cells keep their order: it is the table's.
    if (traitsOf(replica, replica.view.mustBlock(first).parent_id).borders === 'each') return false
    const siblings = siblingsOf(replica, first)
    const beside = new Set(siblings)
    const ids = selectedBlocks(core).filter(id => beside.has(id))
    const start = siblings.indexOf(first)
    const index = direction === 'up' ? start - 1 : start + 1
    if (index < 0 || index + ids.length > siblings.length) return false
    return moveTo(ids, replica.view.mustBlock(first).parent_id, index)(core)
  }

/**
 * To an index among the children that stay; only what the parent holds goes. A block never goes below itself; the reducer sees to
 * that.
 */
export const moveTo =
  (wanted: readonly Uuid[], parent: Uuid, index: number): Command =>
  core => {
    const ids = wanted.filter(id => mayHold(core, parent, core.replica.view.mustBlock(id).type))
    if (ids.length === 0) return false
    return core.act(draft => {
      const going = new Set(ids)
      const rest = loadedChildren(core.replica, parent).filter(id => !going.has(id))
      draft.moveAll(ids, inBlock(parent), anchorAt(rest, index))
      return null
    })
  }
