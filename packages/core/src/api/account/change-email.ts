// Moves an account to another address: the code was mailed there, and the proof shows whose account it is.
import { exact, string } from '../../validation/checks'
import { defineCall } from '../define'
import { mailedCode, proof } from './proof'

export const changeEmail = defineCall({
  name: 'changeEmail',
  access: 'signed-in',
  on: 'user',
  input: exact({ ...mailedCode, proof }),
  output: exact({ email: string }),
  errors: ['UserValidationError'],
})
