// The handle of a row or a column: a press opens its menu, a drag takes it to another place.
import { GripIcon, Icon } from '@sheaf/ui/icon/icon'
import { type PointerEvent, useRef, useState } from 'react'
import { type Boxes, place } from './table-layer'

interface HandleProps {
  readonly of: 'row' | 'column'
  readonly label: string
  readonly boxes: Boxes
  readonly onPress: (handle: Element) => void
  readonly onDrag: (isDragged: boolean) => void
  readonly onDrop: (index: number) => void
}
/** A shorter movement is still a press. */
const DRAG_PX = 4

export function Handle({ of, label, boxes, onPress, onDrag, onDrop }: HandleProps) {
  const [target, setTarget] = useState<number | null>(null)
  const start = useRef<{ readonly x: number; readonly y: number; isDrag: boolean } | null>(null)
  const { cell, table, isRtl } = boxes
  const isColumn = of === 'column'
  const all = isColumn ? boxes.columns : boxes.rows
  const own = all.findIndex(box =>
    isColumn ? box.left === cell.left : box.top <= cell.top && box.bottom >= cell.bottom,
  )

  const move = (event: PointerEvent<HTMLButtonElement>): void => {
    if (!start.current) return
    const { x, y } = start.current
    if (!start.current.isDrag && Math.hypot(event.clientX - x, event.clientY - y) < DRAG_PX) return
    if (!start.current.isDrag) onDrag(true)
    start.current.isDrag = true
    const corner = event.currentTarget.parentElement?.getBoundingClientRect()
    if (corner) setTarget(gapAt(all, isColumn, isRtl, event.clientX - corner.x, event.clientY - corner.y))
  }
  const end = (isDropped: boolean): void => {
    const wasDrag = start.current?.isDrag === true
    if (wasDrag && isDropped && target !== null) {
      const index = target > own ? target - 1 : target
      if (index !== own) onDrop(index)
    }
    if (wasDrag) onDrag(false)
    setTarget(null)
  }
  const left = isColumn ? cell.left + cell.width / 2 : isRtl ? table.right : table.left
  const top = isColumn ? table.top : cell.top + cell.height / 2
  return (
    <>
      <button
        type="button"
        className="sheaf-table-handle"
        data-of={of}
        aria-label={label}
        aria-haspopup="menu"
        ref={place(left, top)}
        onPointerDown={event => {
          start.current = { x: event.clientX, y: event.clientY, isDrag: false }
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={move}
        onPointerUp={() => end(true)}
        onPointerCancel={() => end(false)}
        onClick={event => {
          if (!start.current?.isDrag) onPress(event.currentTarget)
          start.current = null
        }}
      >
        <Icon of={GripIcon} />
      </button>
      {target !== null && <DropLine boxes={boxes} isColumn={isColumn} index={target} />}
    </>
  )
}

/** The gap that a place is nearest to: before the index it gives. */
function gapAt(
  boxes: readonly Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>[],
  isColumn: boolean,
  isRtl: boolean,
  x: number,
  y: number,
): number {
  const isBefore = (box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>): boolean => {
    const middle = isColumn ? box.left + box.width / 2 : box.top + box.height / 2
    return isColumn ? (isRtl ? middle > x : middle < x) : middle < y
  }
  return boxes.filter(isBefore).length
}

const LINE_PX = 3
function DropLine({
  boxes,
  isColumn,
  index,
}: {
  readonly boxes: Boxes
  readonly isColumn: boolean
  readonly index: number
}) {
  const { table, isRtl } = boxes
  const all = isColumn ? boxes.columns : boxes.rows
  const next = all[index]
  const last = all.at(-1)
  const edge = isColumn
    ? isRtl
      ? (next?.right ?? last?.left ?? 0)
      : (next?.left ?? last?.right ?? 0)
    : (next?.top ?? last?.bottom ?? 0)
  return (
    <span
      className="sheaf-table-drop"
      ref={element => {
        place(isColumn ? edge - LINE_PX / 2 : table.left, isColumn ? table.top : edge - LINE_PX / 2)(element)
        element?.style.setProperty('--size-inline', `${isColumn ? LINE_PX : table.width}px`)
        element?.style.setProperty('--size-block', `${isColumn ? table.height : LINE_PX}px`)
      }}
    />
  )
}
