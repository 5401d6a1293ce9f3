// What a database block becomes that was just made: the place of a new collection, or a copy with views of its own. It is part of making
// the block, and no step of its own to be undone.
import { sourcesOf } from '../../collection/database-block'
import { deterministicUuid, type Uuid } from '../../ids'
import type { Draft } from '../draft'
import { addFirstRows, createCollection, type FirstNames, firstProperties, placeCollection } from './create-collection'
import type { DatabasePorts } from './database-ports'
import { insertView, type NewView } from './insert-view'

/** In the format of a block that waits for its views: the type of the first one, or those that it is a copy of. */
const WAITING = ['begin_with_view', 'begin_with_views']

export function beginDatabase(
  draft: Draft,
  ports: DatabasePorts,
  names: FirstNames,
  blockId: Uuid,
  viewType: string,
): void {
  forgetWaiting(draft, blockId)
  const properties = firstProperties(ports, viewType, names)
  const collectionId = createCollection(draft, ports, blockId, {
    viewId: ports.newId(),
    viewType,
    name: '',
    properties,
  })
  addFirstRows(draft, ports, collectionId, viewType)
  placeCollection(draft, blockId, collectionId)
}

/** Of views that are not here only the collection is known: it is shown as a table. */
export function copyViews(draft: Draft, blockId: Uuid, views: readonly Uuid[]): void {
  forgetWaiting(draft, blockId)
  const known = views.flatMap(id => draft.space.get('collection_view', id) ?? [])
  const [source] = sourcesOf(draft.space.block(blockId))
  const copied = known.length > 0 ? known : source ? [{ collection_id: source, type: 'table' }] : []
  for (const [at, view] of copied.entries()) {
    const { collection_id, type, name, icon, query, format } = view as (typeof known)[number]
    const value = { collection_id, type, name, icon, query: query ?? {}, format: format ?? {} }
    insertView(draft, blockId, copyId(blockId, at), defined(value) as NewView)
  }
}

function forgetWaiting(draft: Draft, blockId: Uuid): void {
  for (const field of WAITING) draft.unset(draft.at('block', blockId), ['format', field])
}
/** Two devices that see the copy at the same time make the same views. */
const copyId = (block: Uuid, at: number): Uuid => deterministicUuid(['copied view', block, String(at)])
const defined = (value: object): object => Object.fromEntries(Object.entries(value).filter(([, one]) => one != null))
