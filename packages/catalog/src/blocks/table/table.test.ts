import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { describe, expect, it } from 'vitest'
import { toPlain } from '../../exchange'
import { parseHtml as fromHtml, toMarkdown } from '../../markdown'
import { columnFormat, gridColumns } from './column-format'
import { columnId, columnsOf } from './table'

const words = (table: BlockTree | undefined): string[][] =>
  (table?.children ?? []).map(row =>
    row.children.map(({ runs }) => runs.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('')),
  )

describe('[P 3] a table from other programs', () => {
  it('takes its header row from thead and its header column from th', () => {
    const [table] = fromHtml(
      '<table><thead><tr><td>a</td><td>b</td></tr></thead><tbody><tr><th>1</th><td>2</td></tr></tbody></table>',
    )
    expect(words(table)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(table?.format).toMatchObject({ table_block_column_header: true, table_block_row_header: true })
  })
  it('takes a first row of th as its header', () => {
    const [table] = fromHtml('<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>')
    expect(table?.format).toEqual({
      table_block_column_order: [columnId(0), columnId(1)],
      table_block_column_header: true,
    })
  })
  it('gives every row a cell for every column, whatever is missing or spans', () => {
    const [table] = fromHtml(
      '<table><tr><td colspan="2">wide</td><td>c</td></tr><tr><td>1</td></tr><tr><td>x</td><td>y</td><td>z</td></tr></table>',
    )
    expect(words(table)).toEqual([
      ['wide', '', 'c'],
      ['1', '', ''],
      ['x', 'y', 'z'],
    ])
    for (const row of table?.children ?? [])
      expect(row.children.map(({ format }) => format['column'])).toEqual([columnId(0), columnId(1), columnId(2)])
  })
  it('keeps paragraphs of a cell as its lines, and a table inside a cell as text', () => {
    const [table] = fromHtml('<table><tr><td><p>one</p><p>two</p></td></tr></table>')
    expect(words(table)).toEqual([['one\ntwo']])
  })
  it('bounds what a cell can span', () => {
    const [table] = fromHtml('<table><tr><td colspan="1000000">a</td></tr></table>')
    expect(words(table)[0]?.length).toBe(100)
  })
})

const cell = (column: string, text: string): BlockTree =>
  tree('text', { runs: text ? [{ insert: text }] : [], format: { column } })
const table = (header: boolean, ...rows: readonly (readonly BlockTree[])[]): BlockTree =>
  tree('table', {
    format: { table_block_column_order: ['a', 'b'], table_block_column_header: header },
    children: rows.map(children => tree('table_row', { children })),
  })

describe('[P 3] a table for other programs', () => {
  it('is written in the order of its columns, with empty cells where a row lacks them', () => {
    const ragged = table(true, [cell('b', 'B'), cell('a', 'A')], [cell('b', '2')])
    expect(toPlain([ragged])).toBe('A\tB\n\t2')
    expect(toMarkdown([ragged])).toMatch(/^\| A\s+\| B\s+\|\n\| -+ \| -+ \|\n\|\s+\| 2\s+\|$/m)
  })
  it('stands as HTML in Markdown where Markdown has no words for it', () => {
    expect(toMarkdown([table(false, [cell('a', '1'), cell('b', '2')])])).toContain('<table')
    expect(toMarkdown([table(true, [cell('a', 'one\ntwo'), cell('b', '2')])])).toContain('<table')
  })
})

describe('columns', () => {
  it('that only cells know of come last', () => {
    expect(columnsOf({ table_block_column_order: ['a', 'b'] }, [['a', 'c'], ['b']])).toEqual(['a', 'b', 'c'])
  })
  it('have a width of their own or share what is left', () => {
    const format = { table_block_column_format: { a: { width: 120, color: 'red;x' } } }
    expect(gridColumns(format, ['a', 'b'])).toBe('[c-a] 120px [c-b] minmax(var(--table-column-least), 1fr)')
    expect(columnFormat(format, 'a').color).toBe('default')
  })
})
