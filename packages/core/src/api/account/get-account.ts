// What a person may know of their own credential: the address, and whether there is a password.
import { exact } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const getAccount = defineCall({
  name: 'getAccount',
  access: 'signed-in',
  input: exact({}),
  output: answer<{ email: string; hasPassword: boolean }>(),
})
