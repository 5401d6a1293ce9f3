// What can be done to the rows and columns of a table. Columns are put into the table's list by their neighbours, so that two
// people who add one at the same time both keep theirs; every change also gives rows the cells they lack.

import { colorBlock } from '@sheaf/core/actions/block-fields'
import { insertTree, treeOf } from '@sheaf/core/actions/block-trees'
import type { Draft } from '@sheaf/core/actions/draft'
import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import { anchorAt } from '@sheaf/core/operations/anchor'
import { blockPointer } from '@sheaf/core/operations/record-id'
import type { Json } from '@sheaf/core/validation/checks'
import { addRow, emptyCell, madeCell } from '@sheaf/editor/commands/table/cell-moves'
import { cellIn, columnsIn } from '@sheaf/editor/commands/table/cell-place'
import type { BlockHost } from '@sheaf/editor/host/block-host'

type TableHost = Pick<BlockHost, 'replica' | 'newId' | 'commit' | 'spaceId' | 'focus'>
const ORDER = ['format', 'table_block_column_order'] as const
const COLUMN_FORMAT = 'table_block_column_format'

export const NARROWEST_PX = 48
export const WIDEST_PX = 1_200

export class TableEdits {
  constructor(
    private readonly host: TableHost,
    readonly table: Uuid,
  ) {}
  get rows(): readonly Uuid[] {
    const { replica } = this.host
    return replica.view.content(this.table).filter(id => replica.block(id)?.alive)
  }
  get columns(): readonly string[] {
    return columnsIn(this.host.replica, this.table)
  }
  private get core() {
    return { replica: this.host.replica, options: { newId: this.host.newId } as never }
  }
  private get pointer() {
    return blockPointer(this.host.spaceId, this.table)
  }
  private inTable(id: Uuid) {
    return { table: 'block', id } as const
  }

  addRow(index: number): void {
    let made: Uuid | undefined
    this.host.commit(draft => {
      this.heal(draft)
      made = addRow(this.core, draft, this.table, index)
    })
    const [first] = this.columns
    const cell = made && first ? cellIn(this.host.replica, made, first) : null
    if (cell) this.host.focus(cell)
  }
  addColumn(index: number): void {
    const column = this.host.newId()
    this.host.commit(draft => {
      this.heal(draft)
      this.insertColumn(draft, column, index)
      const { columns } = this
      for (const row of this.rows) madeCell(this.core, draft, row, column, columns)
    })
    const [row] = this.rows
    const cell = row ? cellIn(this.host.replica, row, column) : null
    if (cell) this.host.focus(cell)
  }
  moveRow(row: Uuid, index: number): void {
    const rest = this.rows.filter(id => id !== row)
    this.host.commit(draft => draft.move(row, this.inTable(this.table), anchorAt(rest, index)))
  }
  moveColumn(column: string, index: number): void {
    this.host.commit(draft => {
      this.heal(draft)
      this.removeColumn(draft, column)
      this.insertColumn(draft, column, index)
      const order = this.columns
      for (const row of this.rows) {
        const cell = cellIn(this.host.replica, row, column)
        if (cell === null) continue
        const cells = order.flatMap(other => (other === column ? [] : (cellIn(this.host.replica, row, other) ?? [])))
        draft.move(cell, this.inTable(row), anchorAt(cells, order.indexOf(column)))
      }
    })
  }
  duplicateRow(row: Uuid): void {
    const { replica, newId } = this.host
    const at = anchorAt(this.rows, this.rows.indexOf(row) + 1)
    this.host.commit(draft => insertTree(draft, [treeOf(replica, row)], this.inTable(this.table), at, newId))
  }
  duplicateColumn(column: string): void {
    const { replica, newId } = this.host
    const copy = newId()
    this.host.commit(draft => {
      this.heal(draft)
      this.insertColumn(draft, copy, this.columns.indexOf(column) + 1)
      for (const row of this.rows) {
        const cell = cellIn(replica, row, column)
        if (cell === null) continue
        const tree = treeOf(replica, cell)
        const again = { ...tree, format: { ...tree.format, column: copy } }
        insertTree(draft, [again], this.inTable(row), { after: [cell], before: [] }, newId)
      }
    })
  }
  clearRow(row: Uuid): void {
    this.clear(this.columns.map(column => cellIn(this.host.replica, row, column)))
  }
  clearColumn(column: string): void {
    this.clear(this.rows.map(row => cellIn(this.host.replica, row, column)))
  }
  private clear(cells: readonly (Uuid | null)[]): void {
    this.host.commit(draft => {
      for (const cell of cells) if (cell !== null) emptyCell(this.core, draft, cell)
    })
  }
  /** Without its last row or column a table is nothing. */
  deleteRow(row: Uuid): void {
    this.host.commit(draft => draft.trash(this.rows.length > 1 ? row : this.table))
  }
  deleteColumn(column: string): void {
    this.host.commit(draft => {
      if (this.columns.length < 2) return draft.trash(this.table)
      this.removeColumn(draft, column)
      for (const row of this.rows) {
        const cell = cellIn(this.host.replica, row, column)
        if (cell !== null) draft.trash(cell)
      }
    })
  }
  setField(path: readonly string[], value: Json | null): void {
    this.host.commit(draft => draft.setField(this.pointer, ['format', ...path], value))
  }
  colorRow(row: Uuid, color: string): void {
    this.host.commit(draft => colorBlock(draft, row, color))
  }
  colorColumn(column: string, color: string): void {
    this.setField([COLUMN_FORMAT, column, 'color'], color === 'default' ? null : color)
  }
  setWidth(column: string, px: number): void {
    this.setField([COLUMN_FORMAT, column, 'width'], Math.round(Math.min(WIDEST_PX, Math.max(NARROWEST_PX, px))))
  }

  /** Columns that only cells know of come into the list, and rows get the cells they lack. */
  private heal(draft: Draft): void {
    const { columns } = this
    const listed = this.listed()
    for (const [i, column] of columns.entries()) if (!listed.includes(column)) this.insertColumn(draft, column, i)
    for (const row of this.rows) for (const column of columns) madeCell(this.core, draft, row, column, columns)
  }
  private listed(): readonly string[] {
    const order = this.host.replica.block(this.table)?.format?.['table_block_column_order']
    return Array.isArray(order) ? (order as string[]) : []
  }
  private insertColumn(draft: Draft, column: string, index: number): void {
    const order = this.listed().filter(id => id !== column)
    if (!isCanonicalUuid(column) || !order.every(isCanonicalUuid))
      return draft.set(this.pointer, ORDER, [...order.slice(0, index), column, ...order.slice(index)])
    draft.insertInList(this.pointer, ORDER, column, anchorAt(order, index))
  }
  private removeColumn(draft: Draft, column: string): void {
    if (isCanonicalUuid(column)) draft.removeFromList(this.pointer, ORDER, column)
    else
      draft.set(
        this.pointer,
        ORDER,
        this.listed().filter(id => id !== column),
      )
  }
}
