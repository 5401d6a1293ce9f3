// A cell of a table as far as it is a place in the grid: where it stands, whether it is selected, whether it stays while others scroll.
import type { PropertyId } from '@sheaf/core/collection/schema'
import type { OtherAt } from '@sheaf/database/contract/database'
import { joinClasses } from '@sheaf/ui/join-classes'
import type { CSSProperties, ReactNode } from 'react'
import { useOtherLook } from '../other-look'
import styles from './table.module.css'

interface CellPosition {
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

const nobody: readonly OtherAt[] = []

interface TableCellProps extends CellPosition {
  /** Whose value it shows. */
  readonly property?: PropertyId
  readonly wraps?: boolean
  readonly ruled?: { readonly style?: CSSProperties | undefined }
  /** Others who are in it. */
  readonly others?: readonly OtherAt[]
  readonly children: ReactNode
}

export function TableCell(props: TableCellProps) {
  const {
    line,
    column,
    prefix,
    frozenAt,
    isSelected,
    isStop,
    wraps = false,
    ruled = {},
    others = nobody,
    children,
  } = props
  const { style, ...colored } = ruled
  const { className, style: otherStyle, ...said } = useOtherLook(others)
  return (
    <div
      role="gridcell"
      id={`${prefix}${line}-${column}`}
      aria-colindex={column + 1}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      className={joinClasses(styles.cell, className)}
      data-wrap={wraps ? '' : undefined}
      data-frozen={frozenAt === undefined ? undefined : ''}
      // The first column of the grid is the gutter.
      style={{
        gridColumn: column + 2,
        ...style,
        ...otherStyle,
        ...(frozenAt === undefined ? {} : { insetInlineStart: frozenAt }),
      }}
      {...colored}
      {...said}
      data-line={line}
      data-column={column}
      data-cell={props.property}
    >
      {children}
    </div>
  )
}
