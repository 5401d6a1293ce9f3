// Keeps the bubbles at their blocks.
import type { Uuid } from '@sheaf/core/ids'
import { firstLine, shownNear } from '@sheaf/editor/drag/measure'
import { followPlaces } from '@sheaf/ui/floating/follow-places'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PageContext } from '../../actions/page-context'
import { type BubblePlace, bubblePlaces } from './bubble-places'

const none: readonly BubblePlace[] = []

export function useBubblePlaces(
  { editor: { blocks }, overlay }: PageContext,
  at: readonly Uuid[],
): readonly BubblePlace[] {
  const [places, setPlaces] = useState(none)
  const place = useEffectEvent(() => {
    const seen = at.flatMap(block => {
      const element = shownNear(blocks.element(block))
      return element ? [{ block, middle: firstLine(element).middle }] : []
    })
    const origin = overlay.getBoundingClientRect()
    const paper = (overlay.closest('[data-page-area]') ?? overlay).getBoundingClientRect()
    const found = bubblePlaces(seen, {
      left: paper.left,
      right: paper.left + (overlay.closest('[data-page-area]')?.clientWidth ?? paper.width),
      text: blocks.root.getBoundingClientRect(),
      isRtl: getComputedStyle(blocks.root).direction === 'rtl',
    }).map(one => ({ ...one, x: one.x - origin.left, y: one.y - origin.top }))
    setPlaces(before => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
  })
  const key = at.join()
  // Without blocks there is nothing to follow: the list says when it is another one.
  useEffect(() => (key === '' ? undefined : followPlaces(blocks.root, () => place(), blocks.subscribe)), [blocks, key])
  return key === '' ? none : places
}
