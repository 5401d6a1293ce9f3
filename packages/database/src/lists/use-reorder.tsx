// Reordering a list by its grips: dragged by pointer, or moved by arrow keys while a grip has the focus.

import { indexAt } from '@sheaf/core/collection/list-moves'
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'

interface Dragging {
  readonly from: number
  readonly to: number
}
export interface GripProps {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Items of the list are the elements that carry `data-item`. */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): { readonly dragging: Dragging | null; readonly grip: (index: number) => GripProps } {
  const [dragging, setDragging] = useState<Dragging | null>(null)
  const extents = () =>
    Array.from(list.current?.querySelectorAll('[data-item]') ?? [], element => {
      const { top, bottom } = element.getBoundingClientRect()
      return { start: top, end: bottom }
    })
  const grip = (index: number): GripProps => ({
    onPointerDown: event => {
      if (event.button !== 0) return
      event.preventDefault()
      event.stopPropagation()
      event.currentTarget.focus()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragging({ from: index, to: index })
    },
    onPointerMove: event => {
      if (!dragging) return
      const to = indexAt(extents(), dragging.from, event.clientY)
      if (to !== dragging.to) setDragging({ ...dragging, to })
    },
    onPointerUp: () => {
      if (dragging && dragging.to !== dragging.from) onMove(dragging.from, dragging.to)
      setDragging(null)
    },
    onPointerCancel: () => setDragging(null),
    onKeyDown: event => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
      if (step === 0) return
      event.preventDefault()
      event.stopPropagation()
      const to = index + step
      if (to >= 0 && to < extents().length) onMove(index, to)
    },
  })
  return { dragging, grip }
}

/** Where the dragged one would come to lie, for the line that shows it. */
export const dropEdge = (dragging: Dragging | null, index: number): 'before' | 'after' | undefined => {
  if (!dragging || dragging.to !== index || dragging.from === index) return undefined
  return dragging.to < dragging.from ? 'before' : 'after'
}
