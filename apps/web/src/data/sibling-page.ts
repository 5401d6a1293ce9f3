// The page before or after another one, in the place where both lie; of rows, as the view showed them last.
import type { Uuid } from '@sheaf/core/ids'
import { shownRows } from '@sheaf/database/answer/shown-rows'
import type { Replica } from '@sheaf/sync/replica'
import { isPage, pathTo, privatePagesOf, walkInside } from './page-tree'

export function siblingPage(replica: Replica, id: Uuid, by: -1 | 1): Uuid | undefined {
  const block = replica.block(id)
  if (!block) return undefined
  const around = block.parent_table === 'collection' ? undefined : pathTo(replica, id).pages.at(-2)
  const beside = around ? walkInside(replica, around) : topPages(replica, block.parent_table, block.parent_id)
  const siblings = beside.filter(other => isPage(replica.block(other)))
  const at = siblings.indexOf(id)
  return at < 0 ? undefined : siblings[at + by]
}

function topPages(replica: Replica, table: string, id: Uuid): readonly Uuid[] {
  if (table === 'collection') return shownRows(id)
  return table === 'team' ? replica.view.childrenOf('team', id) : privatePagesOf(replica)
}
