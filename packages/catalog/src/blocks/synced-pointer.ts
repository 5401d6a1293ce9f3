// How a place that shows a synced block names the original: `format.transclusion_reference_pointer`.
import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import type { BlockValue } from '@sheaf/core/records/block'

export const POINTER = 'transclusion_reference_pointer'

/** The synced block that is shown; null where the field says nothing. */
export function originalOf(format: Readonly<Record<string, unknown>> | undefined): Uuid | null {
  const pointer = format?.[POINTER]
  const id = typeof pointer === 'object' && pointer !== null && 'id' in pointer ? pointer.id : null
  return isCanonicalUuid(id) ? id : null
}
export const referenceTo = (id: Uuid, spaceId: Uuid): BlockTree =>
  tree('transclusion_reference', { format: { [POINTER]: { table: 'block', id, spaceId } } })

/** The type of the block that holds the original. */
export const SYNCED = 'transclusion_container'
/** The original that a block is, or shows; null for any other block. */
export function syncedBy(block: Pick<BlockValue, 'id' | 'type' | 'format'>): Uuid | null {
  return block.type === SYNCED ? block.id : originalOf(block.format)
}
