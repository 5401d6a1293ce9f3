// Signs this account out of another session, wherever that is.
import { exact, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const endSession = defineCall({
  name: 'endSession',
  access: 'signed-in',
  input: exact({ sessionId: uuid }),
  output: answer<Record<string, never>>(),
})
