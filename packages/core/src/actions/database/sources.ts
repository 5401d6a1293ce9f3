// The data sources of a database: another one, one that lives elsewhere, away with one.
import { sourcesOf, viewsOf } from '../../collection/database-block'
import { REMOVED_FROM, type RemovedSource } from '../../collection/removed-source'
import type { Uuid } from '../../ids'
import { afterOf } from '../../operations/anchor'
import type { BlockValue } from '../../records/block'
import type { Draft } from '../draft'
import { createCollection, type NewCollection } from './create-collection'
import { createView, type WantedView } from './create-view'
import type { DatabasePorts } from './database-ports'
import { listView, unlistView } from './insert-view'

const POINTERS = ['format', 'collection_pointers']

/** Names a collection among the sources of a block; those that only `collection_id` says are named with it. */
function listSource(draft: Draft, blockId: Uuid, collectionId: Uuid): void {
  for (const id of new Set([...sourcesOf(draft.space.block(blockId)), collectionId]))
    draft.setItem(draft.at('block', blockId), POINTERS, id, { ...draft.at('collection', id) })
}

export function addSource(draft: Draft, ports: DatabasePorts, blockId: Uuid, collection: NewCollection): Uuid {
  const id = createCollection(draft, ports, blockId, collection)
  listSource(draft, blockId, id)
  return id
}

/** A view of a collection that lives elsewhere. */
export function addLinkedView(
  draft: Draft,
  ports: DatabasePorts,
  blockId: Uuid,
  viewId: Uuid,
  wanted: WantedView,
): void {
  draft.unset(draft.at('block', blockId), ['format', 'begin_linked'])
  listSource(draft, blockId, wanted.collectionId)
  createView(draft, ports, blockId, viewId, wanted)
}

/** An own source goes to the trash with its rows, in a block that records where it came from; a linked one is only unlinked. */
export function removeSource(draft: Draft, ports: DatabasePorts, block: BlockValue, collectionId: Uuid): void {
  const { space } = draft
  const [next] = sourcesOf(block).filter(id => id !== collectionId)
  if (!next) return
  const pointer = draft.at('block', block.id)
  const isOwn = space.get('collection', collectionId)?.parent_id === block.id
  const views = viewsOf(space, block)
  const gone = views.filter(view => view.collection_id === collectionId).map(view => view.id)
  if (gone.length === views.length)
    createView(draft, ports, block.id, ports.newId(), { collectionId: next, type: 'table' })
  for (const id of gone) unlistView(draft, block.id, id)
  draft.removeItem(pointer, POINTERS, collectionId)
  if (block.collection_id === collectionId) draft.set(pointer, ['collection_id'], next)
  if (isOwn) intoTrash(draft, ports.newId(), block, { collection: collectionId, block: block.id, views: gone })
}

function intoTrash(draft: Draft, bin: Uuid, block: BlockValue, removed: RemovedSource): void {
  const isPage = draft.space.kinds.traits(block.type).page
  const { collection, views } = removed
  draft.create(bin, 'collection_view', { table: 'block', id: isPage ? block.id : block.parent_id }, afterOf(block.id), {
    format: {
      [REMOVED_FROM]: removed,
      collection_pointers: [{ ...draft.at('collection', collection) }],
      begin_with_views: [...views],
    },
  })
  draft.moveCollection(collection, bin)
  draft.trash(bin)
}

/** Back into its database, with the views that it had. */
export function restoreSource(draft: Draft, { collection, block, views }: RemovedSource): void {
  draft.moveCollection(collection, block)
  listSource(draft, block, collection)
  for (const id of views) listView(draft, block, id)
}
