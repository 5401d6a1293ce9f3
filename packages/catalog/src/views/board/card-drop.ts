// Where dropped cards come to stand: among which others, and in front of which.
import type { Uuid } from '@sheaf/core/ids'

export interface Neighbours {
  readonly after?: Uuid
  readonly before?: Uuid
}
/** Between whom rows come to stand that are dropped in front of the row at `index`; they do not count themselves. */
export function neighbours(rows: readonly Uuid[], index: number, moved: readonly Uuid[]): Neighbours {
  const isOther = (row: Uuid): boolean => !moved.includes(row)
  const after = rows.slice(0, index).findLast(isOther)
  const before = rows.slice(index).find(isOther)
  return { ...(after && { after }), ...(before && { before }) }
}

/** Rows dropped at `index` stand there already, one behind the other. */
export function isInPlace(rows: readonly Uuid[], index: number, moved: readonly Uuid[]): boolean {
  const first = rows.indexOf(moved[0] as Uuid)
  return (
    first >= 0 && moved.every((row, i) => rows[first + i] === row) && index >= first && index <= first + moved.length
  )
}

interface Box {
  readonly index: number
  readonly start: number
  readonly end: number
}
/** In front of which one something lands that is held at `at`: the first whose middle lies behind it. */
export function indexAt(at: number, boxes: readonly Box[]): number {
  const next = boxes.find(({ start, end }) => at < (start + end) / 2)
  if (next) return next.index
  const last = boxes.at(-1)
  return last ? last.index + 1 : 0
}
