// Every collection of a space that the caller may read, with the blocks that they are at home in: what a relation may lead to.
import { exact, uuid } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

export const getCollections = defineCall({
  name: 'getCollections',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'read' },
  input: exact({ spaceId: uuid }),
  output: exact({ recordMap }),
  errors: [],
})
