// Mails a sign-in code. `state` ties the code to whoever asked: both are needed to sign in.
import { exact, string } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const sendEmailCode = defineCall({
  name: 'sendEmailCode',
  access: 'open',
  input: exact({ email: string }),
  output: answer<{ state: string }>(),
})
