// Deletes the person's account for good. Workspaces that are theirs alone go with it; what they wrote elsewhere stays, without their name.
import { exact } from '../../validation/checks'
import { defineCall, nothing } from '../define'
import { proof } from './proof'

export const deleteAccount = defineCall({
  name: 'deleteAccount',
  access: 'signed-in',
  on: 'user',
  input: exact({ proof }),
  output: nothing,
  errors: ['UserValidationError', 'NotFoundError', 'LogicalError', 'SpaceFrozenError'],
})
