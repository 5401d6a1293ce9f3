// Keeps the faces at their blocks: after every step on the page, when somebody moves, and when anything changes its size. A frame
// at a time, and only for blocks near the window: asking for others would lay them out.
import { firstLine } from '@sheaf/editor/drag/measure'
import { blockAt, readWhereabouts } from '@sheaf/editor/read-whereabouts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PageDoor } from '../../actions/page-door'
import { usePeers, useSession } from '../../data/hooks'
import { type FaceGroup, facePlaces, type Seen } from './face-places'

const none: readonly FaceGroup[] = []

export function useFacePlaces({ editor: { blocks, core }, overlay, stage }: PageDoor): readonly FaceGroup[] {
  const session = useSession()
  const peers = usePeers(stage.pageId)
  const [groups, setGroups] = useState(none)

  const place = useEffectEvent(() => {
    const seen = peers.flatMap(({ userId, state }): Seen[] => {
      const block = userId === session.userId ? null : blockAt(core.replica, readWhereabouts(state))
      const element = block === null ? null : shownNear(blocks.element(block))
      const line = element && firstLine(element)
      return line ? [{ userId, middle: line.middle }] : []
    })
    const origin = overlay.getBoundingClientRect()
    const paper = (overlay.closest('main') ?? overlay).getBoundingClientRect()
    const found = facePlaces(seen, {
      left: paper.left,
      right: paper.right,
      text: blocks.root.getBoundingClientRect(),
      isRtl: getComputedStyle(blocks.root).direction === 'rtl',
    }).map(group => ({ ...group, x: group.x - origin.left, y: group.y - origin.top }))
    setGroups(before => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
  })

  useEffect(() => {
    let frame = 0
    const soon = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        place()
      })
    }
    soon()
    const sizes = new ResizeObserver(soon)
    sizes.observe(blocks.root)
    const leave = [blocks.subscribe(soon), session.presence.subscribe(soon)]
    addEventListener('scroll', soon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      for (const each of leave) each()
      removeEventListener('scroll', soon, { capture: true })
    }
  }, [blocks, session])
  return groups
}

/** The block itself, or the nearest around it that is not folded away. */
function shownNear(element: HTMLElement | null): HTMLElement | null {
  const chunk = element?.closest('.sheaf-chunk')?.getBoundingClientRect()
  if (!chunk || chunk.bottom < -innerHeight || chunk.top > 2 * innerHeight) return null
  for (let at = element; at; at = at.parentElement?.closest<HTMLElement>('[data-block-id]') ?? null)
    if (at.getBoundingClientRect().height > 0) return at
  return null
}
