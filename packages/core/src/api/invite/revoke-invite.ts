// Takes back the invitations of an address to a workspace: none of their links opens anything from then on.

import { limits } from '../../limits'
import { phrase } from '../../phrase'
import { exact, stringOf, uuid } from '../../validation/checks'
import { defineCall, nothing } from '../define'

export const revokeInvite = defineCall({
  name: 'revokeInvite',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'share', refusal: phrase('Only workspace owners can invite people.') },
  input: exact({ spaceId: uuid, email: stringOf({ min: 3, max: limits.maxEmailCharacters }) }),
  output: nothing,
  errors: ['UserValidationError'],
})
