// Every team of a workspace that the caller may see, those in the archive too.
import { exact, uuid } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

export const getTeams = defineCall({
  name: 'getTeams',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'read' },
  input: exact({ spaceId: uuid }),
  output: exact({ recordMap }),
  errors: [],
})
