// Moving a row between groups of a property that holds several things: the one of the group that it leaves goes, the other comes.
import type { Cell } from '@sheaf/core/collection/column'
import type { GroupMove } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { idsOf } from './cells'
import { idsIn } from './read-json'

/** `limit`: how many there may be; the newest stay. */
export function listInGroup(
  cell: Cell,
  present: Json | undefined,
  move: GroupMove | undefined,
  limit = Number.POSITIVE_INFINITY,
): Json | null {
  const wanted = idsOf(cell)
  if (wanted.length === 0) return null
  const left = idsOf(move?.from ?? null).filter(id => !wanted.includes(id))
  const staying = idsIn(present).filter(id => !left.includes(id))
  const all = [...new Set([...staying, ...wanted])]
  return all.slice(Math.max(0, all.length - limit))
}
