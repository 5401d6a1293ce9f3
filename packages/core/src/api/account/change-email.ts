// Moves an account to another address: the code was mailed there, and the proof shows whose account it is.
import { exact } from '../../validation/checks'
import { answer, defineCall } from '../define'
import { mailedCode, proof } from './proof'

export const changeEmail = defineCall({
  name: 'changeEmail',
  access: 'signed-in',
  input: exact({ ...mailedCode, proof }),
  output: answer<{ email: string }>(),
})
