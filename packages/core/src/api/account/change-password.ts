// Sets a password, or the first one. The account is signed out everywhere else.
import { exact, string } from '../../validation/checks'
import { defineCall, nothing } from '../define'
import { proof } from './proof'

export const changePassword = defineCall({
  name: 'changePassword',
  access: 'signed-in',
  on: 'user',
  input: exact({ password: string, proof }),
  output: nothing,
  errors: ['UserValidationError'],
})
