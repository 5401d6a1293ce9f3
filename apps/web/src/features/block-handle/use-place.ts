// Keeps the handle at the first line of its block: after every step on the page, and when anything changes its size.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockDoor } from '@sheaf/editor/block-door'
import type { BlockHand } from '@sheaf/editor/drag/block-hand'
import { type RefObject, useLayoutEffect } from 'react'

export function usePlace(
  blocks: BlockDoor,
  hand: BlockHand,
  overlay: HTMLElement,
  handle: RefObject<HTMLElement | null>,
  shown: Uuid | null,
): void {
  useLayoutEffect(() => {
    if (shown === null) return
    const place = (): void => {
      const box = handle.current
      const line = hand.line(shown)
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
  }, [blocks, hand, overlay, handle, shown])
}
