// Another view of a collection, as a step that can be undone.

import { createView, type WantedView } from '@sheaf/core/actions/database/create-view'
import type { DatabasePorts } from '@sheaf/core/actions/database/database-ports'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockHost } from '@sheaf/editor/host/block-host'

export function addView(
  host: Pick<BlockHost, 'commit' | 'newId'>,
  ports: DatabasePorts,
  blockId: Uuid,
  wanted: WantedView,
): Uuid {
  const id = host.newId()
  host.commit(draft => createView(draft, ports, blockId, id, wanted))
  return id
}
