// The block that the pointer is at. None while something is pressed, and none from a key press until the pointer moves again.

import type { Uuid } from '@sheaf/core/ids'
import { blockAt } from '@sheaf/editor/block-at'
import type { BlockController } from '@sheaf/editor/block-controller'
import { type RefObject, useEffect, useState } from 'react'
import { isOnlyHeld, lastPointer } from '../../editing/last-pointer'

export function useHovered(
  blocks: BlockController,
  handle: RefObject<HTMLElement | null>,
): readonly [Uuid | null, (id: Uuid | null) => void] {
  const [hovered, setHovered] = useState<Uuid | null>(null)
  useEffect(() => {
    const area = blocks.root.closest<HTMLElement>('[data-page-area]')
    if (!area) return
    let frame = 0
    const showAt = (x: number, y: number): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setHovered(blockAt(blocks, x, y)))
    }
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || event.buttons !== 0) return
      if (handle.current?.contains(event.target as Node)) return
      showAt(event.clientX, event.clientY)
    }
    const hide = (): void => {
      cancelAnimationFrame(frame)
      setHovered(null)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (!isOnlyHeld(event)) hide()
    }
    // The pointer may have stopped over a block before the handle was loaded.
    const rests = lastPointer()
    if (rests && area.contains(document.elementFromPoint(rests.x, rests.y))) showAt(rests.x, rests.y)
    area.addEventListener('pointermove', onMove)
    area.addEventListener('pointerleave', hide)
    blocks.root.addEventListener('keydown', onKey)
    return () => {
      cancelAnimationFrame(frame)
      area.removeEventListener('pointermove', onMove)
      area.removeEventListener('pointerleave', hide)
      blocks.root.removeEventListener('keydown', onKey)
    }
  }, [blocks, handle])
  return [hovered, setHovered]
}
