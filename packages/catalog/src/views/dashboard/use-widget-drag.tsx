// Where a dragged widget would come to stand: beside the widget under the pointer, or in a row of its own between two rows.
import { type RefObject, useRef, useState } from 'react'
import { isRightToLeft } from '../reading-direction'
import { type Change, canStand, move, type Target } from './arrange'
import type { FilledRow } from './dashboard'

export interface WidgetDrag {
  readonly dragged: string | null
  readonly target: Target | null
  readonly onDrag: (id: string, at: { readonly x: number; readonly y: number } | null, isDropped: boolean) => void
}
/** So near to the upper or lower edge of a row that a row of its own is meant. */
const EDGE_PX = 28

export function useWidgetDrag(
  board: RefObject<HTMLDivElement | null>,
  rows: readonly FilledRow[],
  apply: (changes: readonly Change[]) => void,
  newId: () => string,
): WidgetDrag {
  const [dragged, setDragged] = useState<string | null>(null)
  const [target, setTarget] = useState<Target | null>(null)
  const latest = useRef<Target | null>(null)
  const targetAt = (id: string, x: number, y: number): Target | null => {
    const found = [...(board.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    for (const [i, element] of found.entries()) {
      const { top, bottom } = element.getBoundingClientRect()
      if (y < top + EDGE_PX) return { aboveRow: element.dataset['row'] ?? null }
      if (y > bottom - EDGE_PX) continue
      for (const widget of element.querySelectorAll<HTMLElement>('[data-widget]')) {
        const { left, right } = widget.getBoundingClientRect()
        if (x < left || x > right) continue
        const isFirstHalf = x < (left + right) / 2 !== isRightToLeft(element)
        const beside: Target = { beside: widget.dataset['widget'] ?? '', side: isFirstHalf ? 'before' : 'after' }
        return canStand(rows, id, beside) ? beside : null
      }
      if (i === found.length - 1) return null
    }
    return { aboveRow: null }
  }
  return {
    dragged,
    target,
    onDrag: (id, at, isDropped) => {
      if (at) {
        latest.current = targetAt(id, at.x, at.y)
        setDragged(id)
        setTarget(latest.current)
        return
      }
      if (isDropped && latest.current) apply(move(rows, id, latest.current, newId()))
      latest.current = null
      setDragged(null)
      setTarget(null)
    },
  }
}
