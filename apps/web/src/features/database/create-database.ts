// A new database: a collection with its first properties, a first view, and a few empty rows to write in.
import { catalogProperties } from '@sheaf/catalog/properties/all'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { Json } from '@sheaf/core/validation/checks'
import type { Draft } from '@sheaf/sync/draft'
import { newId, newShortId } from '../../data/browser-world'
import type { SpaceSession } from '../../data/space-session'
import { t, tData } from '../../i18n/t'
import { formOf } from './filter-tree'
import { viewKindOf } from './view-kinds'

/** The block is there already; it becomes the place of a new collection. */
export function fillDatabase(session: SpaceSession, draft: Draft, blockId: Uuid, viewType: string): void {
  place(session, draft, blockId, draftCollection(session, draft, blockId, newId(), viewType, ''))
}

/** A new collection of a block with its first properties, a view of it and, where that shows them, a few rows. */
export function draftCollection(
  session: SpaceSession,
  draft: Draft,
  blockId: Uuid,
  viewId: Uuid,
  viewType: string,
  name: string,
): Uuid {
  const now = Date.now()
  const schema: Record<string, Json> = {
    title: { id: 'title', name: t('Name'), type: 'title', order: now },
  }
  const add = (type: string, label: string, order: number): void => {
    const id = newShortId()
    schema[id] = { ...catalogProperties.get(type)?.settings, id, name: label, type, order }
  }
  const kind = viewKindOf(viewType)
  if (kind.needs) add(kind.needs.type, tData(kind.needs.name), now + 1)
  else add('multi_select', t('Tags'), now + 1)
  const collectionId = create(session, draft, blockId, viewId, { viewType, schema, name })
  // Rows of one moment stand by their ids: here as on the server.
  const rows = kind.beginsWithRows ? [newId(), newId(), newId()] : []
  for (const id of rows.sort()) draft.create(id, 'page', { table: 'collection', id: collectionId }, atEnd)
  return collectionId
}

interface NewCollection {
  readonly viewType: string
  readonly schema: Readonly<Record<string, Json>>
  readonly name: string
}

/** The block becomes the place of a collection with the given properties and without rows. */
export function beginCollection(session: SpaceSession, draft: Draft, blockId: Uuid, begun: NewCollection): Uuid {
  const collectionId = create(session, draft, blockId, newId(), begun)
  place(session, draft, blockId, collectionId)
  return collectionId
}

function place(session: SpaceSession, draft: Draft, blockId: Uuid, collectionId: Uuid): void {
  const block = session.pointer('block', blockId)
  draft.set(block, ['collection_id'], collectionId)
  draft.set(
    block,
    ['format', 'collection_pointers'],
    [{ id: collectionId, table: 'collection', spaceId: session.spaceId }],
  )
}

function create(
  session: SpaceSession,
  draft: Draft,
  blockId: Uuid,
  viewId: Uuid,
  { viewType, schema, name }: NewCollection,
): Uuid {
  const collectionId = newId()
  draft.push({
    command: 'create',
    pointer: session.pointer('collection', collectionId),
    args: { value: { parent_table: 'block', parent_id: blockId, name, schema: { ...schema } } },
  })
  const begun = viewKindOf(viewType).begin(schema as never, property => formOf(catalogProperties, property))
  draft.push({
    command: 'create',
    pointer: session.pointer('collection_view', viewId),
    args: {
      value: {
        parent_table: 'block',
        parent_id: blockId,
        collection_id: collectionId,
        type: viewType,
        query: (begun.query ?? {}) as Json,
        format: begun.format ?? {},
      },
    },
  })
  draft.push({
    command: 'listInsert',
    pointer: session.pointer('block', blockId),
    path: ['view_ids'],
    args: { id: viewId, at: atEnd },
  })
  return collectionId
}
