// Width and colour of a column, as the table holds them, and what a grid makes of them.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { Json } from '@sheaf/core/validation/checks'

type Format = BlockTree['format']

export function columnFormat(
  format: Format,
  column: string,
): { readonly width: number | null; readonly color: string } {
  const all = format['table_block_column_format'] as Readonly<Record<string, Json>> | undefined
  const own = all?.[column] as { readonly width?: Json; readonly color?: Json } | undefined
  return {
    width: typeof own?.width === 'number' && Number.isFinite(own.width) ? own.width : null,
    color: typeof own?.color === 'string' && /^[a-z]+(_background)?$/.test(own.color) ? own.color : 'default',
  }
}
/** Columns without a width of their own share what is left. */
export const gridColumns = (format: Format, columns: readonly string[]): string =>
  columns
    .map(column => {
      const { width } = columnFormat(format, column)
      return `[c-${column}] ${width === null ? 'minmax(var(--table-column-least), 1fr)' : `${width}px`}`
    })
    .join(' ')

/** Ids go into custom properties: only what such a name may hold. */
export const isColumnName = (id: string): boolean => /^[\w-]+$/.test(id)
