// Deletes a workspace for everybody in it. Safe to run twice: the others go out first and the owner who does it last, and once they are out it is done.
import { userInputError } from '@sheaf/core/api/account/account-rules'
import { phrase } from '@sheaf/core/phrase'
import { canonicalUuid, exact, optional, string } from '@sheaf/core/validation/checks'
import { endSpace as end } from '../spaces/members'
import { spacesOf } from '../storage/space/members'
import { defineJob } from './define-job'

export const endSpace = defineJob({
  name: 'end-space',
  lane: 'long',
  /** `name`: as it was typed, where it has to be the name of the workspace. */
  input: exact({ spaceId: canonicalUuid, actorId: canonicalUuid, name: optional(string) }),
  attempts: 10,
  run: async ({ spaceId, actorId, name: typed }, { services, attempt }) => {
    if (attempt > 1 && !(await spacesOf(services.pool, actorId)).includes(spaceId)) return
    await end(services, spaceId, actorId, name => {
      if (typed !== undefined && typed.trim() !== name.trim())
        throw userInputError('name', phrase('This doesn’t match the workspace name. Check it and try again.'))
    })
  },
})
