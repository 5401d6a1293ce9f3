// Signs this account out everywhere but here.
import { exact } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  access: 'signed-in',
  input: exact({}),
  output: answer<{ ended: number }>(),
})
