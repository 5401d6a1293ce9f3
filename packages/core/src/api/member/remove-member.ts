// Takes somebody out of a workspace, and out of its teams.
import { phrase } from '../../phrase'
import { exact, uuid } from '../../validation/checks'
import { defineCall, nothing } from '../define'

export const removeMember = defineCall({
  name: 'removeMember',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'share', refusal: phrase('Only workspace owners can do this.') },
  input: exact({ spaceId: uuid, userId: uuid }),
  output: nothing,
  errors: ['LogicalError', 'SpaceFrozenError'],
})
