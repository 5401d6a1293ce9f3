// Which workspace a domain is the name of, for its people.
import { canonicalUuid, exact, string } from '../../validation/checks'
import { defineCall } from '../define'

export const findSpace = defineCall({
  name: 'findSpace',
  access: 'signed-in',
  on: 'records',
  input: exact({ domain: string }),
  output: exact({ spaceId: canonicalUuid }),
  errors: ['NotFoundError'],
})
