// What every block with a file or an address asks of its record and of the page around it.

import type { Uuid } from '@sheaf/core/ids'
import { blockPointer } from '@sheaf/core/operations/record-id'
import type { BlockValue } from '@sheaf/core/records/block'
import type { Json } from '@sheaf/core/validation/checks'
import { type BlockHost, type UploadState, useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock, useEditable, useUpload } from '@sheaf/editor/host/use-block'
import { sourceOf } from './media-fields'

/** Fields to be set together, as one step; null takes one away. */
export type FieldChanges = readonly (readonly ['properties' | 'format', string, Json | null])[]

export interface Media {
  readonly id: Uuid
  readonly host: BlockHost
  readonly block: BlockValue | undefined
  readonly source: string
  readonly isEditable: boolean
  readonly upload: UploadState | null
  readonly change: (changes: FieldChanges) => void
}

export function useMedia(id: Uuid): Media {
  const host = useBlockHost()
  const block = useBlock(id)
  const isEditable = useEditable()
  const upload = useUpload(id)
  return {
    id,
    host,
    block,
    source: sourceOf(block?.properties),
    isEditable,
    upload,
    change: changes =>
      host.commit(draft => {
        const pointer = blockPointer(host.spaceId, id)
        for (const [field, name, value] of changes)
          if (value === null) draft.unset(pointer, [field, name])
          else draft.set(pointer, [field, name], value)
      }),
  }
}
