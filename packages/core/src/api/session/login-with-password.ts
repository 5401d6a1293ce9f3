// Signs in beside the accounts already signed in. The answer is the same for a wrong password and an unknown address.
import { canonicalUuid, exact, string } from '../../validation/checks'
import { defineCall } from '../define'

export const loginWithPassword = defineCall({
  name: 'loginWithPassword',
  access: 'open',
  on: 'none',
  input: exact({ email: string, password: string }),
  output: exact({ userId: canonicalUuid }),
  errors: ['UserValidationError'],
})
