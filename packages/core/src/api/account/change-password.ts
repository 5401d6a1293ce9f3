// Sets a password, or the first one. The account is signed out everywhere else.
import { exact, string } from '../../validation/checks'
import { answer, defineCall } from '../define'
import { proof } from './proof'

export const changePassword = defineCall({
  name: 'changePassword',
  access: 'signed-in',
  input: exact({ password: string, proof }),
  output: answer<Record<string, never>>(),
})
