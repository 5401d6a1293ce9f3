// Table, as other programs have it.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import {
  defineExchange,
  element,
  type HtmlChild,
  type HtmlElement,
  type MarkdownNode,
} from '@sheaf/core/kinds/exchange'
import { boolean, json, jsonObject, list, string } from '@sheaf/core/validation/checks'
import { columnId, columnsOf } from './table'

export const tableExchange = defineExchange({
  type: 'table',
  format: {
    table_block_column_order: list(string),
    table_block_column_header: boolean,
    table_block_row_header: boolean,
    table_block_column_format: jsonObject,
    table_block_width: json,
  },
  html: {
    write: (block, out) => {
      const rows = out.blocks(inOrder(block)).filter((row): row is HtmlElement => row.type === 'element')
      const hasHead = block.format['table_block_column_header'] === true && rows.length > 0
      const hasSide = block.format['table_block_row_header'] === true
      const drawn = rows.map((row, r) =>
        withHeaders(row, c => (hasHead && r === 0 ? 'col' : hasSide && c === 0 ? 'row' : null)),
      )
      return [
        element('table', {}, [
          ...(hasHead ? [element('thead', {}, drawn.slice(0, 1))] : []),
          element('tbody', {}, hasHead ? drawn.slice(1) : drawn),
        ]),
      ]
    },
    read: (node, from) => {
      if (node.tagName !== 'table') return null
      const found = rowsOf(node)
      const rows = from.blocks(found.map(({ row }) => row)).filter(({ type }) => type === 'table_row')
      if (rows.length === 0) return []
      const hasHead = found[0]?.isHead === true || headers(found[0]?.row).every(Boolean)
      const body = found.slice(hasHead ? 1 : 0)
      return filled(rows, hasHead, body.length > 0 && body.every(({ row }) => headers(row)[0] === true))
    },
  },
  markdown: (block, out) => {
    const rows = inOrder(block).map(({ children }) => children)
    if (block.format['table_block_column_header'] !== true || !rows.flat().every(isOneLine)) return null
    return [
      {
        type: 'table',
        children: rows.map(
          (cells): MarkdownNode => ({
            type: 'tableRow',
            children: cells.map(({ runs }) => ({ type: 'tableCell', children: out.inline(runs) })),
          }),
        ),
      },
    ]
  },
  plain: (block, out) =>
    inOrder(block)
      .map(row => out.blocks([row]))
      .join('\n'),
})

/** Rows with one cell for each column, in their order. */
function inOrder({ format, children }: BlockTree): readonly BlockTree[] {
  const columns = columnsOf(
    format,
    children.map(row => row.children.map(columnOf)),
  )
  return children.map(row => ({
    ...row,
    children: columns.map(
      id => row.children.find(child => columnOf(child) === id) ?? tree('text', { format: { column: id } }),
    ),
  }))
}
const columnOf = ({ format }: BlockTree): string | null =>
  typeof format['column'] === 'string' ? format['column'] : null

/** What one line of a table in Markdown can say. */
const isOneLine = ({ type, runs, children, format, properties }: BlockTree): boolean =>
  type === 'text' &&
  children.length === 0 &&
  Object.keys(properties).length === 0 &&
  Object.keys(format).every(name => name === 'column') &&
  runs.every(({ insert }) => typeof insert !== 'string' || !insert.includes('\n'))

function withHeaders(row: HtmlElement, scopeAt: (column: number) => 'col' | 'row' | null): HtmlElement {
  return {
    ...row,
    children: row.children.map((child, i): HtmlChild => {
      const scope = scopeAt(i)
      return scope && child.type === 'element'
        ? { ...child, tagName: 'th', properties: { ...child.properties, scope } }
        : child
    }),
  }
}

interface FoundRow {
  readonly row: HtmlElement
  readonly isHead: boolean
}
/** Rows of the table itself, not of tables inside its cells. */
const rowsOf = ({ children }: HtmlElement, isHead = false): readonly FoundRow[] =>
  children.flatMap(child => {
    if (child.type !== 'element') return []
    if (child.tagName === 'tr') return [{ row: child, isHead }]
    return ['thead', 'tbody', 'tfoot'].includes(child.tagName) ? rowsOf(child, child.tagName === 'thead') : []
  })
const headers = (row: HtmlElement | undefined): readonly boolean[] =>
  (row?.children ?? []).flatMap(child =>
    child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th') ? [child.tagName === 'th'] : [],
  )

/** Fills every row with a cell for every column. */
function filled(rows: readonly BlockTree[], hasHead: boolean, hasSide: boolean): BlockTree {
  const named = rows.flatMap(({ children }) => children.map(columnOf))
  const width = Math.max(...rows.map(({ children }) => children.length))
  const isNamed = named.length > 0 && named.every(id => id !== null)
  const columns = isNamed ? [...new Set(named)] : Array.from({ length: width }, (_, i) => columnId(i))
  return tree('table', {
    format: {
      table_block_column_order: columns,
      ...(hasHead ? { table_block_column_header: true } : {}),
      ...(hasSide ? { table_block_row_header: true } : {}),
    },
    children: rows.map(row => ({
      ...row,
      children: columns.map((column, i) => {
        const own = isNamed ? row.children.find(child => columnOf(child) === column) : row.children[i]
        return { ...(own ?? tree('text')), format: { ...own?.format, column } }
      }),
    })),
  })
}
