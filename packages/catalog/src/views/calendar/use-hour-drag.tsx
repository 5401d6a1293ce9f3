// Drags among the hours of a week: items to other times and days, their ends, and new ones out of the empty.
import { DAY_MS, HOUR_MS } from '@sheaf/core/collection/zone'
import { AutoScroll } from '@sheaf/editor/drag/auto-scroll'
import { pointerDrag } from '@sheaf/editor/drag/pointer-drag'
import { type PointerEvent as ReactPointerEvent, type RefObject, useRef, useState } from 'react'
import { spanWords } from '../day-names'
import { type Day, type DaySpan, type Edge, moveSpan, stretchSpan } from '../day-spans'
import { DragGhost } from '../drag-ghost'
import { steps, timeAt, USUAL_MS } from './day-hours'
import type { CalendarState } from './use-calendar-state'
import type { CalendarItem } from './use-dated-rows'

export const HOUR_PX = 48

export interface HourDrag {
  /** Where it would lie, with the row that is dragged, if it is one that is there. */
  readonly ghost: { readonly row: CalendarItem['row'] | null; readonly span: DaySpan } | null
  readonly grab: (event: ReactPointerEvent, item: CalendarItem, edge?: Edge) => void
  /** On the empty of a day. */
  readonly draw: (event: ReactPointerEvent<HTMLElement>, day: Day) => void
}

export function useHourDrag(scroller: RefObject<HTMLElement | null>, calendarState: CalendarState): HourDrag {
  const [ghost, setGhost] = useState<HourDrag['ghost']>(null)
  const label = useRef<DragGhost | null>(null)
  const show = (row: CalendarItem['row'] | null, span: DaySpan): void => {
    setGhost({ row, span })
    label.current?.say(spanWords(span, calendarState.locale))
  }

  /** By how much the pointer has gone, the hours that went by under it included. */
  const follow = (
    down: PointerEvent,
    moved: (by: { hoursMs: number; days: number }) => void,
    end: (ok: boolean) => void,
  ) => {
    const box = scroller.current
    const from = { top: box?.scrollTop ?? 0, day: hoursUnder(down) }
    let last = down
    const tell = (): void => {
      const day = hoursUnder(last)
      const way = last.clientY - down.clientY + (box?.scrollTop ?? 0) - from.top
      moved({ hoursMs: steps((way / HOUR_PX) * HOUR_MS), days: day === null || from.day === null ? 0 : day - from.day })
    }
    const scroll = box ? new AutoScroll(box, tell) : null
    pointerDrag(down, {
      start: () => {
        label.current = new DragGhost('')
        return true
      },
      move: event => {
        last = event
        label.current?.moveTo(event)
        scroll?.at(event.clientY)
        tell()
      },
      end: isDropped => {
        scroll?.stop()
        label.current?.remove()
        setGhost(null)
        end(isDropped)
      },
    })
  }

  return {
    ghost,
    grab: (event, item, edge) => {
      if (!calendarState.isWritable || event.button !== 0) return
      event.stopPropagation()
      // A moment is drawn as long as is usual: its end is drawn on from there.
      const held = edge && item.span.end === item.span.start ? stretchSpan(item.span, 'end', USUAL_MS) : item.span
      let wanted = item.span
      follow(
        event.nativeEvent,
        ({ hoursMs, days }) => {
          wanted = edge ? stretchSpan(held, edge, hoursMs) : moveSpan(held, hoursMs + days * DAY_MS)
          show(item.row, wanted)
        },
        isDropped => {
          const isOther = wanted.start !== item.span.start || wanted.end !== item.span.end
          if (isDropped && isOther) calendarState.move(item.row, wanted)
        },
      )
    },
    draw: (event, day) => {
      if (!calendarState.isWritable || event.button !== 0 || event.target !== event.currentTarget) return
      const { top } = event.currentTarget.getBoundingClientRect()
      const from = timeAt(day, (event.clientY - top) / HOUR_PX)
      let wanted: DaySpan | null = null
      follow(
        event.nativeEvent,
        ({ hoursMs }) => {
          const to = from + hoursMs
          wanted = { start: Math.min(from, to), end: Math.max(from, to), hasTime: true }
          show(null, wanted)
        },
        isDropped => {
          if (isDropped && wanted && wanted.end > wanted.start) calendarState.addOn(wanted)
        },
      )
    },
  }
}

function hoursUnder({ clientX, clientY }: PointerEvent): Day | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const day = element instanceof HTMLElement ? element.dataset['hours'] : undefined
    if (day !== undefined) return Number(day)
  }
  return null
}
