// What a cell holds, for kinds that know which form it must have: another form is empty.
import type { Cell, DateCell } from '@sheaf/core/collection/column'

export const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : '')
export const numberOf = (cell: Cell): number | null => (typeof cell === 'number' && Number.isFinite(cell) ? cell : null)
/** A single choice is a list of one. */
export const idsOf = (cell: Cell): readonly string[] =>
  Array.isArray(cell) ? cell : typeof cell === 'string' && cell !== '' ? [cell] : []
export const dateOf = (cell: Cell): DateCell | null =>
  typeof cell === 'object' && cell !== null && 'start' in cell ? cell : null
