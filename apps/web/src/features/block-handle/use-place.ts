// Keeps the handle at the first line of its block: after every step on the page, and when anything changes its size.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockController } from '@sheaf/editor/block-controller'
import type { BlockPointer } from '@sheaf/editor/drag/block-pointer'
import { type RefObject, useLayoutEffect } from 'react'

export function usePlace(
  blocks: BlockController,
  pointer: BlockPointer,
  overlay: HTMLElement,
  handle: RefObject<HTMLElement | null>,
  shown: Uuid | null,
): void {
  useLayoutEffect(() => {
    if (shown === null) return
    const place = (): void => {
      const box = handle.current
      const line = pointer.line(shown)
      if (!box) return
      box.style.setProperty('visibility', line ? 'visible' : 'hidden')
      if (!line) return
      const origin = overlay.getBoundingClientRect()
      const isRtl = getComputedStyle(blocks.root).direction === 'rtl'
      const left = isRtl ? line.right : line.left - box.offsetWidth
      box.style.setProperty('left', `${left - origin.left}px`)
      box.style.setProperty('top', `${line.middle - box.offsetHeight / 2 - origin.top}px`)
    }
    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(blocks.root)
    const leave = blocks.subscribe(place)
    return () => {
      sizes.disconnect()
      leave()
    }
  }, [blocks, pointer, overlay, handle, shown])
}
