// A handle by which something is put elsewhere: dragged with a pointer, or step by step with the arrow keys.
import { GripIcon, Icon } from '@sheaf/ui/icon/icon'
import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './drag-handle.module.css'
import { isRightToLeft } from './reading-direction'

export type HandleStep = 'back' | 'on' | 'up' | 'down'
interface DragHandleProps {
  readonly label: string
  readonly onStep: (step: HandleStep, isResizing: boolean) => void
  /** Where the pointer is while it drags, as the window counts; null when it lets go of it or gives up. */
  readonly onDrag: (at: { readonly x: number; readonly y: number } | null, isDropped: boolean) => void
}
const SLACK_PX = 4

export function stepOfKey(event: KeyboardEvent): HandleStep | null {
  const [back, on] = isRightToLeft(event.currentTarget) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (event.key === 'ArrowUp') return 'up'
  if (event.key === 'ArrowDown') return 'down'
  return event.key === back ? 'back' : event.key === on ? 'on' : null
}

export function DragHandle({ label, onStep, onDrag }: DragHandleProps) {
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0) return
    const handle = event.currentTarget
    const start = { x: event.clientX, y: event.clientY }
    let isFar = false
    const onMove = (move: globalThis.PointerEvent): void => {
      if (!isFar && Math.hypot(move.clientX - start.x, move.clientY - start.y) < SLACK_PX) return
      isFar = true
      onDrag({ x: move.clientX, y: move.clientY }, false)
    }
    const end = (isDropped: boolean): void => {
      handle.removeEventListener('pointermove', onMove)
      handle.removeEventListener('pointerup', onUp)
      handle.removeEventListener('pointercancel', onCancel)
      document.removeEventListener('keydown', onKey, true)
      if (isFar) onDrag(null, isDropped)
    }
    const onUp = (): void => end(true)
    const onCancel = (): void => end(false)
    const onKey = (key: globalThis.KeyboardEvent): void => {
      if (key.key !== 'Escape') return
      key.stopPropagation()
      end(false)
    }
    handle.setPointerCapture(event.pointerId)
    handle.addEventListener('pointermove', onMove)
    handle.addEventListener('pointerup', onUp)
    handle.addEventListener('pointercancel', onCancel)
    document.addEventListener('keydown', onKey, true)
  }
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={label}
      onPointerDown={onPointerDown}
      onKeyDown={event => {
        const step = stepOfKey(event)
        if (!step || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        event.stopPropagation()
        onStep(step, event.shiftKey)
      }}
    >
      <Icon of={GripIcon} />
    </button>
  )
}
