// Signs in with a mailed code; the first sign-in with an address makes its account.
import { boolean, canonicalUuid, exact, stringOf } from '../../validation/checks'
import { defineCall } from '../define'

export const loginWithEmailCode = defineCall({
  name: 'loginWithEmailCode',
  access: 'open',
  on: 'none',
  input: exact({ state: stringOf({ min: 1, max: 100 }), code: stringOf({ max: 20 }) }),
  output: exact({ userId: canonicalUuid, isNewSignup: boolean }),
  errors: ['UserValidationError'],
})
