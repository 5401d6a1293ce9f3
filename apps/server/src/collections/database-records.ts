// What the databases among some blocks consist of: their collections with counters, prefixes and layouts, their views, and the collections of views
// that show another database. Whoever asks judges them.
import { collectionsOf } from '@sheaf/core/collection/shown-collections'
import { recordKeyId, type Uuid } from '@sheaf/core/ids'
import { layoutId } from '@sheaf/core/records/layout'
import { recordCounterId } from '@sheaf/core/records/record-counter'
import type { LoadedRecord, RecordRef, SpaceStorage } from '@sheaf/sync/storage'

export async function databaseRecords(
  storage: Pick<SpaceStorage, 'load'>,
  spaceId: Uuid,
  among: readonly LoadedRecord[],
): Promise<LoadedRecord[]> {
  const blocks = among.flatMap(({ table, value }) => (table === 'block' ? [value] : []))
  const viewIds = [...new Set(blocks.flatMap(block => block.view_ids ?? []))]
  const named = blocks.flatMap(collectionsOf)
  if (viewIds.length === 0 && named.length === 0) return []
  const views = viewIds.length ? (await storage.load(spaceId, refs('collection_view', viewIds), [])).records : []
  const shown = views.flatMap(({ table, value }) => (table === 'collection_view' ? (value.collection_id ?? []) : []))
  const collections = [...new Set([...named, ...shown])]
  const beside = [
    ...refs('record_counter', collections.map(recordCounterId)),
    ...refs('layout', collections.map(layoutId)),
    ...refs(
      'record_key',
      collections.map(id => recordKeyId(spaceId, 'collection', id)),
    ),
  ]
  const { records } = await storage.load(spaceId, [...refs('collection', collections), ...beside], [])
  return [...views, ...records]
}

const refs = (table: RecordRef['table'], ids: readonly Uuid[]): RecordRef[] => ids.map(id => ({ table, id }))
