import { inBlock } from '@sheaf/core/actions/blocks/places'
import { madeCell } from '@sheaf/core/actions/blocks/simple-table'
import { cellIn, columnsIn } from '@sheaf/core/actions/blocks/table-cells'
import type { Uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { BlockIndex } from '../../block-index'
import { pointAt, selectionAt } from '../../selection'
import { OpenPage } from '../../testing/pages'
import { asHtml, asLines } from './cell-keys'
import { cellVertical, clearCells, nextCell } from './cell-moves'
import { cellAround, cellsBetween, textsOf } from './cell-place'

const columns = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']

/** A page with a paragraph and a table of these words; null where a row has no cell. */
async function withTable(rows: readonly (readonly (string | null)[])[], people = 1) {
  const page = await OpenPage.draw('before', people)
  const { room, core } = page
  const table = room.options.newId()
  page.people[0]?.link.client.commit(draft => {
    draft.create(
      table,
      'table',
      inBlock(room.pageId),
      { after: page.ids().slice(-1), before: [] },
      {
        format: { table_block_column_order: columns },
      },
    )
    let previous: Uuid[] = []
    for (const words of rows) {
      const row = room.options.newId()
      draft.create(row, 'table_row', inBlock(table), { after: previous, before: [] })
      previous = [row]
      let left: Uuid[] = []
      for (const [i, text] of words.entries()) {
        if (text === null) continue
        const cell = room.options.newId()
        draft.create(
          cell,
          'text',
          inBlock(row),
          { after: left, before: [] },
          { format: { column: columns[i] as string } },
        )
        if (text !== '') draft.insertText(cell, 0, text)
        left = [cell]
      }
    }
  })
  await page.sync()
  const cellOf = (row: number, column: number): Uuid =>
    cellIn(core.replica, core.replica.view.content(table)[row] as Uuid, columns[column] as string) as Uuid
  const select = (from: Uuid, to = from, person = 0): void => {
    const { state } = page.at(person)
    const end = page.at(person).replica.length(to)
    const selection = selectionAt(
      new BlockIndex(state.doc),
      { block: from, offset: from === to ? end : 0 },
      { block: to, offset: end },
    )
    if (selection) page.at(person).dispatch(state.tr.setSelection(selection))
  }
  const words = (person = 0): readonly (readonly string[])[] => {
    const { replica } = page.at(person)
    return textsOf(replica, {
      table,
      rows: replica.view.content(table).filter(id => replica.block(id)?.alive),
      columns,
    })
  }
  const caret = (): Uuid | undefined => pointAt(core.state.selection.$head)?.block
  return { page, core, table, cellOf, select, words, caret }
}

describe('[C 9.4] keys in a table', () => {
  it('Tab goes through the cells and makes a row behind the last', async () => {
    const { core, select, cellOf, caret, words } = await withTable([
      ['a', 'b'],
      ['c', 'd'],
    ])
    select(cellOf(0, 1))
    nextCell(1)(core)
    expect(caret()).toBe(cellOf(1, 0))
    nextCell(-1)(core)
    expect(caret()).toBe(cellOf(0, 1))
    select(cellOf(1, 1))
    nextCell(1)(core)
    expect(words()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['', ''],
    ])
    expect(caret()).toBe(cellOf(2, 0))
    core.undo()
    expect(words()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })
  it('Shift+Tab stays in the first cell', async () => {
    const { core, select, cellOf, caret } = await withTable([['a', 'b']])
    select(cellOf(0, 0))
    expect(nextCell(-1)(core)).toBe(true)
    expect(caret()).toBe(cellOf(0, 0))
  })
  it('Enter goes down, and out of the last row into a paragraph', async () => {
    const { core, select, cellOf, caret, page, table } = await withTable([
      ['a', 'b'],
      ['c', 'd'],
    ])
    select(cellOf(0, 1))
    cellVertical(1)(core)
    expect(caret()).toBe(cellOf(1, 1))
    cellVertical(1)(core)
    expect(page.ids().at(-1)).not.toBe(table)
    expect(caret()).toBe(page.ids().at(-1))
  })
  it('the arrow up leaves the first row to what is before', async () => {
    const { core, select, cellOf, caret, page } = await withTable([['a', 'b']])
    select(cellOf(0, 1))
    cellVertical(-1)(core)
    expect(caret()).toBe(page.ids()[0])
  })
  it('outside of a table they do nothing', async () => {
    const { core, page, select } = await withTable([['a', 'b']])
    select(page.ids()[0] as Uuid)
    for (const command of [nextCell(1), nextCell(-1), cellVertical(1), cellVertical(-1), clearCells])
      expect(command(core)).toBe(false)
  })
})

describe('[P 7] a row that lacks a cell', () => {
  it('gets it where it belongs when the caret comes there', async () => {
    const { core, select, cellOf, caret, words } = await withTable([
      ['a', 'b'],
      [null, 'd'],
    ])
    select(cellOf(0, 0))
    cellVertical(1)(core)
    expect(caret()).toBe(cellOf(1, 0))
    const row = core.replica.view.mustBlock(cellOf(1, 0)).parent_id
    expect(core.replica.view.content(row)).toEqual([cellOf(1, 0), cellOf(1, 1)])
    expect(words()).toEqual([
      ['a', 'b'],
      ['', 'd'],
    ])
    expect(core.repairs).toBe(0)
  })
  it('comes of two people who add a row and a column at once, and shows the same to both', async () => {
    const { page, table, words, cellOf, select, core } = await withTable([['a', 'b']], 2)
    const other = page.at(1)
    select(cellOf(0, 1))
    nextCell(1)(core)
    const column = '00000000-0000-4000-8000-00000000000c'
    other.act(draft => {
      for (const row of other.replica.view.content(table))
        madeCell(draft, other.options.newId, row, column, [...columns, column])
      return null
    })
    await page.sync()
    for (const person of [0, 1]) {
      const { replica } = page.at(person)
      expect(columnsIn(replica, table)).toEqual([...columns, column])
      expect(replica.view.content(table).map(row => cellIn(replica, row, column) !== null)).toEqual([true, false])
      expect(words(person)).toEqual([
        ['a', 'b'],
        ['', ''],
      ])
    }
  })
})

describe('[P 3] several cells', () => {
  it('are cleared and stay', async () => {
    const { core, select, cellOf, words } = await withTable([
      ['a', 'b'],
      ['c', 'd'],
    ])
    select(cellOf(0, 1), cellOf(1, 1))
    clearCells(core)
    expect(words()).toEqual([
      ['a', ''],
      ['c', ''],
    ])
    core.undo()
    expect(words()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })
  it('are the rectangle between two corners', async () => {
    const { core, cellOf } = await withTable([
      ['a', 'b'],
      ['c', 'd'],
    ])
    const range = cellsBetween(core.replica, cellOf(1, 0), cellOf(0, 1))
    expect(range && textsOf(core.replica, range)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(cellsBetween(core.replica, cellOf(0, 0), cellOf(0, 0))).toBeNull()
    expect(cellAround(core.replica, cellOf(0, 0))?.column).toBe(columns[0])
  })
  it('are copied as spreadsheets and pages read them', () => {
    const rows = [
      ['a', 'two\nlines'],
      ['1 < 2', 'say "x"'],
    ]
    expect(asLines(rows)).toBe('a\t"two\nlines"\n1 < 2\t"say ""x"""')
    expect(asHtml(rows)).toBe(
      '<table><tbody><tr><td>a</td><td>two<br>lines</td></tr><tr><td>1 &lt; 2</td><td>say "x"</td></tr></tbody></table>',
    )
  })
})
