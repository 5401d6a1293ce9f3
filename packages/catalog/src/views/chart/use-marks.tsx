// Marks of a drawing as controls: one of them is reached by Tab, the arrows lead to the others, Enter presses. What is pointed at
// or has the focus is told by a small panel.
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { isRightToLeft } from '../reading-direction'
import type { Mark } from './chart-layout'
import { markAfter, stepOf } from './mark-steps'

interface MarkControl {
  readonly role: 'button'
  readonly tabIndex: 0 | -1
  readonly 'data-mark': ''
  readonly 'data-active': '' | undefined
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly onClick: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: () => void
}
interface Marks {
  readonly drawing: RefObject<SVGSVGElement | null>
  /** The one that is told of. */
  readonly active: number | null
  readonly control: (index: number) => MarkControl
}

export function useMarks(
  marks: readonly Pick<Mark, 'point' | 'series'>[],
  isLying: boolean,
  onPress: (index: number) => void,
): Marks {
  const drawing = useRef<SVGSVGElement>(null)
  const [current, setCurrent] = useState(0)
  const [active, setActive] = useState<number | null>(null)
  const reached = Math.min(current, marks.length - 1)
  const onKeyDown = (index: number, event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onPress(index)
      return
    }
    if (event.key === 'Escape') return setActive(null)
    const step = stepOf(event.key, isLying, isRightToLeft(drawing.current))
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const next = markAfter(marks, index, step)
    drawing.current?.querySelectorAll<SVGElement>('[data-mark]')[next]?.focus()
  }
  return {
    drawing,
    active: active !== null && active < marks.length ? active : null,
    control: index => ({
      role: 'button',
      tabIndex: index === reached ? 0 : -1,
      'data-mark': '',
      'data-active': active === index ? '' : undefined,
      onFocus: () => {
        setCurrent(index)
        setActive(index)
      },
      onBlur: () => setActive(null),
      onClick: () => onPress(index),
      onKeyDown: event => onKeyDown(index, event),
      onPointerEnter: event => {
        if (event.pointerType !== 'touch') setActive(index)
      },
      onPointerLeave: () => setActive(null),
    }),
  }
}
