// What can be done to the rows and columns of a simple table. Columns are put into the table's list by their neighbours, so that two
// people who add one at the same time both keep theirs; every change also gives rows the cells they lack.
import { isCanonicalUuid, type Uuid } from '../../ids'
import { ANCHORS, afterOf, anchorAt } from '../../operations/anchor'
import { insertTree, treeOf } from '../block-trees'
import type { Draft } from '../draft'
import { inBlock, loadedChildren, PARAGRAPH } from './places'
import { COLUMN_ORDER, cellIn, columnsIn, listedColumns } from './table-cells'

type NewId = () => Uuid
const ORDER = ['format', COLUMN_ORDER]

/** A row like the others of its table, with a cell for every column. */
export function addRow(draft: Draft, newId: NewId, table: Uuid, index: number): Uuid {
  const { space } = draft
  completeTable(draft, newId, table)
  const rows = loadedChildren(space, table)
  const like = rows[0] === undefined ? undefined : space.block(rows[0])
  if (!like) throw new Error(`table ${table} has no row to make another like`)
  const id = newId()
  draft.create(id, like.type, inBlock(table), anchorAt(rows, index))
  const columns = columnsIn(space, table)
  for (const column of columns) madeCell(draft, newId, id, column, columns)
  return id
}

/** The cell of a row in a column; one that is not there is made at its place. */
export function madeCell(draft: Draft, newId: NewId, row: Uuid, column: string, columns: readonly string[]): Uuid {
  const { space } = draft
  const known = cellIn(space, row, column)
  if (known !== null) return known
  const id = newId()
  const index = columns.indexOf(column)
  const before = columns.slice(0, index).flatMap(other => cellIn(space, row, other) ?? [])
  const behind = columns.slice(index + 1).flatMap(other => cellIn(space, row, other) ?? [])
  const at = { after: before.slice(-ANCHORS).reverse(), before: behind.slice(0, ANCHORS) }
  draft.create(id, PARAGRAPH, inBlock(row), at, { format: { column } })
  return id
}

export function emptyCell(draft: Draft, cell: Uuid): void {
  const length = draft.space.length(cell)
  if (length > 0) draft.removeText(cell, 0, length)
  for (const child of loadedChildren(draft.space, cell)) draft.trash(child)
}
export function clearRow(draft: Draft, table: Uuid, row: Uuid): void {
  clear(
    draft,
    columnsIn(draft.space, table).map(column => cellIn(draft.space, row, column)),
  )
}
export function clearColumn(draft: Draft, table: Uuid, column: string): void {
  clear(
    draft,
    loadedChildren(draft.space, table).map(row => cellIn(draft.space, row, column)),
  )
}
function clear(draft: Draft, cells: readonly (Uuid | null)[]): void {
  for (const cell of cells) if (cell !== null) emptyCell(draft, cell)
}

export function addColumn(draft: Draft, newId: NewId, table: Uuid, column: string, index: number): void {
  completeTable(draft, newId, table)
  listColumn(draft, table, column, index)
  const columns = columnsIn(draft.space, table)
  for (const row of loadedChildren(draft.space, table)) madeCell(draft, newId, row, column, columns)
}

export function moveRow(draft: Draft, table: Uuid, row: Uuid, index: number): void {
  const rest = loadedChildren(draft.space, table).filter(id => id !== row)
  draft.move(row, inBlock(table), anchorAt(rest, index))
}
export function moveColumn(draft: Draft, newId: NewId, table: Uuid, column: string, index: number): void {
  const { space } = draft
  completeTable(draft, newId, table)
  unlistColumn(draft, table, column)
  listColumn(draft, table, column, index)
  const order = columnsIn(space, table)
  for (const row of loadedChildren(space, table)) {
    const cell = cellIn(space, row, column)
    if (cell === null) continue
    const cells = order.flatMap(other => (other === column ? [] : (cellIn(space, row, other) ?? [])))
    draft.move(cell, inBlock(row), anchorAt(cells, order.indexOf(column)))
  }
}

export function duplicateRow(draft: Draft, newId: NewId, table: Uuid, row: Uuid): void {
  const rows = loadedChildren(draft.space, table)
  insertTree(draft, [treeOf(draft.space, row)], inBlock(table), anchorAt(rows, rows.indexOf(row) + 1), newId)
}
export function duplicateColumn(draft: Draft, newId: NewId, table: Uuid, column: string): void {
  const { space } = draft
  const copy = newId()
  completeTable(draft, newId, table)
  listColumn(draft, table, copy, columnsIn(space, table).indexOf(column) + 1)
  for (const row of loadedChildren(space, table)) {
    const cell = cellIn(space, row, column)
    if (cell === null) continue
    const tree = treeOf(space, cell)
    const again = { ...tree, format: { ...tree.format, column: copy } }
    insertTree(draft, [again], inBlock(row), afterOf(cell), newId)
  }
}

/** Without its last row or column a table is nothing. */
export function deleteRow(draft: Draft, table: Uuid, row: Uuid): void {
  draft.trash(loadedChildren(draft.space, table).length > 1 ? row : table)
}
export function deleteColumn(draft: Draft, table: Uuid, column: string): void {
  const { space } = draft
  if (columnsIn(space, table).length < 2) return draft.trash(table)
  unlistColumn(draft, table, column)
  for (const row of loadedChildren(space, table)) {
    const cell = cellIn(space, row, column)
    if (cell !== null) draft.trash(cell)
  }
}

/** Null: as other columns are. */
export function setColumnFormat(
  draft: Draft,
  table: Uuid,
  column: string,
  name: 'color' | 'width',
  value: string | number | null,
): void {
  draft.setField(draft.at('block', table), ['format', 'table_block_column_format', column, name], value)
}

/** Columns that only cells know of come into the list, and rows get the cells they lack. */
function completeTable(draft: Draft, newId: NewId, table: Uuid): void {
  const columns = columnsIn(draft.space, table)
  const listed = listedColumns(draft.space, table)
  for (const [i, column] of columns.entries()) if (!listed.includes(column)) listColumn(draft, table, column, i)
  for (const row of loadedChildren(draft.space, table))
    for (const column of columns) madeCell(draft, newId, row, column, columns)
}
function listColumn(draft: Draft, table: Uuid, column: string, index: number): void {
  const pointer = draft.at('block', table)
  const order = listedColumns(draft.space, table).filter(id => id !== column)
  // Tables from elsewhere may name their columns otherwise.
  if (!isCanonicalUuid(column) || !order.every(isCanonicalUuid))
    return draft.set(pointer, ORDER, [...order.slice(0, index), column, ...order.slice(index)])
  draft.insertInList(pointer, ORDER, column, anchorAt(order, index))
}
function unlistColumn(draft: Draft, table: Uuid, column: string): void {
  const pointer = draft.at('block', table)
  if (isCanonicalUuid(column)) return draft.removeFromList(pointer, ORDER, column)
  const rest = listedColumns(draft.space, table).filter(id => id !== column)
  draft.set(pointer, ORDER, rest)
}
