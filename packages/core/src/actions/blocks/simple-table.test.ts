import { beforeEach, describe, expect, it } from 'vitest'
import type { Uuid } from '../../ids'
import { atEnd } from '../../operations/anchor'
import { createPage } from '../pages'
import { idOf, SmallSpace } from '../small-space.fixture'
import { inBlock, loadedChildren } from './places'
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
} from './simple-table'
import { cellIn, columnsIn } from './table-cells'

const [table, one, two] = ['table', 'column one', 'column two'].map(idOf) as [Uuid, Uuid, Uuid]
let space: SmallSpace

/** What the cells say, row by row; a dot where a row has no cell. */
const words = (): readonly string[] =>
  loadedChildren(space, table).map(row =>
    columnsIn(space, table)
      .map(column => {
        const cell = cellIn(space, row, column)
        return cell === null ? '.' : space.titleOf(cell) || '_'
      })
      .join(' '),
  )
const rowAt = (index: number): Uuid => loadedChildren(space, table)[index] as Uuid

/** A table of two columns. The first row lacks its second cell, and of the second column the table itself does not know. */
beforeEach(() => {
  space = new SmallSpace([['team', { id: idOf('team'), team_pages: [] }]])
  space.write(draft => {
    createPage(draft, idOf('page'), { parent: { table: 'team', id: idOf('team') }, at: atEnd })
    const format = { table_block_column_order: [one] }
    draft.create(table, 'table', inBlock(idOf('page')), atEnd, { format })
    for (const [row, cells] of Object.entries({ first: { a: one }, second: { b: one, c: two } })) {
      draft.create(idOf(row), 'table_row', inBlock(table), atEnd)
      for (const [cell, column] of Object.entries(cells)) {
        draft.create(idOf(cell), 'text', inBlock(idOf(row)), atEnd, { format: { column } })
        draft.insertText(idOf(cell), 0, cell)
      }
    }
  })
  expect(words()).toEqual(['a .', 'b c'])
})

describe('a simple table', () => {
  it('gets a row, and with it the cells and columns that were missing; one undo takes all of that back', () => {
    const done = space.write(draft => addRow(draft, space.newId, table, 1))
    expect(words()).toEqual(['a _', '_ _', 'b c'])
    expect(space.block(table)?.format?.['table_block_column_order']).toEqual([one, two])
    space.write(draft => draft.revert(done.inverse))
    expect(words()).toEqual(['a .', 'b c'])
  })
  it('gets a column at its place', () => {
    space.write(draft => addColumn(draft, space.newId, table, idOf('column between'), 1))
    expect(words()).toEqual(['a _ _', 'b _ c'])
  })
  it('moves rows and columns, with the cells in the order of the columns', () => {
    space.write(draft => moveRow(draft, table, rowAt(0), 1))
    expect(words()).toEqual(['b c', 'a .'])
    space.write(draft => moveColumn(draft, space.newId, table, two, 0))
    expect(words()).toEqual(['c b', '_ a'])
    expect(loadedChildren(space, rowAt(0)).map(cell => space.titleOf(cell))).toEqual(['c', 'b'])
  })
  it('duplicates rows and columns behind themselves', () => {
    space.write(draft => duplicateRow(draft, space.newId, table, rowAt(1)))
    space.write(draft => duplicateColumn(draft, space.newId, table, one))
    expect(words()).toEqual(['a a _', 'b b c', 'b b c'])
  })
  it('is emptied by row and by column, and keeps its cells', () => {
    space.write(draft => clearRow(draft, table, rowAt(1)))
    expect(words()).toEqual(['a .', '_ _'])
    space.write(draft => clearColumn(draft, table, one))
    expect(words()).toEqual(['_ .', '_ _'])
  })
  it('goes with its last row, and with its last column', () => {
    space.write(draft => deleteColumn(draft, table, two))
    expect(words()).toEqual(['a', 'b'])
    space.write(draft => deleteRow(draft, table, rowAt(0)))
    expect(words()).toEqual(['b'])
    const last = space.write(draft => deleteRow(draft, table, rowAt(0)))
    expect(space.isShown(table)).toBe(false)
    space.write(draft => draft.revert(last.inverse))
    space.write(draft => deleteColumn(draft, table, one))
    expect(space.isShown(table)).toBe(false)
  })
  it('keeps the look of a column until it is as usual again', () => {
    space.write(draft => setColumnFormat(draft, table, one, 'width', 120))
    expect(space.block(table)?.format?.['table_block_column_format']).toEqual({ [one]: { width: 120 } })
    space.write(draft => setColumnFormat(draft, table, one, 'width', null))
    expect(space.block(table)?.format?.['table_block_column_format']).toEqual({ [one]: {} })
  })
})
