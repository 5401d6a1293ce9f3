// Signs this account out everywhere but here.
import { exact, integer } from '../../validation/checks'
import { defineCall } from '../define'

export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  access: 'signed-in',
  on: 'user',
  input: exact({}),
  output: exact({ ended: integer }),
  errors: [],
})
