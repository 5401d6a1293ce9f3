// Deletes a page in the trash for ever, with all that lies in it. What has been restored meanwhile is left alone.
import { exact, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const deleteFromTrash = defineCall({
  name: 'deleteFromTrash',
  access: 'signed-in',
  input: exact({ spaceId: uuid, pageId: uuid }),
  /** False: it is not in the trash any more. */
  output: answer<{ isDeleted: boolean }>(),
})
