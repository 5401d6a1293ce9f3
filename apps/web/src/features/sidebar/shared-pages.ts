// Pages that another person shared with this one.
import type { BlockValue } from '@sheaf/core/records/block'
import type { Replica } from '@sheaf/sync/replica'
import { isPage } from '../../data/page-tree'

export function isSharedWith(replica: Replica, block: BlockValue | undefined): boolean {
  const { userId } = replica.options
  if (!block?.permissions || block.created_by_id === userId || !isPage(block)) return false
  return block.permissions.some(item => item.type === 'user' && item.user_id === userId)
}
