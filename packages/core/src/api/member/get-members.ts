// Members and guests of a workspace: memberships, and the people they are of.
import { exact, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'
import type { RecordMap } from '../record/record-map'

export const getMembers = defineCall({
  name: 'getMembers',
  access: 'signed-in',
  input: exact({ spaceId: uuid }),
  output: answer<{ recordMap: RecordMap }>(),
})
