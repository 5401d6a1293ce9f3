// Every team of a workspace that the caller may see, those in the archive too.
import { exact, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'
import type { RecordMap } from '../record/record-map'

export const getTeams = defineCall({
  name: 'getTeams',
  access: 'signed-in',
  input: exact({ spaceId: uuid }),
  output: answer<{ recordMap: RecordMap }>(),
})
