// Where a card lands that is moved by Alt and an arrow: the index is the one that it would be dropped at.
import type { Arrow, ColumnPosition } from '../arrow-steps'

/** `counts[lane][column]`: how many cards there are. Null: there is nothing in that direction. */
export function moveStep(
  { lane, column, index }: ColumnPosition,
  counts: readonly (readonly number[])[],
  arrow: Arrow,
): ColumnPosition | null {
  const countAt = (atLane: number, atColumn: number): number => counts[atLane]?.[atColumn] ?? 0
  const here = countAt(lane, column)
  if (arrow === 'left' || arrow === 'right') {
    const to = column + (arrow === 'left' ? -1 : 1)
    if (to < 0 || to >= (counts[lane]?.length ?? 0)) return null
    return { lane, column: to, index: Math.min(index, countAt(lane, to)) }
  }
  if (arrow === 'first') return index > 0 ? { lane, column, index: 0 } : null
  if (arrow === 'last') return index < here - 1 ? { lane, column, index: here } : null
  if (arrow === 'up') {
    if (index > 0) return { lane, column, index: index - 1 }
    return lane > 0 ? { lane: lane - 1, column, index: countAt(lane - 1, column) } : null
  }
  if (index < here - 1) return { lane, column, index: index + 2 }
  return lane < counts.length - 1 ? { lane: lane + 1, column, index: 0 } : null
}
