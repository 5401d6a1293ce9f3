// Says to others that this person is on the page, and hears where the others are writing.
import type { Uuid } from '@sheaf/core/ids'
import type { Peer } from '@sheaf/editor/remote-cursors'
import { readWhereabouts } from '@sheaf/editor/whereabouts'
import { avatarColour } from '@sheaf/ui/avatar/avatar'
import { useEffect, useEffectEvent } from 'react'
import { usePeers, useSession } from '../../data/hooks'
import { personOf, usePeople } from '../../data/use-people'

export function useCarets(pageId: Uuid, show: (peers: readonly Peer[]) => void): void {
  const session = useSession()
  const peers = usePeers(pageId)
  const people = usePeople(pageId)
  const onPeers = useEffectEvent(show)
  useEffect(() => session.presence.enter(session.pointer('block', pageId), {}), [session, pageId])
  useEffect(() => {
    const known = new Map(people.map(person => [person.id, person.name]))
    const own = (): string => personOf(session.userId, session.replica.get('sheaf_user', session.userId)).name
    onPeers(
      peers.map(peer => ({
        userId: peer.userId,
        name: known.get(peer.userId) ?? own(),
        color: `var(--content-${avatarColour(peer.userId)}-text)`,
        where: readWhereabouts(peer.state),
      })),
    )
  }, [session, peers, people])
}
