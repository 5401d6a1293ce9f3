// Brings people of a workspace into one of its teams, gives them another role there, or takes them out (`none`).
import { teamRoles } from '../../records/team'
import { exact, list, oneOf, uuid } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

const MOST_AT_ONCE = 100

export const changeTeamMembers = defineCall({
  name: 'changeTeamMembers',
  access: 'signed-in',
  on: { kind: 'team', at: 'teamId', needs: 'read' },
  input: exact({
    spaceId: uuid,
    teamId: uuid,
    userIds: list(uuid, { min: 1, max: MOST_AT_ONCE }),
    role: oneOf(...teamRoles, 'none'),
  }),
  output: exact({ recordMap }),
  errors: ['LogicalError', 'SpaceFrozenError'],
})
