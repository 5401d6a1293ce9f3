// A cell of a table as far as it is a place in the grid: where it stands, whether it is selected, whether it stays while others scroll.
import type { CSSProperties, ReactNode } from 'react'
import styles from './table.module.css'

export interface CellSpot {
  readonly line: number
  readonly column: number
  /** Begins the ids of cells. */
  readonly prefix: string
  /** From where on it stays in sight; undefined where it does not. */
  readonly frozenAt: string | undefined
  readonly isSelected: boolean
  /** Tab comes here. */
  readonly isStop: boolean
}

interface TableCellProps extends CellSpot {
  readonly wraps?: boolean
  readonly ruled?: { readonly style?: CSSProperties | undefined }
  readonly children: ReactNode
}

export function TableCell(props: TableCellProps) {
  const { line, column, prefix, frozenAt, isSelected, isStop, wraps = false, ruled = {}, children } = props
  const { style, ...colored } = ruled
  return (
    <div
      role="gridcell"
      id={`${prefix}${line}-${column}`}
      aria-colindex={column + 1}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      className={styles.cell}
      data-wrap={wraps ? '' : undefined}
      data-frozen={frozenAt === undefined ? undefined : ''}
      // The first column of the grid is the gutter.
      style={{
        gridColumn: column + 2,
        ...style,
        ...(frozenAt === undefined ? {} : { insetInlineStart: frozenAt }),
      }}
      {...colored}
      data-line={line}
      data-column={column}
    >
      {children}
    </div>
  )
}
