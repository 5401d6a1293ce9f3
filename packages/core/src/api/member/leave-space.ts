// Ends the caller’s own membership.
import { exact, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const leaveSpace = defineCall({
  name: 'leaveSpace',
  access: 'signed-in',
  input: exact({ spaceId: uuid }),
  output: answer<Record<string, never>>(),
})
