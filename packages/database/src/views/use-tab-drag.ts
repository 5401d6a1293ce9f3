// Tabs put elsewhere by dragging them, with a line where they would land.
import { AutoScroll } from '@sheaf/editor/drag/auto-scroll'
import { pointerDrag } from '@sheaf/editor/drag/pointer-drag'
import { type PointerEvent, useState } from 'react'

interface Dragged {
  readonly from: number
  /** In front of which tab it would land; as many as there are: behind the last. */
  readonly over: number
}

/** Tabs of the list are its elements with the role. */
export function useTabDrag(onMove: (from: number, to: number) => void): {
  readonly dragged: Dragged | null
  readonly begin: (event: PointerEvent<HTMLElement>, from: number) => void
} {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const begin = (event: PointerEvent<HTMLElement>, from: number): void => {
    const list = event.currentTarget.closest<HTMLElement>('[role=tablist]')
    if (!list || event.button !== 0) return
    const isMirrored = getComputedStyle(list).direction === 'rtl'
    let x = event.clientX
    let over = from
    const look = (): void => {
      const tabs = [...list.querySelectorAll('[role=tab]')]
      const next = tabs.findIndex(tab => {
        const { left, right } = tab.getBoundingClientRect()
        return isMirrored ? x > (left + right) / 2 : x < (left + right) / 2
      })
      over = next < 0 ? tabs.length : next
      setDragged({ from, over })
    }
    const scroll = new AutoScroll(list, look)
    pointerDrag(event.nativeEvent, {
      start: () => true,
      move: moved => {
        x = moved.clientX
        const { top, bottom } = list.getBoundingClientRect()
        scroll.at((top + bottom) / 2, x)
        look()
      },
      end: isDropped => {
        scroll.stop()
        setDragged(null)
        // Behind its old place everything has moved up by one.
        const to = over > from ? over - 1 : over
        if (isDropped && to !== from) onMove(from, to)
      },
    })
  }
  return { dragged, begin }
}
