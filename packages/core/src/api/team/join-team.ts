// Comes into a team that is open to the caller. With it come its first pages.
import { exact, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'
import type { RecordMap } from '../record/record-map'

export const joinTeam = defineCall({
  name: 'joinTeam',
  access: 'signed-in',
  input: exact({ spaceId: uuid, teamId: uuid }),
  output: answer<{ recordMap: RecordMap }>(),
})
