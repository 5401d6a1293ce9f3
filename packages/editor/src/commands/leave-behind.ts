// A block whose text was copied elsewhere goes. Its letters go one by one and the block only if it is empty then: what another
// person writes in it at the same moment is in no copy, and stays.

import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import type { Replica } from '@sheaf/sync/replica'

export function leaveBehind(replica: Replica, draft: Draft, id: Uuid): void {
  const length = replica.length(id)
  if (length > 0) draft.removeText(id, 0, length)
  draft.trash(id, true)
}
