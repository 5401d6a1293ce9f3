// What every block with a file or an address asks of its record and of the page around it.

import { type BlockFieldChange, setBlockFields } from '@sheaf/core/actions/block-fields'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import { type BlockHost, type UploadState, useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock, useEditable, useUpload } from '@sheaf/editor/host/use-block'
import { sourceOf } from './media-fields'

export interface Media {
  readonly id: Uuid
  readonly host: BlockHost
  readonly block: BlockValue | undefined
  readonly source: string
  readonly isEditable: boolean
  readonly upload: UploadState | null
  /** As one step. */
  readonly change: (changes: readonly BlockFieldChange[]) => void
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
    change: changes => host.commit(draft => setBlockFields(draft, id, changes)),
  }
}
