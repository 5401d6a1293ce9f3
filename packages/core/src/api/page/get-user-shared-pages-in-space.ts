// The pages of a workspace that were shared with the person outside its teams.
import { canonicalUuid, exact, readonlyList, uuid } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

export const getUserSharedPagesInSpace = defineCall({
  name: 'getUserSharedPagesInSpace',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'read' },
  input: exact({ spaceId: uuid }),
  output: exact({ pages: readonlyList(exact({ id: canonicalUuid, spaceId: canonicalUuid })), recordMap }),
  errors: [],
})
