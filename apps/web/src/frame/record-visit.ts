// Tells the person's other devices, and their searches, of a page that they stayed on.
import { rememberVisit } from '@sheaf/core/actions/space-view'
import type { Uuid } from '@sheaf/core/ids'
import type { SpaceSession } from '../data/space-session'

export function recordVisit(session: SpaceSession, pageId: Uuid): void {
  void session.api.recordPageVisit({ page: { id: pageId, spaceId: session.spaceId } }).catch(() => {})
  const known = session.replica.get('space_view', session.viewPointer.id)
  const route = known?.last_visited_route
  // Without a connection it would be one of the changes that wait to be sent.
  if (!known || !session.connection().online || (route?.type === 'page' && route.blockId === pageId)) return
  session.client.commit(draft => rememberVisit(draft, pageId))
}
