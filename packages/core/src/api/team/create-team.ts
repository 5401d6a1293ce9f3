// Makes a team, with its maker as owner.
import type { Uuid } from '../../ids'
import { limits } from '../../limits'
import { teamOpennesses } from '../../records/team-settings'
import { exact, oneOf, stringOf, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'
import type { RecordMap } from '../record/record-map'

export const createTeam = defineCall({
  name: 'createTeam',
  access: 'signed-in',
  input: exact({
    spaceId: uuid,
    name: stringOf({ min: 1, max: limits.maxNameCharacters }),
    openness: oneOf(...teamOpennesses),
  }),
  output: answer<{ teamId: Uuid; recordMap: RecordMap }>(),
})
