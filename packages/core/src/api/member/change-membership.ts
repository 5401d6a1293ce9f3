// Gives somebody another role in a workspace.
import { membershipTypes } from '../../records/space-user'
import { exact, oneOf, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'
import type { RecordMap } from '../record/record-map'

export const changeMembership = defineCall({
  name: 'changeMembership',
  access: 'signed-in',
  input: exact({ spaceId: uuid, userId: uuid, membershipType: oneOf(...membershipTypes) }),
  output: answer<{ recordMap: RecordMap }>(),
})
