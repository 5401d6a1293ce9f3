// Invites a person to a workspace: a link that works once, mailed to an address and shown to the inviter.

import { limits } from '../../limits'
import { phrase } from '../../phrase'
import { exact, string, stringOf, uuid } from '../../validation/checks'
import { defineCall } from '../define'

export const createInvite = defineCall({
  name: 'createInvite',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'share', refusal: phrase('Only workspace owners can invite people.') },
  input: exact({ spaceId: uuid, email: stringOf({ min: 3, max: limits.maxEmailCharacters }) }),
  output: exact({ url: string }),
  errors: ['UserValidationError'],
})
