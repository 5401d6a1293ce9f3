// Takes somebody out of a workspace, and hands on the pages that only they could open. Safe to run twice: whoever is out already is not taken out
// again, and pages that are kept are left alone.
import { canonicalUuid, exact } from '@sheaf/core/validation/checks'
import { endMembership as end } from '../spaces/members'
import { defineJob } from './define-job'

export const endMembership = defineJob({
  name: 'end-membership',
  lane: 'long',
  input: exact({ spaceId: canonicalUuid, actorId: canonicalUuid, userId: canonicalUuid }),
  attempts: 10,
  run: ({ spaceId, actorId, userId }, { services, attempt }) => end(services, spaceId, actorId, userId, attempt > 1),
})
