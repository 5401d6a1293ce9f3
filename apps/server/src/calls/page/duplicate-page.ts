// Copies a page with everything in it that the person may read.
import type { duplicatePage as call } from '@sheaf/core/api/page/duplicate-page'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid } from '@sheaf/core/ids'
import { copyPage } from '../../spaces/copy-page'
import type { Handler } from '../define'

export const duplicatePage: Handler<typeof call> = async (input, { userId, services }) => {
  const spaceId = parseUuid(input.spaceId)
  const pageId = parseUuid(input.pageId)
  if (!spaceId || !pageId) throw new SheafError('NotFoundError')
  const { copyId, parent } = input
  return { pageId: copyId, ...(await copyPage(services, { spaceId, pageId, copyId, parent, userId })) }
}
