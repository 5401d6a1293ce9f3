// Deletes a page in the trash for ever, with all that lies in it. What has been restored meanwhile is left alone.
import { boolean, exact, uuid } from '../../validation/checks'
import { defineCall } from '../define'

export const deleteFromTrash = defineCall({
  name: 'deleteFromTrash',
  access: 'signed-in',
  on: { kind: 'block', at: 'pageId', needs: 'configure' },
  input: exact({ spaceId: uuid, pageId: uuid }),
  /** False: it is not in the trash any more. */
  output: exact({ isDeleted: boolean }),
  errors: ['SpaceFrozenError'],
})
