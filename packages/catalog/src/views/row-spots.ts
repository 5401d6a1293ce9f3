// The rows of a view as they are drawn, one after the other, each with the place it is drawn at.
import type { Uuid } from '@sheaf/core/ids'
import { type RowPlace, spotKey } from './row-place'

export interface RowSpot {
  readonly key: string
  readonly row: Uuid
  readonly place: RowPlace
}
interface Placed {
  readonly place: RowPlace
  readonly list: { readonly rows: readonly Uuid[] }
}
export const spotsOf = (lists: readonly Placed[]): readonly RowSpot[] =>
  lists.flatMap(({ place, list }) => list.rows.map(row => ({ key: spotKey(place, row), row, place })))

/** What has the focus when rows are gone: the one below, else the one above. */
export function spotAfter(spots: readonly RowSpot[], at: RowSpot, gone: readonly Uuid[]): RowSpot | undefined {
  const index = spots.findIndex(({ key }) => key === at.key)
  const stays = ({ row }: RowSpot): boolean => !gone.includes(row)
  return spots.slice(index + 1).find(stays) ?? spots.slice(0, Math.max(0, index)).findLast(stays)
}
