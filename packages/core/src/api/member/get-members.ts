// Members and guests of a workspace: memberships, and the people they are of.
import { exact, uuid } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

export const getMembers = defineCall({
  name: 'getMembers',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'read' },
  input: exact({ spaceId: uuid }),
  output: exact({ recordMap }),
  errors: [],
})
