// What keys do on a line: up and down the rows, Alt with arrows moves the bar by the step of the zoom, with Shift its end.
import type { Uuid } from '@sheaf/core/ids'
import type { KeyboardEvent } from 'react'
import type { DaySpan } from '../day-spans'
import { isRightToLeft } from '../reading-direction'
import { pxAt } from './axis'
import { stepEdge, stepSpan } from './bar-moves'
import type { AxisView } from './use-axis'
import type { TimelineRows } from './use-timeline'

interface RowItems {
  readonly rows: TimelineRows
  readonly axisView: AxisView
  readonly today: number
  readonly onMove: (row: Uuid, span: DaySpan) => void
  readonly open: () => void
  readonly goTo: (key: string) => void
}
const ways = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']

export function rowKeys(event: KeyboardEvent<HTMLElement>, row: Uuid, actions: RowItems): void {
  const { rows, axisView } = actions
  if (event.ctrlKey || event.metaKey) return
  if (event.altKey) {
    const span = rows.spanOf(row)
    if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || !span || !rows.isWritable) return
    event.preventDefault()
    const isForward = (event.key === 'ArrowRight') !== isRightToLeft(event.currentTarget)
    const step = isForward ? 1 : -1
    const { scale } = axisView.axis
    const next = event.shiftKey ? stepEdge(span, scale, 'end', step) : stepSpan(span, scale, step)
    const edge = event.shiftKey ? next.end : next.start
    actions.onMove(row, next)
    if (!isInSight(axisView, edge)) axisView.showTime(edge)
    return
  }
  if (ways.includes(event.key)) actions.goTo(event.key)
  else if (event.key === 'Enter') actions.open()
  else if (event.key.toLowerCase() === 't') axisView.showTime(actions.today)
  else return
  event.preventDefault()
}

const isInSight = ({ axis, sight }: AxisView, wall: number): boolean => {
  const px = pxAt(axis, wall)
  return px >= sight.left && px <= sight.left + sight.width
}
