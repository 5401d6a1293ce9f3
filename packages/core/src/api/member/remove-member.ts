// Takes somebody out of a workspace, and out of its teams.
import { exact, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const removeMember = defineCall({
  name: 'removeMember',
  access: 'signed-in',
  input: exact({ spaceId: uuid, userId: uuid }),
  output: answer<Record<string, never>>(),
})
