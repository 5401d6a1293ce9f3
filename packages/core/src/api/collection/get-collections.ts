// Every collection of a space that the caller may read, with the blocks that they are at home in: what a relation may lead to.
import { exact, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'
import type { RecordMap } from '../record/record-map'

export const getCollections = defineCall({
  name: 'getCollections',
  access: 'signed-in',
  input: exact({ spaceId: uuid }),
  output: answer<{ recordMap: RecordMap }>(),
})
