import type { Uuid } from '@sheaf/core/ids'
import type { BlockController } from './block-controller'
import { blockIdAt } from './block-selection/block-id-at'
import { unitOf } from './block-selection/units'

/** How far from the text a pointer still means a block. */
const REACH = 72

/** The block at a point of the window; in the margin, the one on its level. */
export function blockAt({ view, core }: BlockController, x: number, y: number): Uuid | null {
  const { left, right, top, bottom } = view.dom.getBoundingClientRect()
  if (y < top || y > bottom || x < left - REACH || x > right + REACH) return null
  const inside = (value: number): number => Math.min(Math.max(value, left + 1), right - 1)
  const towards = getComputedStyle(view.dom).direction === 'rtl' ? -1 : 1
  for (const step of [0, REACH / 2, REACH])
    for (const element of document.elementsFromPoint(inside(x + towards * step), y)) {
      if (!view.dom.contains(element)) continue
      const id = blockIdAt(element)
      const unit = id === null ? null : unitOf(core, id)
      if (unit !== null) return unit
    }
  return null
}
