// Makes an account with a password and signs it in, beside the accounts already signed in.
import { canonicalUuid, exact, string } from '../../validation/checks'
import { defineCall } from '../define'

export const signUp = defineCall({
  name: 'signUp',
  access: 'open',
  on: 'none',
  input: exact({ email: string, password: string, name: string }),
  output: exact({ userId: canonicalUuid }),
  errors: ['UserValidationError'],
})
