// What a block says of its file once that has arrived: where it is, what it is called, how large it is.
import { attachmentSource, fileName } from '../files/attachment'
import { fileSize } from '../files/file-size'
import type { Uuid } from '../ids'
import { atEnd } from '../operations/anchor'
import { setBlockFields } from './block-fields'
import type { Draft } from './draft'

export function attachFile(
  draft: Draft,
  block: Uuid,
  file: { readonly id: Uuid; readonly name: string; readonly size: number },
): void {
  const name = fileName(file.name)
  setBlockFields(draft, block, [
    ['properties', 'source', [[attachmentSource({ fileId: file.id, name })]]],
    ['properties', 'name', [[name]]],
    ['properties', 'size', [[fileSize(file.size)]]],
  ])
  draft.insertInList(draft.at('block', block), ['file_ids'], file.id, atEnd)
}
