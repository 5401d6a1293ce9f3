// Goes out of a team.
import { exact, uuid } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

export const leaveTeam = defineCall({
  name: 'leaveTeam',
  access: 'signed-in',
  on: { kind: 'team', at: 'teamId', needs: 'read' },
  input: exact({ spaceId: uuid, teamId: uuid }),
  output: exact({ recordMap }),
  errors: ['LogicalError', 'SpaceFrozenError'],
})
