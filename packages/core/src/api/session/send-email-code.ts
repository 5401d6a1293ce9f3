// Mails a sign-in code. `state` ties the code to whoever asked: both are needed to sign in.
import { exact, string } from '../../validation/checks'
import { defineCall } from '../define'

export const sendEmailCode = defineCall({
  name: 'sendEmailCode',
  access: 'open',
  on: 'none',
  input: exact({ email: string }),
  output: exact({ state: string }),
  errors: ['UserValidationError'],
})
