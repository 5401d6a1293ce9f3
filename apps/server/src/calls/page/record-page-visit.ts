// The caller opened a page: noted for them alone.
import { catalogKinds } from '@sheaf/catalog'
import type { recordPageVisit as call } from '@sheaf/core/api/page/record-page-visit'
import { SheafError } from '@sheaf/core/errors'
import { uuid } from '@sheaf/core/ids'
import { can } from '@sheaf/core/permissions/can'
import { addVisit } from '../../storage/page-visits'
import type { Handler } from '../define'

export const recordPageVisit: Handler<typeof call> = async ({ page }, { userId, services }) => {
  const [pageId, spaceId] = [uuid(page.id), uuid(page.spaceId)]
  const pointer = { table: 'block' as const, id: pageId, spaceId }
  const mayRead = await services.roleCache.judge(spaceId, [pageId], source => {
    const block = source.get('block', pageId)
    const isPage = block !== undefined && catalogKinds.traits(block.type).page
    return isPage && can({ userId }, 'read', pointer, source, services.now())
  })
  if (!mayRead) throw new SheafError('NotFoundError')
  await addVisit(services.pool, { spaceId, userId, pageId }, services.now())
  return {}
}
