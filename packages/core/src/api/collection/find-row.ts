// The row behind a readable id such as TASK-12.
import { canonicalUuid, exact, stringOf, uuid } from '../../validation/checks'
import { defineCall } from '../define'

export const findRow = defineCall({
  name: 'findRow',
  access: 'signed-in',
  on: 'records',
  input: exact({ spaceId: uuid, uniqueId: stringOf({ min: 1, max: 30 }) }),
  output: exact({ pageId: canonicalUuid, collectionId: canonicalUuid }),
  errors: ['NotFoundError'],
})
