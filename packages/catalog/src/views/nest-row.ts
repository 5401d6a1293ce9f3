// What keys do to a row that may stand below others, and where one is dropped.
import type { Uuid } from '@sheaf/core/ids'
import type { Arrow } from './arrow-steps'

export type NestWay = 'in' | 'out' | 'open' | 'close'

/** The part of a database's controls that this needs. */
interface NestControls {
  readonly show: string
  readonly putIn: (row: Uuid) => boolean
  readonly put: (row: Uuid, parent: Uuid | null) => void
  readonly setOpen: (row: Uuid, isOpen: boolean) => void
}

/** False: the database has no sub-items, and the key means nothing. */
export function nestRow(subItems: NestControls | null, row: Uuid, way: NestWay): boolean {
  if (subItems?.show !== 'nested') return false
  if (way === 'in') subItems.putIn(row)
  else if (way === 'out') subItems.put(row, null)
  else subItems.setOpen(row, way === 'open')
  return true
}

/** Tab and Shift with Tab, as in outlines. False where there is no way in or out: the key then goes on as it does everywhere. */
export function tabRow(subItems: NestControls | null, row: Uuid, depth: number, isBack: boolean): boolean {
  if (subItems?.show !== 'nested') return false
  if (!isBack) return subItems.putIn(row)
  if (depth === 0) return false
  subItems.put(row, null)
  return true
}

/** In is where reading goes. */
export const mirroredWay = (way: NestWay, isMirrored: boolean): NestWay =>
  !isMirrored ? way : way === 'in' ? 'out' : way === 'out' ? 'in' : way

const ways: Partial<Record<Arrow, NestWay>> = { right: 'in', left: 'out', down: 'open', up: 'close' }
/** Of an arrow that already goes by the direction of reading. */
export const wayOfArrow = (arrow: Arrow): NestWay | undefined => ways[arrow]

/** Where a row is dropped on another: below it, or beside it. */
export type NestDrop = 'in' | 'over' | 'under'

/** So much of a row's height at each edge. */
const EDGE = 0.3

/** Where in a row's height the pointer is, from 0 to 1. What may not be done there falls to the nearest that may. */
export function dropAt(part: number, mayIn: boolean, mayBeside: boolean): NestDrop | null {
  const beside = part < 0.5 ? 'over' : 'under'
  const isEdge = part < EDGE || part > 1 - EDGE
  if (mayBeside && (isEdge || !mayIn)) return beside
  return mayIn ? 'in' : null
}
