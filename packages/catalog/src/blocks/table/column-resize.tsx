// The edge of a column: dragged, or moved by the arrow keys. While it is dragged only this screen shows it; letting go writes it.
import type { Json } from '@sheaf/core/validation/checks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { gridColumns } from './column-format'
import { NARROWEST_PX, WIDEST_PX } from './table-edits'
import { type Boxes, place } from './table-layer'

interface ColumnResizeProps {
  readonly boxes: Boxes
  readonly format: Readonly<Record<string, Json>>
  readonly column: string
  readonly columns: readonly string[]
  readonly table: HTMLElement
  readonly onDrag: (isDragged: boolean) => void
  readonly onResize: (width: number) => void
}
const STEP_PX = 16

export function ColumnResize({ boxes, format, column, columns, table, onDrag, onResize }: ColumnResizeProps) {
  const { t } = useBlockHost()
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null)
  const [isDragged, setIsDragged] = useState(false)
  const { cell, isRtl } = boxes
  const widthAt = (x: number): number => {
    const { x: from, width } = start.current ?? { x, width: cell.width }
    return Math.min(WIDEST_PX, Math.max(NARROWEST_PX, width + (isRtl ? from - x : x - from)))
  }
  const show = (width: number): void => {
    const all = (format['table_block_column_format'] ?? {}) as Record<string, Record<string, Json>>
    const preview = { ...format, table_block_column_format: { ...all, [column]: { ...all[column], width } } }
    table.style.setProperty('--sheaf-table-columns', gridColumns(preview, columns))
  }
  const begin = (event: PointerEvent): void => {
    start.current = { x: event.clientX, width: cell.width }
    event.currentTarget.setPointerCapture(event.pointerId)
    setIsDragged(true)
    onDrag(true)
  }
  const end = (event: PointerEvent, isDropped: boolean): void => {
    if (!start.current) return
    const width = widthAt(event.clientX)
    start.current = null
    setIsDragged(false)
    onDrag(false)
    if (isDropped) onResize(width)
    else table.style.setProperty('--sheaf-table-columns', gridColumns(format, columns))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const towardsEnd = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const towardsStart = isRtl ? 'ArrowRight' : 'ArrowLeft'
    if (event.key !== towardsEnd && event.key !== towardsStart) return
    event.preventDefault()
    onResize(cell.width + (event.key === towardsEnd ? STEP_PX : -STEP_PX))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that is moved has a value, which <hr> cannot say
    <div
      role="separator"
      tabIndex={0}
      aria-label={t('Column width')}
      aria-orientation="vertical"
      aria-valuemin={NARROWEST_PX}
      aria-valuemax={WIDEST_PX}
      aria-valuenow={Math.round(cell.width)}
      className="sheaf-table-resize"
      data-dragged={isDragged}
      ref={element => {
        place(isRtl ? cell.left : cell.right, boxes.table.top)(element)
        element?.style.setProperty('--size-block', `${boxes.table.height}px`)
      }}
      onPointerDown={begin}
      onPointerMove={event => {
        if (start.current) show(widthAt(event.clientX))
      }}
      onPointerUp={event => end(event, true)}
      onPointerCancel={event => end(event, false)}
      onKeyDown={onKeyDown}
    />
  )
}
