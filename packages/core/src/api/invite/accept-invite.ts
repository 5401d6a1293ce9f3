// Joins the workspace of an invitation, by the account whose address it was sent to. The link is used up by it.
import { canonicalUuid, exact, stringOf } from '../../validation/checks'
import { defineCall } from '../define'

export const acceptInvite = defineCall({
  name: 'acceptInvite',
  access: 'signed-in',
  on: 'none',
  input: exact({ code: stringOf({ min: 1, max: 200 }) }),
  output: exact({ spaceId: canonicalUuid }),
  errors: ['NotFoundError', 'SpaceFrozenError'],
})
