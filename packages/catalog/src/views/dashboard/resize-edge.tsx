// An edge that is moved: by dragging it, or by arrow keys when it has the focus.
import type { PointerEvent } from 'react'
import { stepOfKey } from '../drag-handle'
import { isRightToLeft } from '../reading-direction'
import styles from './dashboard.module.css'

interface ResizeEdgeProps {
  readonly direction: 'on' | 'down'
  readonly label: string
  readonly value: number
  readonly onStep: (steps: number) => void
  /** How far it was moved, once it is let go. */
  readonly onDrag: (px: number) => void
}

export function ResizeEdge({ direction, label, value, onStep, onDrag }: ResizeEdgeProps) {
  const isDown = direction === 'down'
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return
    event.preventDefault()
    const edge = event.currentTarget
    const sign = !isDown && isRightToLeft(edge) ? -1 : 1
    const start = isDown ? event.clientY : event.clientX
    const moved = (move: globalThis.PointerEvent): number => sign * ((isDown ? move.clientY : move.clientX) - start)
    const onMove = (move: globalThis.PointerEvent): void => {
      edge.style.translate = isDown ? `0 ${moved(move)}px` : `${sign * moved(move)}px 0`
    }
    const end = (): void => {
      edge.style.translate = ''
      edge.removeEventListener('pointermove', onMove)
      edge.removeEventListener('pointerup', onUp)
      edge.removeEventListener('pointercancel', end)
    }
    const onUp = (up: globalThis.PointerEvent): void => {
      end()
      onDrag(moved(up))
    }
    edge.setPointerCapture(event.pointerId)
    edge.addEventListener('pointermove', onMove)
    edge.addEventListener('pointerup', onUp)
    edge.addEventListener('pointercancel', end)
  }
  return (
    // biome-ignore lint: a separator with a value is a control (WAI-ARIA window splitter)
    <div
      className={isDown ? styles.lowerEdge : styles.sideEdge}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={isDown ? 'horizontal' : 'vertical'}
      aria-valuenow={value}
      onPointerDown={onPointerDown}
      onKeyDown={event => {
        const step = stepOfKey(event)
        const steps = step === (isDown ? 'down' : 'on') ? 1 : step === (isDown ? 'up' : 'back') ? -1 : 0
        if (steps === 0) return
        event.preventDefault()
        event.stopPropagation()
        onStep(steps)
      }}
    />
  )
}
