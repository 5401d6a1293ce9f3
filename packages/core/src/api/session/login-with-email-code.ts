// Signs in with a mailed code; the first sign-in with an address makes its account.
import type { Uuid } from '../../ids'
import { exact, stringOf } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const loginWithEmailCode = defineCall({
  name: 'loginWithEmailCode',
  access: 'open',
  input: exact({ state: stringOf({ min: 1, max: 100 }), code: stringOf({ max: 20 }) }),
  output: answer<{ userId: Uuid; isNewSignup: boolean }>(),
})
