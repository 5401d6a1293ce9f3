// What the menus and handles of a table do: actions of core, and where the caret goes after them.
import { colorBlock, setBlockFields } from '@sheaf/core/actions/block-fields'
import { loadedChildren } from '@sheaf/core/actions/blocks/places'
import {
  addColumn,
  addRow,
  clearColumn,
  clearRow,
  deleteColumn,
  deleteRow,
  duplicateColumn,
  duplicateRow,
  moveColumn,
  moveRow,
  setColumnFormat,
} from '@sheaf/core/actions/blocks/simple-table'
import { cellIn, columnsIn } from '@sheaf/core/actions/blocks/table-cells'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockHost } from '@sheaf/editor/host/block-host'

type TableHost = Pick<BlockHost, 'replica' | 'newId' | 'commit' | 'focus'>
type HeaderField = 'table_block_column_header' | 'table_block_row_header'

export const NARROWEST_PX = 48
export const WIDEST_PX = 1_200

export class TableEdits {
  constructor(
    private readonly host: TableHost,
    readonly table: Uuid,
  ) {}
  get rows(): readonly Uuid[] {
    return loadedChildren(this.host.replica, this.table)
  }
  get columns(): readonly string[] {
    return columnsIn(this.host.replica, this.table)
  }

  addRow(index: number): void {
    let made: Uuid | undefined
    this.host.commit(draft => {
      made = addRow(draft, this.host.newId, this.table, index)
    })
    this.focusCell(made, this.columns[0])
  }
  addColumn(index: number): void {
    const column = this.host.newId()
    this.host.commit(draft => addColumn(draft, this.host.newId, this.table, column, index))
    this.focusCell(this.rows[0], column)
  }
  private focusCell(row: Uuid | undefined, column: string | undefined): void {
    const cell = row && column ? cellIn(this.host.replica, row, column) : null
    if (cell) this.host.focus(cell)
  }
  moveRow(row: Uuid, index: number): void {
    this.host.commit(draft => moveRow(draft, this.table, row, index))
  }
  moveColumn(column: string, index: number): void {
    this.host.commit(draft => moveColumn(draft, this.host.newId, this.table, column, index))
  }
  duplicateRow(row: Uuid): void {
    this.host.commit(draft => duplicateRow(draft, this.host.newId, this.table, row))
  }
  duplicateColumn(column: string): void {
    this.host.commit(draft => duplicateColumn(draft, this.host.newId, this.table, column))
  }
  clearRow(row: Uuid): void {
    this.host.commit(draft => clearRow(draft, this.table, row))
  }
  clearColumn(column: string): void {
    this.host.commit(draft => clearColumn(draft, this.table, column))
  }
  deleteRow(row: Uuid): void {
    this.host.commit(draft => deleteRow(draft, this.table, row))
  }
  deleteColumn(column: string): void {
    this.host.commit(draft => deleteColumn(draft, this.table, column))
  }
  setHeader(field: HeaderField, isOn: boolean): void {
    this.host.commit(draft => setBlockFields(draft, this.table, [['format', field, isOn]]))
  }
  colorRow(row: Uuid, color: string): void {
    this.host.commit(draft => colorBlock(draft, row, color))
  }
  colorColumn(column: string, color: string): void {
    this.host.commit(draft => setColumnFormat(draft, this.table, column, 'color', color === 'default' ? null : color))
  }
  setWidth(column: string, px: number): void {
    const width = Math.round(Math.min(WIDEST_PX, Math.max(NARROWEST_PX, px)))
    this.host.commit(draft => setColumnFormat(draft, this.table, column, 'width', width))
  }
}
