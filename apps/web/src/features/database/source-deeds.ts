// The data sources of a database: another one, one that lives elsewhere, away with one. Each is a step that can be undone.
import { REMOVED_FROM, type RemovedSource } from '@sheaf/core/collection/removed-source'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { BlockValue } from '@sheaf/core/records/block'
import type { Json } from '@sheaf/core/validation/checks'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import type { Draft } from '@sheaf/sync/draft'
import type { SpaceSession } from '../../data/space-session'
import { draftView, type WantedView } from './add-view'
import { draftCollection } from './create-database'
import { collectionIn, sourcesOf, viewsOf } from './database-records'

type Host = Pick<BlockHost, 'commit' | 'newId'>
const POINTERS = ['format', 'collection_pointers']

/** Names a collection among the sources of a block; those that only `collection_id` says are named with it. */
function listSource(session: SpaceSession, draft: Draft, blockId: Uuid, collectionId: Uuid): void {
  const pointer = session.pointer('block', blockId)
  for (const id of new Set([...sourcesOf(session.replica.block(blockId)), collectionId]))
    draft.push({
      command: 'keyedSet',
      pointer,
      path: POINTERS,
      args: { key: id, value: { id, table: 'collection', spaceId: session.spaceId } },
    })
}

/** Another block becomes the home of a collection. */
const moveHome = (session: SpaceSession, draft: Draft, collection: Uuid, to: Uuid): void =>
  draft.push({ command: 'moveCollection', pointer: session.pointer('collection', collection), args: { to } })

/** Gives its view. */
export function addSource(session: SpaceSession, host: Host, blockId: Uuid, name: string): Uuid {
  const viewId = host.newId()
  host.commit(draft => {
    const collectionId = draftCollection(session, draft, blockId, viewId, 'table', name)
    listSource(session, draft, blockId, collectionId)
  })
  return viewId
}

/** A view of a collection that lives elsewhere. Gives it. */
export function addLinkedView(session: SpaceSession, host: Host, blockId: Uuid, wanted: WantedView): Uuid {
  const viewId = host.newId()
  host.commit(draft => {
    draft.unset(session.pointer('block', blockId), ['format', 'begin_linked'])
    listSource(session, draft, blockId, wanted.collectionId)
    draftView(session, draft, blockId, viewId, wanted)
  })
  return viewId
}

/** Its own one goes to the trash with its rows, in a block that says where it came from; one of elsewhere is only shown here no more. */
export function removeSource(session: SpaceSession, host: Host, block: BlockValue, collectionId: Uuid): void {
  const { replica } = session
  const left = sourcesOf(block).filter(id => id !== collectionId)
  const [next] = left
  if (!next) return
  const isOwn = collectionIn(replica, collectionId)?.parent_id === block.id
  const views = viewsOf(replica, block)
  const gone = views.filter(view => view.collection_id === collectionId).map(view => view.id)
  host.commit(draft => {
    const pointer = session.pointer('block', block.id)
    if (gone.length === views.length)
      draftView(session, draft, block.id, host.newId(), { collectionId: next, type: 'table' })
    for (const id of gone) draft.push({ command: 'listRemove', pointer, path: ['view_ids'], args: { id } })
    draft.push({ command: 'keyedRemove', pointer, path: POINTERS, args: { key: collectionId } })
    if (block.collection_id === collectionId) draft.set(pointer, ['collection_id'], next)
    if (isOwn)
      intoTrash(session, draft, host.newId(), block, { collection: collectionId, block: block.id, views: gone })
  })
}

function intoTrash(session: SpaceSession, draft: Draft, bin: Uuid, block: BlockValue, removed: RemovedSource): void {
  const isPage = session.replica.options.kinds.traits(block.type).page
  const parent = { table: 'block' as const, id: isPage ? block.id : block.parent_id }
  const { collection, views } = removed
  draft.create(
    bin,
    'collection_view',
    parent,
    { after: [block.id], before: [] },
    {
      format: {
        [REMOVED_FROM]: removed as unknown as Json,
        collection_pointers: [{ id: collection, table: 'collection', spaceId: session.spaceId }],
        begin_with_views: [...views],
      },
    },
  )
  moveHome(session, draft, collection, bin)
  draft.trash(bin)
}

/** Back into its database, with the views that it had. */
export function restoreSource(session: SpaceSession, { collection, block, views }: RemovedSource): void {
  session.client.commit(draft => {
    moveHome(session, draft, collection, block)
    listSource(session, draft, block, collection)
    for (const id of views)
      draft.push({
        command: 'listInsert',
        pointer: session.pointer('block', block),
        path: ['view_ids'],
        args: { id, at: atEnd },
      })
  })
}
