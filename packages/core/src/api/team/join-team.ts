// Comes into a team that is open to the caller. With it come its first pages.
import { exact, uuid } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

export const joinTeam = defineCall({
  name: 'joinTeam',
  access: 'signed-in',
  on: { kind: 'team', at: 'teamId', needs: 'read' },
  input: exact({ spaceId: uuid, teamId: uuid }),
  output: exact({ recordMap }),
  errors: ['SpaceFrozenError'],
})
