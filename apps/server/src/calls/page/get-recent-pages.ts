// The pages that the caller opened last. Pages in the trash are no place to go back to.
import type { getRecentPages as call } from '@sheaf/core/api/page/get-recent-pages'
import { limits } from '@sheaf/core/limits'
import { can } from '@sheaf/core/permissions/can'
import { readablePages } from '../../search/readable-pages'
import { visitsOf } from '../../storage/page-visits'
import type { Handler } from '../define'

export const getRecentPages: Handler<typeof call> = async (
  input,
  { subject: { spaceId }, actor, userId, services },
) => {
  const visits = await visitsOf(services.pool, spaceId, userId)
  const ids = visits.map(({ pageId }) => pageId)
  const there = await services.roleCache.judge(spaceId, ids, (source, places) =>
    visits.filter(
      ({ pageId: id }) =>
        places.of(id)?.isTrashed === false &&
        can(actor, 'read', { table: 'block', id, spaceId }, source, services.now()),
    ),
  )
  const recent = there.slice(0, input.limit ?? limits.defaultSearchResults)
  const { recordMap, isReadable } = await readablePages(
    services,
    userId,
    spaceId,
    recent.map(({ pageId }) => pageId),
  )
  return {
    pages: recent
      .filter(({ pageId }) => isReadable(pageId))
      .map(({ pageId, lastTime }) => ({ id: pageId, visitedTime: lastTime })),
    recordMap,
  }
}
