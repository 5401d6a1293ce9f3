// The caller opened a page: noted for them alone.
import type { recordPageVisit as call } from '@sheaf/core/api/page/record-page-visit'
import { addVisit } from '../../storage/page-visits'
import type { Handler } from '../define'

export const recordPageVisit: Handler<typeof call> = async (_input, { subject, userId, services }) => {
  await addVisit(services.pool, { spaceId: subject.spaceId, userId, pageId: subject.id }, services.now())
  return {}
}
