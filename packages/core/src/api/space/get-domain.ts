// The name of a workspace in addresses, for its people.
import { exact, nullable, string, uuid } from '../../validation/checks'
import { defineCall } from '../define'

export const getDomain = defineCall({
  name: 'getDomain',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'read' },
  input: exact({ spaceId: uuid }),
  output: exact({ domain: nullable(string) }),
  errors: [],
})
