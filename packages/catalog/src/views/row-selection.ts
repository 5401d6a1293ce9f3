// Which rows are selected: one by one, or all from the last one pressed to this one.
import type { Uuid } from '@sheaf/core/ids'

export interface RowSelection {
  readonly rows: ReadonlySet<Uuid>
  /** Where a range begins. */
  readonly anchor: Uuid | null
}
type Say = (words: string, values?: Readonly<Record<string, number>>) => string
/** Said after every change of it. */
export const selectionWords = (t: Say, { rows: { size: count } }: RowSelection): string =>
  count === 0 ? t('Selection cleared') : t('{count, plural, one {# row selected} other {# rows selected}}', { count })

export const nothingSelected: RowSelection = { rows: new Set(), anchor: null }

export function toggled({ rows }: RowSelection, row: Uuid): RowSelection {
  const next = new Set(rows)
  if (!next.delete(row)) next.add(row)
  return { rows: next, anchor: row }
}

/** All from the anchor to this one, where both are in the list; else this one comes to what is selected. */
export function extended({ rows, anchor }: RowSelection, row: Uuid, list: readonly Uuid[]): RowSelection {
  const [from, to] = [anchor === null ? -1 : list.indexOf(anchor), list.indexOf(row)]
  if (from < 0 || to < 0) return { rows: new Set([...rows, row]), anchor: row }
  return { rows: new Set([...rows, ...list.slice(Math.min(from, to), Math.max(from, to) + 1)]), anchor }
}

/** What a action on this row is done to: all that are selected where it is among them, in the order in which they are drawn. */
export function meant({ rows }: RowSelection, row: Uuid, drawn: readonly Uuid[]): readonly Uuid[] {
  if (!rows.has(row) || rows.size < 2) return [row]
  return [...new Set(drawn.filter(id => rows.has(id)))]
}

/** Rows that are gone are selected no more. */
export function stillThere(selection: RowSelection, drawn: readonly Uuid[]): RowSelection {
  const here = new Set(drawn)
  const rows = [...selection.rows].filter(row => here.has(row))
  return rows.length === selection.rows.size ? selection : { ...selection, rows: new Set(rows) }
}
