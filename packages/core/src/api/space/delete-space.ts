// Deletes a workspace for everybody. Its name is typed by the person, so that it is never another one.
import { exact, string, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const deleteSpace = defineCall({
  name: 'deleteSpace',
  access: 'signed-in',
  input: exact({ spaceId: uuid, name: string }),
  output: answer<Record<string, never>>(),
})
