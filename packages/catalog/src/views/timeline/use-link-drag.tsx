// Draws an arrow: from the end of a bar to the bar of the row that is to wait for it.
import type { Uuid } from '@sheaf/core/ids'
import { pointerDrag } from '@sheaf/editor/drag/pointer-drag'
import { type PointerEvent as ReactPointerEvent, useState } from 'react'

/** On what holds the bars. */
export const BARS = 'data-bars'

interface Point {
  readonly x: number
  readonly y: number
}
export interface LinkDrag {
  /** From the left upper corner of what holds the bars; null while none is drawn. */
  readonly line: { readonly from: Point; readonly to: Point } | null
  /** The bar that it would end at. */
  readonly over: Uuid | null
  /** Null where nothing can wait. */
  readonly grab: ((event: ReactPointerEvent, row: Uuid) => void) | null
}

export function useLinkDrag(link: ((row: Uuid, follower: Uuid) => void) | null): LinkDrag {
  const [drawn, setDrawn] = useState<Omit<LinkDrag, 'grab'>>({ line: null, over: null })
  const grab = (event: ReactPointerEvent, row: Uuid): void => {
    if (!link || event.button !== 0) return
    event.stopPropagation()
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const field = event.currentTarget.closest(`[${BARS}]`)
    const within = (x: number, y: number): Point => {
      const corner = field?.getBoundingClientRect()
      return { x: x - (corner?.left ?? 0), y: y - (corner?.top ?? 0) }
    }
    const from = within(left + width / 2, top + height / 2)
    let over: Uuid | null = null
    pointerDrag(event.nativeEvent, {
      start: () => true,
      move: ({ clientX: x, clientY: y }) => {
        const under = document.elementFromPoint(x, y)?.closest('[data-bar]')?.getAttribute('data-bar')
        over = under && under !== row ? (under as Uuid) : null
        setDrawn({ line: { from, to: within(x, y) }, over })
      },
      end: isDropped => {
        setDrawn({ line: null, over: null })
        if (isDropped && over) link(row, over)
      },
    })
  }
  return { ...drawn, grab: link && grab }
}

export function LinkLine({
  line,
  className,
}: {
  readonly line: LinkDrag['line']
  readonly className: string | undefined
}) {
  if (!line) return null
  return (
    <svg className={className} aria-hidden="true">
      <line x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} />
    </svg>
  )
}
