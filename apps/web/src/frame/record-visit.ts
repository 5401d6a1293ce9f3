// Tells the person's other devices, and their searches, of a page that they stayed on.
import type { Uuid } from '@sheaf/core/ids'
import type { SpaceSession } from '../data/space-session'

export function recordVisit(session: SpaceSession, pageId: Uuid): void {
  void session.api.recordPageVisit({ page: { id: pageId, spaceId: session.spaceId } }).catch(() => {})
  const { viewPointer, replica } = session
  const known = replica.get('space_view', viewPointer.id)
  const route = known?.['last_visited_route'] as { blockId?: Uuid } | undefined
  // Without a connection it would be one of the changes that wait to be sent.
  if (!known || !session.connection().online || route?.blockId === pageId) return
  session.client.commit(draft =>
    draft.push({
      command: 'set',
      pointer: viewPointer,
      path: ['last_visited_route'],
      args: { value: { type: 'page', blockId: pageId } },
    }),
  )
}
