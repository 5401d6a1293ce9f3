// Deletes a workspace for everybody in it.

import { userInputError } from '@sheaf/core/api/account/account-rules'
import type { deleteSpace as call } from '@sheaf/core/api/space/delete-space'
import { phrase } from '@sheaf/core/phrase'
import { endSpace } from '../../spaces/members'
import type { Handler } from '../define'

export const deleteSpace: Handler<typeof call> = async (input, { subject: { spaceId }, userId, services }) => {
  await endSpace(services, spaceId, userId, name => {
    if (input.name.trim() !== name.trim())
      throw userInputError('name', phrase('This doesn’t match the workspace name. Check it and try again.'))
  })
  return {}
}
