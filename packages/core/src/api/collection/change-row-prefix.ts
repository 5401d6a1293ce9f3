// What stands in front of the numbers of a collection's rows; null takes it away. No two collections of a space have the same.
import { exact, nullable, string, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'
import type { RecordMap } from '../record/record-map'

export const changeRowPrefix = defineCall({
  name: 'changeRowPrefix',
  access: 'signed-in',
  input: exact({ spaceId: uuid, collectionId: uuid, prefix: nullable(string) }),
  output: answer<{ recordMap: RecordMap }>(),
})
