// Gives a workspace its name in addresses, another one, or none.
import { exact, nullable, string, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const changeDomain = defineCall({
  name: 'changeDomain',
  access: 'signed-in',
  input: exact({ spaceId: uuid, domain: nullable(string) }),
  output: answer<{ domain: string | null }>(),
})
