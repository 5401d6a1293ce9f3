// Goes out of a team.
import { exact, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'
import type { RecordMap } from '../record/record-map'

export const leaveTeam = defineCall({
  name: 'leaveTeam',
  access: 'signed-in',
  input: exact({ spaceId: uuid, teamId: uuid }),
  output: answer<{ recordMap: RecordMap }>(),
})
