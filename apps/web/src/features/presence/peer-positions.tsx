// The positions of other people in the text: carets, selections, and an avatar at each block.
import { peerDrawing } from '@sheaf/editor/peer-drawing'
import { readPresencePosition } from '@sheaf/editor/read-presence-position'
import { avatarColour } from '@sheaf/ui/avatar/avatar'
import { useEffect } from 'react'
import type { PageContext } from '../../actions/page-context'
import { usePeers, useSession } from '../../data/hooks'
import { personOf, usePeople } from '../../data/use-people'
import { BlockFaces } from './block-faces'

export function PeerPositions({ page }: { readonly page: PageContext }) {
  const session = useSession()
  const { editor } = page
  const peers = usePeers(page.editing.pageId)
  const people = usePeople(page.editing.pageId)
  useEffect(() => {
    const known = new Map(people.map(person => [person.id, person.name]))
    const own = (): string => personOf(session.userId, session.replica.get('sheaf_user', session.userId)).name
    const shown = peers.map(({ userId, state }) => ({
      userId,
      name: known.get(userId) ?? own(),
      color: `var(--content-${avatarColour(userId)}-text)`,
      where: readPresencePosition(state),
    }))
    editor.setPeers(shown, peerDrawing)
  }, [session, editor, peers, people])
  useEffect(() => () => editor.setPeers([], peerDrawing), [editor])
  return <BlockFaces page={page} people={people} />
}
