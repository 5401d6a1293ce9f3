// Drags bars along the axis, draws out their ends, and draws new ones on lines that have none.
import type { Uuid } from '@sheaf/core/ids'
import { pointerDrag } from '@sheaf/editor/drag/pointer-drag'
import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react'
import { type DaySpan, type Edge, moveSpan, stretchSpan } from '../day-spans'
import { isRightToLeft } from '../reading-direction'
import { type Axis, snapBy, wallAtPx } from './axis'
import { drawnSpan } from './bar-moves'

const EDGE_PX = 40
const SCROLL_PX = 16

export interface BarDrag {
  readonly ghost: { readonly row: Uuid; readonly span: DaySpan } | null
  readonly grab: (event: ReactPointerEvent, row: Uuid, span: DaySpan, edge?: Edge) => void
  /** On the empty line of a row. */
  readonly draw: (event: ReactPointerEvent<HTMLElement>, row: Uuid) => void
}

export function useBarDrag(
  scroller: RefObject<HTMLElement | null>,
  axis: Axis,
  isWritable: boolean,
  put: (row: Uuid, span: DaySpan) => void,
): BarDrag {
  const [ghost, setGhost] = useState<BarDrag['ghost']>(null)

  /** `spanAt`: where it would lie when the pointer has gone so many pixels in the direction of reading. */
  const follow = (down: PointerEvent, row: Uuid, spanAt: (px: number) => DaySpan): void => {
    const box = scroller.current
    if (!box) return
    const sign = isRightToLeft(box) ? -1 : 1
    const from = box.scrollLeft
    let wanted: DaySpan | null = null
    pointerDrag(down, {
      start: () => true,
      move: event => {
        scrollNear(box, event.clientX)
        wanted = spanAt((event.clientX - down.clientX + box.scrollLeft - from) * sign)
        setGhost({ row, span: wanted })
      },
      end: isDropped => {
        setGhost(null)
        if (isDropped && wanted) put(row, wanted)
      },
    })
  }

  return {
    ghost,
    grab: (event, row, span, edge) => {
      if (!isWritable || event.button !== 0) return
      event.stopPropagation()
      follow(event.nativeEvent, row, px => {
        const by = snapBy(axis, px, span.hasTime)
        return edge ? stretchSpan(span, edge, by) : moveSpan(span, by)
      })
    },
    draw: (event, row) => {
      if (!isWritable || event.button !== 0 || event.target !== event.currentTarget) return
      const from = pxUnder(event.currentTarget, event.clientX)
      follow(event.nativeEvent, row, px => drawnSpan(wallAtPx(axis, from), wallAtPx(axis, from + px)))
    },
  }
}

/** Pixels from where an element begins. */
export function pxUnder(element: HTMLElement, clientX: number): number {
  const { left, right } = element.getBoundingClientRect()
  return isRightToLeft(element) ? right - clientX : clientX - left
}

function scrollNear(box: HTMLElement, x: number): void {
  const { left, right } = box.getBoundingClientRect()
  if (x > right - EDGE_PX) box.scrollLeft += SCROLL_PX
  else if (x < left + EDGE_PX) box.scrollLeft -= SCROLL_PX
}
