// The data sources of a database: another one, one that lives elsewhere, away with one. Each is a step that can be undone.

import { addFirstRows, firstProperties } from '@sheaf/core/actions/database/create-collection'
import type { WantedView } from '@sheaf/core/actions/database/create-view'
import type { DatabasePorts } from '@sheaf/core/actions/database/database-ports'
import * as actions from '@sheaf/core/actions/database/sources'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import { firstNames } from '../host/first-names'

type Host = Pick<BlockHost, 'commit' | 'newId' | 't'>
const VIEW_TYPE = 'table'

/** Gives its view. */
export function addSource(host: Host, ports: DatabasePorts, blockId: Uuid, name: string): Uuid {
  const viewId = host.newId()
  const properties = firstProperties(ports, VIEW_TYPE, firstNames(host.t))
  host.commit(draft => {
    const source = { viewId, viewType: VIEW_TYPE, name, properties }
    const collectionId = actions.addSource(draft, ports, blockId, source)
    addFirstRows(draft, ports, collectionId, VIEW_TYPE)
  })
  return viewId
}

/** A view of a collection that lives elsewhere. Gives it. */
export function addLinkedView(host: Host, ports: DatabasePorts, blockId: Uuid, wanted: WantedView): Uuid {
  const viewId = host.newId()
  host.commit(draft => actions.addLinkedView(draft, ports, blockId, viewId, wanted))
  return viewId
}

export const removeSource = (host: Host, ports: DatabasePorts, block: BlockValue, collectionId: Uuid): void =>
  host.commit(draft => actions.removeSource(draft, ports, block, collectionId))
