// Puts a team and its pages out of everybody’s way, or back.
import { boolean, exact, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'
import type { RecordMap } from '../record/record-map'

export const archiveTeam = defineCall({
  name: 'archiveTeam',
  access: 'signed-in',
  input: exact({ spaceId: uuid, teamId: uuid, isArchived: boolean }),
  output: answer<{ recordMap: RecordMap }>(),
})
