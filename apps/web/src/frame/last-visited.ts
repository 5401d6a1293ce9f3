// Which page was open last, for a tab that says no page: on this device, else on another one.
import type { Uuid } from '@sheaf/core/ids'
import type { SpaceSession } from '../data/space-session'
import { lastPageKey } from './use-visit'

export function lastVisited(session: SpaceSession): Uuid | null {
  const here = localStorage.getItem(lastPageKey(session.spaceId)) as Uuid | null
  if (here) return here
  const { id } = session.viewPointer
  const route = session.replica.get('space_view', id)?.['last_visited_route'] as { blockId?: Uuid } | undefined
  return route?.blockId ?? null
}
