// Makes a team, with its maker as owner.
import { limits } from '../../limits'
import { teamOpennesses } from '../../records/team-settings'
import { canonicalUuid, exact, oneOf, stringOf, uuid } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

export const createTeam = defineCall({
  name: 'createTeam',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'read' },
  input: exact({
    spaceId: uuid,
    name: stringOf({ min: 1, max: limits.maxNameCharacters }),
    openness: oneOf(...teamOpennesses),
  }),
  output: exact({ teamId: canonicalUuid, recordMap }),
  errors: ['SpaceFrozenError'],
})
