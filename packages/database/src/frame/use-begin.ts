// A database that was just made has no views yet. A new one becomes the place of a new collection; a copy shows what the original
// shows, in views of its own. That belongs to making it: it is no step of its own to be undone. Who made it does it at once; where that
// broke off, by a reload or because this part came late, whoever has it open a while later does.

import {
  addFirstRows,
  createCollection,
  firstProperties,
  placeCollection,
} from '@sheaf/core/actions/database/create-collection'
import type { DatabasePorts } from '@sheaf/core/actions/database/database-ports'
import { insertView, type NewView } from '@sheaf/core/actions/database/insert-view'
import type { Draft } from '@sheaf/core/actions/draft'
import { sourcesOf } from '@sheaf/core/collection/database-block'
import { deterministicUuid, type Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord, useSession } from '@sheaf/editor/host/session'
import { useEditable, useFresh } from '@sheaf/editor/host/use-block'
import { useEffect, useRef, useState } from 'react'
import { useDatabaseHost } from '../host/database-host'
import { firstNames } from '../host/first-names'
import type { Translate } from '../host/translate'

const BROKEN_OFF_MS = 5_000

export function useBegin(blockId: Uuid): void {
  const session = useSession()
  const { t } = useBlockHost()
  const { ports } = useDatabaseHost()
  const isEditable = useEditable()
  const isFresh = useFresh(blockId)
  const [hasBrokenOff, setBrokenOff] = useState(false)
  const hasBegun = useRef(false)
  const block = useRecord('block', blockId)
  const wanted = block?.format?.['begin_with_view']
  const copied = block?.format?.['begin_with_views']
  const isEmpty = block !== undefined && !block.view_ids?.length
  const isWaiting = isEmpty && isEditable && typeof wanted === 'string' && !isFresh
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setBrokenOff(true), BROKEN_OFF_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  useEffect(() => {
    if (hasBegun.current || !isEmpty || !isEditable) return
    const isNew = (isFresh || hasBrokenOff) && typeof wanted === 'string'
    if (!isNew && !Array.isArray(copied)) return
    hasBegun.current = true
    session.client.commit(draft => {
      for (const field of ['begin_with_view', 'begin_with_views'])
        draft.unset(session.pointer('block', blockId), ['format', field])
      if (isNew) beginDatabase(draft, ports, t, blockId, wanted)
      else copyViews(draft, block, copied as readonly Uuid[])
    })
  }, [session, ports, t, block, blockId, isFresh, hasBrokenOff, isEmpty, isEditable, wanted, copied])
}

function beginDatabase(draft: Draft, ports: DatabasePorts, t: Translate, blockId: Uuid, viewType: string): void {
  const properties = firstProperties(ports, viewType, firstNames(t))
  const begun = { viewId: ports.newId(), viewType, name: '', properties }
  const collectionId = createCollection(draft, ports, blockId, begun)
  addFirstRows(draft, ports, collectionId, viewType)
  placeCollection(draft, blockId, collectionId)
}

/** Of views that are not here only the collection is known: it is shown as a table. */
function copyViews(draft: Draft, block: BlockValue, copied: readonly Uuid[]): void {
  const known = copied.flatMap(id => draft.space.get('collection_view', id) ?? [])
  const [source] = sourcesOf(block)
  const views = known.length > 0 ? known : source ? [{ collection_id: source, type: 'table' }] : []
  for (const [at, view] of views.entries()) {
    const { collection_id, type, name, icon, query, format } = view as (typeof known)[number]
    const id = copyId(block.id, at)
    const value = { collection_id, type, name, icon, query: query ?? {}, format: format ?? {} }
    insertView(draft, block.id, id, defined(value) as NewView)
  }
}
/** Two devices that see the copy at the same time make the same views. */
const copyId = (block: Uuid, at: number): Uuid => deterministicUuid(['copied view', block, String(at)])
const defined = (value: object): object => Object.fromEntries(Object.entries(value).filter(([, one]) => one != null))
