// Columns put elsewhere by the handle at their head, with a line where they would land.

import { useColumns, useDatabaseActions } from '@sheaf/database/contract/database-hooks'
import { AutoScroll } from '@sheaf/editor/drag/auto-scroll'
import { pointerDrag } from '@sheaf/editor/drag/pointer-drag'
import { type PointerEvent, type RefObject, useState } from 'react'
import { DragGhost } from '../drag-ghost'
import { isRightToLeft } from '../reading-direction'

interface ColumnDrag {
  /** In front of which column it would land; as many as there are: behind the last. */
  readonly drop: number | null
  /** Whether the press was on a handle. */
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => boolean
}

export function useColumnDrag(scroller: RefObject<HTMLDivElement | null>): ColumnDrag {
  const columns = useColumns()
  const actions = useDatabaseActions()
  const [drop, setDrop] = useState<number | null>(null)
  const begin = (event: PointerEvent, at: number, box: HTMLElement): void => {
    let ghost: DragGhost | null = null
    let over: number | null = null
    let last = { x: event.clientX, y: event.clientY }
    const isMirrored = isRightToLeft(box)
    const look = (): void => {
      const heads = [...box.querySelectorAll<HTMLElement>('[role=columnheader][data-property]')]
      const next = heads.findIndex(head => {
        const { left, right } = head.getBoundingClientRect()
        const middle = (left + right) / 2
        return isMirrored ? last.x > middle : last.x < middle
      })
      over = next < 0 ? heads.length : next
      setDrop(over)
    }
    const scroll = new AutoScroll(box, look)
    pointerDrag(event.nativeEvent, {
      start: () => {
        ghost = new DragGhost(columns[at]?.property.name ?? '', 1)
        return true
      },
      move: moved => {
        last = { x: moved.clientX, y: moved.clientY }
        ghost?.moveTo(moved)
        // Only to the sides: the pointer is at the upper edge all the time.
        const { top, bottom } = box.getBoundingClientRect()
        scroll.at((top + bottom) / 2, last.x)
        look()
      },
      end: isDropped => {
        scroll.stop()
        ghost?.remove()
        setDrop(null)
        const moved = columns[at]
        if (!isDropped || over === null || !moved || over === at || over === at + 1) return
        actions.moveProperty(moved.id, columns[over]?.id ?? null)
      },
    })
  }
  return {
    drop,
    onPointerDown: event => {
      const handle = (event.target as Element).closest<HTMLElement>('[data-column-handle]')
      const box = scroller.current
      if (!handle || !box || event.button !== 0) return handle !== null
      begin(event, Number(handle.dataset['columnHandle']), box)
      return true
    },
  }
}
