// The name of a workspace in addresses, for its people.
import { exact, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const getDomain = defineCall({
  name: 'getDomain',
  access: 'signed-in',
  input: exact({ spaceId: uuid }),
  output: answer<{ domain: string | null }>(),
})
