// Deletes a workspace for everybody. Its name is typed by the person, so that it is never another one.
import { phrase } from '../../phrase'
import { exact, string, uuid } from '../../validation/checks'
import { defineCall, nothing } from '../define'

export const deleteSpace = defineCall({
  name: 'deleteSpace',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'share', refusal: phrase('Only workspace owners can do this.') },
  input: exact({ spaceId: uuid, name: string }),
  output: nothing,
  errors: ['UserValidationError', 'SpaceFrozenError'],
})
