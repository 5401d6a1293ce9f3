// What a person may know of their own credential: the address, and whether there is a password.
import { boolean, exact, string } from '../../validation/checks'
import { defineCall } from '../define'

export const getAccount = defineCall({
  name: 'getAccount',
  access: 'signed-in',
  on: 'user',
  input: exact({}),
  output: exact({ email: string, hasPassword: boolean }),
  errors: ['NotFoundError'],
})
