// Makes an account with a password and signs it in, beside the accounts already signed in.
import type { Uuid } from '../../ids'
import { exact, string } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const signUp = defineCall({
  name: 'signUp',
  access: 'open',
  input: exact({ email: string, password: string, name: string }),
  output: answer<{ userId: Uuid }>(),
})
