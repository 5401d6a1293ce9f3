// Invites a person to a workspace: a link that works once, mailed to an address and shown to the inviter.

import { limits } from '../../limits'
import { exact, stringOf, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const createInvite = defineCall({
  name: 'createInvite',
  access: 'signed-in',
  input: exact({ spaceId: uuid, email: stringOf({ min: 3, max: limits.maxEmailCharacters }) }),
  output: answer<{ url: string }>(),
})
