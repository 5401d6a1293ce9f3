// Favorites: pages that a person keeps at the top of the sidebar, in their own order and visible only to them.
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import type { Replica } from '@sheaf/sync/replica'

export const favouritesOf = (replica: Replica): readonly Uuid[] => {
  const { spaceId, userId } = replica.options
  const view = replica.get('space_view', spaceViewId(spaceId, userId))
  return (view?.['bookmarked_pages'] as readonly Uuid[] | undefined) ?? []
}

export const isFavourite = (replica: Replica, pageId: Uuid): boolean => favouritesOf(replica).includes(pageId)
