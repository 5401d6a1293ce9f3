// Another view of a collection, as a step that can be undone.
import { createView, type WantedView } from '@sheaf/core/actions/database/create-view'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import { databasePorts } from './database-ports'

export function addView(host: Pick<BlockHost, 'commit' | 'newId'>, blockId: Uuid, wanted: WantedView): Uuid {
  const id = host.newId()
  host.commit(draft => createView(draft, databasePorts, blockId, id, wanted))
  return id
}
