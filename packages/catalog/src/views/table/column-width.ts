// How wide columns are, in pixels. The title has more room until somebody says otherwise.
import { TITLE } from '@sheaf/core/collection/schema'

export const LEAST_WIDTH = 48
const USUAL_WIDTH = 160
const TITLE_WIDTH = 260
const ADD_WIDTH = 140
/** In front of the rows: their handle and their box. */
const GUTTER = 'var(--gutter)'

export interface Column {
  readonly id: string
  readonly width?: number | undefined
}
export const columnWidth = ({ id, width }: Column): number =>
  Math.max(LEAST_WIDTH, Math.round(width ?? (id === TITLE ? TITLE_WIDTH : USUAL_WIDTH)))

/** As a grid template: the columns, and room behind them for a new one. */
export const gridColumns = (columns: readonly Column[], canAdd: boolean): string =>
  `${GUTTER} ${columns.map(column => `${columnWidth(column)}px`).join(' ')}${canAdd ? ` minmax(${ADD_WIDTH}px, 1fr)` : ' 1fr'}`

/** Where each of the frozen columns begins, behind the gutter. */
export function frozenOffsets(columns: readonly Column[], frozen: number): readonly string[] {
  const offsets: string[] = []
  let at = 0
  for (const column of columns.slice(0, frozen)) {
    offsets.push(`calc(${GUTTER} + ${at}px)`)
    at += columnWidth(column)
  }
  return offsets
}
