// Gives a workspace its name in addresses, another one, or none.
import { phrase } from '../../phrase'
import { exact, nullable, string, uuid } from '../../validation/checks'
import { defineCall } from '../define'

export const changeDomain = defineCall({
  name: 'changeDomain',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'share', refusal: phrase('Only workspace owners can do this.') },
  input: exact({ spaceId: uuid, domain: nullable(string) }),
  output: exact({ domain: nullable(string) }),
  errors: ['UserValidationError'],
})
