// Ends the caller’s own membership.
import { exact, uuid } from '../../validation/checks'
import { defineCall, nothing } from '../define'

export const leaveSpace = defineCall({
  name: 'leaveSpace',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'read' },
  input: exact({ spaceId: uuid }),
  output: nothing,
  errors: ['LogicalError', 'SpaceFrozenError'],
})
