// Moving and extending a selection of blocks.
import type { Uuid } from '@sheaf/core/ids'
import { type Command, selectedBlocks } from '../commands/command'
import { BlockSelection } from './block-selection'
import { leaveBlocks, selectBlocks, unitsOf } from './select-blocks'
import { unitOf } from './units'
import { unitsInOrder } from './units-in-order'

/** One unit up or down. Says whether the selection is on blocks, so that the key is used up at the edges too. */
export const stepBlocks =
  (step: 1 | -1, isExtending: boolean): Command =>
  core => {
    const { selection } = core.state
    if (!(selection instanceof BlockSelection)) return false
    const order = unitsInOrder(core)
    const head = order.indexOf(selection.headId)
    const anchor = order.indexOf(selection.anchorId)
    if (head < 0) return true
    let next = head + step
    // What lies below a block is selected with it: going on down steps over it.
    const isBelow = (unit: Uuid | undefined): boolean =>
      unit !== undefined && core.replica.view.isAncestorOrSelf(selection.headId, unit)
    if (isExtending && step === 1 && head >= anchor) while (isBelow(order[next])) next++
    const to = order[next]
    if (to === undefined) return true
    if (!isExtending || anchor < 0) selectBlocks(core, [to])
    else selectBlocks(core, order.slice(Math.min(anchor, next), Math.max(anchor, next) + 1), selection.anchorId, to)
    return true
  }

/** From where the selection began to a block. */
export const extendTo =
  (id: Uuid): Command =>
  core => {
    const { selection } = core.state
    const unit = unitOf(core, id)
    const touched = unitsOf(core, selectedBlocks(core))
    const began = selection instanceof BlockSelection ? selection.anchorId : touched[0]
    if (unit === null || began === undefined) return false
    const order = unitsInOrder(core)
    const from = order.indexOf(began)
    const to = order.indexOf(unit)
    if (from < 0 || to < 0) return false
    return selectBlocks(core, order.slice(Math.min(from, to), Math.max(from, to) + 1), began, unit)
  }
/** One more, or one less. */
export const toggleBlock =
  (id: Uuid): Command =>
  core => {
    const unit = unitOf(core, id)
    if (unit === null) return false
    const { selection } = core.state
    const held = selection instanceof BlockSelection ? selection.ids : []
    if (!held.includes(unit)) return selectBlocks(core, [...held, unit], unit, unit)
    const rest = held.filter(other => other !== unit)
    return rest.length > 0 ? selectBlocks(core, rest) : leaveBlocks(core)
  }
