// Takes back the invitations of an address to a workspace: none of their links opens anything from then on.
import { limits } from '../../limits'
import { exact, stringOf, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const revokeInvite = defineCall({
  name: 'revokeInvite',
  access: 'signed-in',
  input: exact({ spaceId: uuid, email: stringOf({ min: 3, max: limits.maxEmailCharacters }) }),
  output: answer<Record<string, never>>(),
})
