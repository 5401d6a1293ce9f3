// Deletes a workspace for everybody in it. The job does it, and goes on where this process ends before it does.

import type { deleteSpace as call } from '@sheaf/core/api/space/delete-space'
import { endSpace } from '../../jobs/end-space'
import type { Handler } from '../define'

export const deleteSpace: Handler<typeof call> = async ({ name }, { subject: { spaceId }, userId, services }) => {
  await services.jobs.runNow(endSpace, { spaceId, actorId: userId, name }, { key: spaceId, isRetried: true })
  return {}
}
