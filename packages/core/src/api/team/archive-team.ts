// Puts a team and its pages out of everybody’s way, or back.
import { phrase } from '../../phrase'
import { boolean, exact, uuid } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

export const archiveTeam = defineCall({
  name: 'archiveTeam',
  access: 'signed-in',
  on: { kind: 'team', at: 'teamId', needs: 'share', refusal: phrase('Only teamspace owners can do this.') },
  input: exact({ spaceId: uuid, teamId: uuid, isArchived: boolean }),
  output: exact({ recordMap }),
  errors: ['LogicalError', 'SpaceFrozenError'],
})
