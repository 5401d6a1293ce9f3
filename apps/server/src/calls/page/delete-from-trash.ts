// Deletes a page in the trash for ever.
import type { deleteFromTrash as call } from '@sheaf/core/api/page/delete-from-trash'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid } from '@sheaf/core/ids'
import { deletePermanently } from '../../spaces/empty-trash'
import type { Handler } from '../define'

export const deleteFromTrash: Handler<typeof call> = async (input, { userId, services }) => {
  const spaceId = parseUuid(input.spaceId)
  const pageId = parseUuid(input.pageId)
  if (!spaceId || !pageId) throw new SheafError('NotFoundError')
  return { isDeleted: await deletePermanently(services, spaceId, pageId, { userId }) }
}
