// What keys do to an item that has the focus: Alt with arrows moves it by days and weeks, with Shift its end.
import { DAY_MS } from '@sheaf/core/collection/zone'
import type { KeyboardEvent } from 'react'
import { moveSpan, stretchSpan } from '../day-spans'
import { isRightToLeft } from '../reading-direction'
import type { CalendarState } from './use-calendar-state'
import type { CalendarItem } from './use-dated-rows'

/** `upMs`: how much one line up or down is. */
export function itemKeys(
  event: KeyboardEvent<HTMLElement>,
  item: CalendarItem,
  calendarState: CalendarState,
  upMs: number,
): void {
  if (event.key === 'Escape') {
    const day = event.currentTarget.closest<HTMLElement>('[data-day]')
    if (!day) return
    event.stopPropagation()
    return day.focus()
  }
  if (!event.altKey || event.ctrlKey || event.metaKey || !calendarState.isWritable) return
  const forward = isRightToLeft(event.currentTarget) ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward * DAY_MS,
    ArrowLeft: -forward * DAY_MS,
    ArrowDown: upMs,
    ArrowUp: -upMs,
  }
  const by = steps[event.key]
  if (by === undefined) return
  event.preventDefault()
  event.stopPropagation()
  calendarState.move(item.row, event.shiftKey ? stretchSpan(item.span, 'end', by) : moveSpan(item.span, by))
}
