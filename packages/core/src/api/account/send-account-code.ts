// Mails a code to the account's own address, or to the one that shall become it. It signs nobody in.
import { exact, optional, string } from '../../validation/checks'
import { defineCall } from '../define'

export const sendAccountCode = defineCall({
  name: 'sendAccountCode',
  access: 'signed-in',
  on: 'user',
  input: exact({ newEmail: optional(string) }),
  output: exact({ state: string }),
  errors: ['UserValidationError', 'NotFoundError'],
})
