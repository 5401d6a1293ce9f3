// Columns as other programs write them: a box whose boxes say that they stand beside each other.
import type { HtmlElement } from '@sheaf/core/kinds/exchange'
import { hasClass, isBlank, isElement, textProperty } from '../../exchange/html-nodes'

/** The class of a row and of its columns. */
const classes: readonly (readonly [row: string, column: string])[] = [
  ['column-list', 'column'],
  ['notion-column_list-block', 'notion-column-block'],
  ['columnLayout', 'cell'],
  ['wp-block-columns', 'wp-block-column'],
]
/** The attribute of a row and of its columns. */
const attributes: readonly (readonly [row: string, column: string])[] = [
  ['dataLayoutSection', 'dataLayoutColumn'],
  ['dataColumns', 'dataColumn'],
]

interface ForeignColumn {
  readonly node: HtmlElement
  /** Of the width, compared with a column of the middle width; null where not all of them say it. */
  readonly ratio: number | null
}

/** Two or more, or none at all. */
export function foreignColumns(row: HtmlElement): readonly ForeignColumn[] {
  const inner = row.children.filter(child => !isBlank(child))
  const columns = inner.filter(isElement)
  if (columns.length < 2 || columns.length < inner.length) return []
  const isRow =
    classes.some(([outer, one]) => hasClass(row, outer) && columns.every(column => hasClass(column, one))) ||
    attributes.some(
      ([outer, one]) =>
        row.properties[outer] !== undefined && columns.every(column => column.properties[one] !== undefined),
    ) ||
    (/display:\s*(inline-)?flex/.test(textProperty(row, 'style')) && columns.every(column => partOf(column) !== null))
  if (!isRow) return []
  const parts = columns.map(partOf)
  const isSaid = !parts.includes(null)
  return columns.map((node, i) => ({ node, ratio: isSaid ? (parts[i] ?? 0) * columns.length : null }))
}

function partOf(column: HtmlElement): number | null {
  const said = /(?:^|[;\s])(?:width|flex-basis):\s*(?:calc\(\(?)?([\d.]+)%/.exec(textProperty(column, 'style'))?.[1]
  const percent = Number(said ?? textProperty(column, 'dataColumnWidth'))
  return percent > 0 && percent < 100 ? percent / 100 : null
}
