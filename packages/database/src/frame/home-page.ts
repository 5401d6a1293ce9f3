// The page that a database lies on, and the way there.
import type { Uuid } from '@sheaf/core/ids'
import type { Replica } from '@sheaf/sync/replica'

/** The block itself where it is a page; undefined while it is not here. */
export function pageOfBlock(replica: Replica, id: Uuid): Uuid | undefined {
  const block = replica.block(id)
  if (!block) return undefined
  return replica.options.kinds.traits(block.type).page ? id : block.page_id
}
