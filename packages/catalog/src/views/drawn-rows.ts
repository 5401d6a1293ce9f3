// The rows of a view as they are drawn, one after the other, each with the place it is drawn at.
import type { Uuid } from '@sheaf/core/ids'
import { drawnRowKey, type RowPlace } from './row-place'

export interface DrawnRow {
  readonly key: string
  readonly row: Uuid
  readonly place: RowPlace
}
interface Placed {
  readonly place: RowPlace
  readonly list: { readonly rows: readonly Uuid[] }
}
export const drawnRowsOf = (lists: readonly Placed[]): readonly DrawnRow[] =>
  lists.flatMap(({ place, list }) => list.rows.map(row => ({ key: drawnRowKey(place, row), row, place })))

/** What has the focus when rows are gone: the one below, else the one above. */
export function drawnRowAfter(rows: readonly DrawnRow[], at: DrawnRow, gone: readonly Uuid[]): DrawnRow | undefined {
  const index = rows.findIndex(({ key }) => key === at.key)
  const stays = ({ row }: DrawnRow): boolean => !gone.includes(row)
  return rows.slice(index + 1).find(stays) ?? rows.slice(0, Math.max(0, index)).findLast(stays)
}
