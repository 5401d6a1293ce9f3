// Deletes a page in the trash for ever.
import type { deleteFromTrash as call } from '@sheaf/core/api/page/delete-from-trash'
import { deletePermanently } from '../../spaces/empty-trash'
import type { Handler } from '../define'

export const deleteFromTrash: Handler<typeof call> = async (_input, { subject: { spaceId, id }, actor, services }) => ({
  isDeleted: await deletePermanently(services, spaceId, id, actor),
})
