// Brings people of a workspace into one of its teams, gives them another role there, or takes them out (`none`).
import { teamRoles } from '../../records/team'
import { exact, list, oneOf, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'
import type { RecordMap } from '../record/record-map'

const MOST_AT_ONCE = 100

export const changeTeamMembers = defineCall({
  name: 'changeTeamMembers',
  access: 'signed-in',
  input: exact({
    spaceId: uuid,
    teamId: uuid,
    userIds: list(uuid, { min: 1, max: MOST_AT_ONCE }),
    role: oneOf(...teamRoles, 'none'),
  }),
  output: answer<{ recordMap: RecordMap }>(),
})
