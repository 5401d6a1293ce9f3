// When a page was last edited, and by whom: the latest of the page itself and of the blocks on it that are here.
import { catalogKinds } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import type { Replica } from '@sheaf/sync/replica'

export interface LastEdit {
  readonly time: number
  readonly by: Uuid | undefined
}

export function lastEdit(replica: Replica, pageId: Uuid): LastEdit | null {
  let latest: LastEdit | null = null
  const visit = (block: BlockValue | undefined): void => {
    if (!block) return
    const time = block.last_edited_time ?? block.created_time
    if (time !== undefined && (latest === null || time > latest.time))
      latest = { time, by: block.last_edited_by_id ?? block.created_by_id }
    // A page on it has a time of its own.
    if (block.id !== pageId && catalogKinds.traits(block.type).page) return
    for (const child of block.content ?? []) visit(replica.block(child))
  }
  visit(replica.block(pageId))
  return latest
}
