// What a block says of its file: where it is, what it is called, how large it is. It is no step of the history: undoing it would
// leave a block without the file that a person has just seen arrive.

import type { Draft } from '@sheaf/core/actions/draft'
import { attachmentSource, fileName } from '@sheaf/core/files/attachment'
import { fileSize } from '@sheaf/core/files/file-size'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import { blockPointer } from '@sheaf/core/operations/record-id'

export function putOnBlock(
  draft: Draft,
  spaceId: Uuid,
  block: Uuid,
  file: { readonly id: Uuid; readonly name: string; readonly size: number },
): void {
  const pointer = blockPointer(spaceId, block)
  const name = fileName(file.name)
  draft.set(pointer, ['properties', 'source'], [[attachmentSource({ fileId: file.id, name })]])
  draft.set(pointer, ['properties', 'name'], [[name]])
  draft.set(pointer, ['properties', 'size'], [[fileSize(file.size)]])
  draft.insertInList(pointer, ['file_ids'], file.id, atEnd)
}
