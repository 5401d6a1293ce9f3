// What stands in front of the numbers of a collection's rows; null takes it away. No two collections of a space have the same.
import { exact, nullable, string, uuid } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

export const changeRowPrefix = defineCall({
  name: 'changeRowPrefix',
  access: 'signed-in',
  on: { kind: 'collection', at: 'collectionId', needs: 'configure' },
  input: exact({ spaceId: uuid, collectionId: uuid, prefix: nullable(string) }),
  output: exact({ recordMap }),
  errors: ['UserValidationError', 'SpaceFrozenError'],
})
