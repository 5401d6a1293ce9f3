// Mails a code to the account's own address, or to the one that shall become it. It signs nobody in.
import { exact, optional, string } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const sendAccountCode = defineCall({
  name: 'sendAccountCode',
  access: 'signed-in',
  input: exact({ newEmail: optional(string) }),
  output: answer<{ state: string }>(),
})
