// Where there is little room, as on a phone, a table keeps only so much in sight that the columns beside it can be read.
import { TITLE } from '@sheaf/core/collection/schema'
import { type Column, columnWidth } from './column-width'

/** Below this, columns are fitted. */
export const NARROW_PX = 480
const LEAST_TITLE_PX = 112
const SHARE_OF_TITLE = 0.42
const MOST_FROZEN = 0.6

/** The title makes room for others until somebody says how wide it is. `room` is null where there is enough. */
export const narrowColumns = <C extends Column>(columns: readonly C[], room: number | null): readonly C[] =>
  room === null
    ? columns
    : columns.map(column =>
        column.id === TITLE && column.width === undefined
          ? { ...column, width: Math.max(LEAST_TITLE_PX, Math.round(room * SHARE_OF_TITLE)) }
          : column,
      )

/** How many columns stay where they are while others are scrolled. */
export function frozenCount(columns: readonly Column[], wanted: number, room: number | null): number {
  const most = Math.min(wanted, columns.length)
  if (room === null) return most
  let [count, width] = [0, 0]
  for (const column of columns.slice(0, most)) {
    width += columnWidth(column)
    if (width > room * MOST_FROZEN) break
    count += 1
  }
  return count
}
