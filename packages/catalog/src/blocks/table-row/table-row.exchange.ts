// Table row, as other programs have it.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element, type HtmlChild, type HtmlElement, type HtmlReader } from '@sheaf/core/kinds/exchange'
import type { Run } from '@sheaf/core/text/rich-text'

export const tableRowExchange = defineExchange({
  type: 'table_row',
  html: {
    write: ({ children }, out) => [
      element(
        'tr',
        {},
        children.map(cell =>
          element(
            'td',
            typeof cell.format['column'] === 'string' ? { dataColumn: cell.format['column'] } : {},
            isPlainCell(cell) ? out.inline(cell.runs) : out.blocks([withoutColumn(cell)]),
          ),
        ),
      ),
    ],
    read: (node, from) =>
      node.tagName === 'tr'
        ? tree('table_row', { children: cellsOf(node).flatMap(cell => readCell(cell, from)) })
        : null,
  },
  plain: ({ children }, out) =>
    children
      .map(cell =>
        out
          .blocks([cell])
          .replaceAll(/\s*\n\s*/g, ' ')
          .replaceAll('\t', ' '),
      )
      .join('\t'),
})

/** Nothing but text in it. */
const isPlainCell = ({ type, format, properties, children }: BlockTree): boolean =>
  type === 'text' &&
  children.length === 0 &&
  Object.keys(properties).length === 0 &&
  Object.keys(format).every(name => name === 'column')

function withoutColumn(cell: BlockTree): BlockTree {
  const { column: _column, ...format } = cell.format
  return { ...cell, format }
}

const cellsOf = ({ children }: HtmlElement): readonly HtmlElement[] =>
  children.filter(
    (child): child is HtmlElement => child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th'),
  )

/** A cell over several columns goes into the first of them; the others are empty. */
function readCell(node: HtmlElement, from: HtmlReader): readonly BlockTree[] {
  const column = node.properties['dataColumn']
  const place = typeof column === 'string' ? { column } : {}
  const span = Math.min(Math.max(Number(node.properties['colSpan'] ?? 1) || 1, 1), MOST_SPANNED)
  const rest = Array.from({ length: span - 1 }, () => tree('text'))
  const [typed] = node.children.filter(isTyped)
  const [block] = typed ? from.blocks([typed]) : []
  const cell = block ?? tree('text', { runs: runsOf(node.children, from) })
  return [{ ...cell, format: { ...cell.format, ...place } }, ...rest]
}
const MOST_SPANNED = 100
const isTyped = (child: HtmlChild): boolean =>
  child.type === 'element' && typeof child.properties['dataSheafType'] === 'string'

/** Paragraphs of a cell become its lines. */
function runsOf(children: readonly HtmlChild[], from: HtmlReader): readonly Run[] {
  const lines: Run[] = []
  const add = (trees: readonly BlockTree[]): void => {
    for (const one of trees) {
      if (lines.length > 0) lines.push({ insert: '\n' })
      lines.push(...one.runs)
      add(one.children)
    }
  }
  add(from.blocks(children))
  return lines
}
