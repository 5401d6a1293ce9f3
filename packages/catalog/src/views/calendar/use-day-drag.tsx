// Drags an item, or one of its ends, over the days of a grid. The item follows the pointer; the days that it would lie on are told.
import { DAY_MS } from '@sheaf/core/collection/zone'
import { pointerDrag } from '@sheaf/editor/drag/pointer-drag'
import { type PointerEvent as ReactPointerEvent, useState } from 'react'
import { spanWords } from '../day-names'
import { type Day, type DaySpan, type Edge, firstDay, lastDay, moveSpan, stretchSpan } from '../day-spans'
import { DragGhost } from '../drag-ghost'
import type { CalendarState } from './use-calendar-state'
import type { CalendarItem } from './use-dated-rows'

export interface DayDrag {
  /** Where it would lie; null while nothing is dragged. */
  readonly span: DaySpan | null
  readonly grab: (event: ReactPointerEvent, item: CalendarItem, edge?: Edge) => void
}

export function useDayDrag({
  isWritable,
  move,
  locale,
}: Pick<CalendarState, 'isWritable' | 'move' | 'locale'>): DayDrag {
  const [span, setSpan] = useState<DaySpan | null>(null)
  const grab: DayDrag['grab'] = (event, item, edge) => {
    if (!isWritable || event.button !== 0) return
    event.stopPropagation()
    const down = event.nativeEvent
    const held = event.currentTarget.closest<HTMLElement>('[data-row]')
    const from = edge === 'start' ? firstDay(item.span) : edge === 'end' ? lastDay(item.span) : dayUnder(down)
    if (from === null) return
    let wanted = item.span
    let label: DragGhost | null = null
    pointerDrag(down, {
      start: () => {
        label = new DragGhost(spanWords(wanted, locale))
        return true
      },
      move: to => {
        label?.moveTo(to)
        if (!edge && held) held.style.translate = `${to.clientX - down.clientX}px ${to.clientY - down.clientY}px`
        const day = dayUnder(to)
        if (day === null) return
        const by = (day - from) * DAY_MS
        wanted = edge ? stretchSpan(item.span, edge, by) : moveSpan(item.span, by)
        setSpan(wanted)
        label?.say(spanWords(wanted, locale))
      },
      end: isDropped => {
        label?.remove()
        if (held) held.style.translate = ''
        setSpan(null)
        if (isDropped && (wanted.start !== item.span.start || wanted.end !== item.span.end)) move(item.row, wanted)
      },
    })
  }
  return { span, grab }
}

/** Items lie above the days, so that the day is not what is hit first. */
function dayUnder({ clientX, clientY }: PointerEvent): Day | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const day = element instanceof HTMLElement ? element.dataset['day'] : undefined
    if (day !== undefined) return Number(day)
  }
  return null
}
