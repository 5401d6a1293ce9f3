// Signs in beside the accounts already signed in. The answer is the same for a wrong password and an unknown address.
import type { Uuid } from '../../ids'
import { exact, string } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const loginWithPassword = defineCall({
  name: 'loginWithPassword',
  access: 'open',
  input: exact({ email: string, password: string }),
  output: answer<{ userId: Uuid }>(),
})
