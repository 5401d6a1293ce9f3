// Signs this account out of another session, wherever that is.
import { exact, uuid } from '../../validation/checks'
import { defineCall, nothing } from '../define'

export const endSession = defineCall({
  name: 'endSession',
  access: 'signed-in',
  on: 'user',
  input: exact({ sessionId: uuid }),
  output: nothing,
  errors: ['NotFoundError'],
})
