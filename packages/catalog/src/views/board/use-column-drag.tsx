// Dragging a column by its head to another place among the columns.

import { AutoScroll } from '@sheaf/editor/drag/auto-scroll'
import { pointerDrag } from '@sheaf/editor/drag/pointer-drag'
import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react'
import { isRightToLeft } from '../reading-direction'
import { indexAt } from './card-drop'

interface ColumnDrag {
  readonly dragged: string | null
  /** In front of which place among the columns that are shown it would land. */
  readonly index: number | null
  readonly onPointerDown: (event: ReactPointerEvent, key: string) => void
}

/** Heads are the elements that carry `data-column`. */
export function useColumnDrag(
  root: RefObject<HTMLElement | null>,
  onMove: (key: string, before: string | null) => void,
): ColumnDrag {
  const [dragged, setDragged] = useState<string | null>(null)
  const [index, setIndex] = useState<number | null>(null)
  const onPointerDown = (event: ReactPointerEvent, key: string): void => {
    const board = root.current
    const isButton = event.target instanceof Element && event.target.closest('button') !== null
    if (!board || event.button !== 0 || isButton) return
    let over = -1
    let x = event.clientX
    const keys = (): readonly string[] => heads(board).map(head => head.dataset['column'] ?? '')
    const look = (): void => {
      over = placeAt(board, x)
      setIndex(over)
    }
    const scroll = new AutoScroll(board, look)
    pointerDrag(event.nativeEvent, {
      start: () => {
        setDragged(key)
        return true
      },
      move: moved => {
        x = moved.clientX
        const { top, bottom } = board.getBoundingClientRect()
        scroll.at((top + bottom) / 2, x)
        look()
      },
      end: isDropped => {
        scroll.stop()
        setDragged(null)
        setIndex(null)
        const before = keys()[over] ?? null
        if (isDropped && over >= 0 && before !== key) onMove(key, before)
      },
    })
  }
  return { dragged, index, onPointerDown }
}

const heads = (board: HTMLElement): readonly HTMLElement[] => [...board.querySelectorAll<HTMLElement>('[data-column]')]

/** Columns run from right to left where words do. */
function placeAt(board: HTMLElement, x: number): number {
  const isRtl = isRightToLeft(board)
  const boxes = heads(board).map((head, index) => {
    const { left, right } = head.getBoundingClientRect()
    return isRtl ? { index, start: -right, end: -left } : { index, start: left, end: right }
  })
  return indexAt(isRtl ? -x : x, boxes)
}
