// Copies a page with everything in it that the person may read.
import type { duplicatePage as call } from '@sheaf/core/api/page/duplicate-page'
import { copyPage } from '../../spaces/copy-page'
import type { Handler } from '../define'

export const duplicatePage: Handler<typeof call> = async (
  input,
  { subject: { spaceId, id: pageId }, userId, services },
) => {
  const { copyId, parent } = input
  return { pageId: copyId, ...(await copyPage(services, { spaceId, pageId, copyId, parent, userId })) }
}
