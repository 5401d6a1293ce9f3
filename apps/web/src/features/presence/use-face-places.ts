// Positions the avatars at their blocks, also when people move.
import { firstLine, shownNear } from '@sheaf/editor/drag/measure'
import { blockAt, readPresencePosition } from '@sheaf/editor/read-presence-position'
import { followPlaces } from '@sheaf/ui/floating/follow-places'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PageContext } from '../../actions/page-context'
import { usePeers, useSession } from '../../data/hooks'
import { type FaceGroup, facePlaces, type Seen } from './face-places'

const none: readonly FaceGroup[] = []

export function useFacePlaces({ editor: { blocks, core }, overlay, editing }: PageContext): readonly FaceGroup[] {
  const session = useSession()
  const peers = usePeers(editing.pageId)
  const [groups, setGroups] = useState(none)

  const place = useEffectEvent(() => {
    const others = peers.filter(({ userId }) => userId !== session.userId)
    // Without other people nothing is measured at every key.
    if (others.length === 0) return setGroups(none)
    const seen = others.flatMap(({ userId, state }): Seen[] => {
      const block = blockAt(core.replica, readPresencePosition(state))
      const element = block === null ? null : shownNear(blocks.element(block))
      const line = element && firstLine(element)
      return line ? [{ userId, middle: line.middle }] : []
    })
    const origin = overlay.getBoundingClientRect()
    const paper = (overlay.closest('[data-page-area]') ?? overlay).getBoundingClientRect()
    const found = facePlaces(seen, {
      left: paper.left,
      right: paper.right,
      text: blocks.root.getBoundingClientRect(),
      isRtl: getComputedStyle(blocks.root).direction === 'rtl',
    }).map(group => ({ ...group, x: group.x - origin.left, y: group.y - origin.top }))
    setGroups(before => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
  })

  useEffect(
    () => followPlaces(blocks.root, () => place(), blocks.subscribe, session.presence.subscribe),
    [blocks, session],
  )
  return groups
}
