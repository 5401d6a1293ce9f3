// The edge of the table beside a timeline: drawn with the pointer or by keys, it makes the table wider; a double press makes it as wide
// as its names.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { KeyboardEvent, PointerEvent } from 'react'
import { isRightToLeft } from '../reading-direction'
import styles from './timeline.module.css'

/** As wide is a column that nobody made wider. */
export const CELL_PX = 120
export const LEAST_PX = 120
export const MOST_PX = 900
const STEP_PX = 16

/** How much wider the table has to be for the longest of the names that are drawn. */
function missing(edge: HTMLElement): number {
  const names = edge.closest('[role=grid]')?.querySelectorAll<HTMLElement>(`.${styles.open} [dir]`) ?? []
  return Math.max(0, ...Array.from(names, name => name.scrollWidth - name.clientWidth))
}

interface TableEdgeProps {
  readonly width: number
  /** While it is drawn. */
  readonly onPull: (width: number) => void
  readonly onDone: (width: number) => void
}

export function TableEdge({ width, onPull, onDone }: TableEdgeProps) {
  const { t } = useBlockHost()
  const within = (wanted: number): number => Math.round(Math.min(Math.max(wanted, LEAST_PX), MOST_PX))
  const pull = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return
    event.preventDefault()
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    const sign = isRightToLeft(handle) ? -1 : 1
    const from = event.clientX
    let last = width
    const move = (to: globalThis.PointerEvent): void => {
      last = within(width + (to.clientX - from) * sign)
      onPull(last)
    }
    const end = (): void => {
      handle.removeEventListener('pointermove', move)
      onDone(last)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('lostpointercapture', end, { once: true })
  }
  const keys = (event: KeyboardEvent<HTMLElement>): void => {
    const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    onDone(within(width + (event.key === forward ? STEP_PX : -STEP_PX)))
  }
  return (
    <div
      role="separator"
      tabIndex={0}
      className={styles.edge}
      aria-orientation="vertical"
      aria-label={t('Table width')}
      aria-valuenow={width}
      aria-valuemin={LEAST_PX}
      aria-valuemax={MOST_PX}
      onPointerDown={pull}
      onDoubleClick={event => onDone(within(width + missing(event.currentTarget)))}
      onKeyDown={keys}
    />
  )
}
