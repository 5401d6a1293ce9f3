// Makes a workspace with its maker's view, a team and a first page.
import { limits } from '../../limits'
import { canonicalUuid, exact, list, optional, stringOf } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

export const createSpace = defineCall({
  name: 'createSpace',
  access: 'signed-in',
  on: 'none',
  input: exact({
    name: stringOf({ min: 1, max: limits.maxNameCharacters }),
    icon: optional(stringOf({ max: limits.maxUrlCharacters })),
    initialUseCases: optional(list(stringOf({ max: 100 }), { max: 20 })),
  }),
  output: exact({ spaceId: canonicalUuid, recordMap }),
  errors: ['UserValidationError'],
})
