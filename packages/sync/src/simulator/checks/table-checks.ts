// Databases in the store: every number given once and none left out, both sides of a relation the same, nothing of a schema lost,
// no view that names a column that never was, and no collection that lies in itself.
import { relatedIn } from '@sheaf/core/collection/relation'
import type { Uuid } from '@sheaf/core/ids'
import { PAST_ROW_NUMBERS, ROW_NUMBER } from '@sheaf/core/records/block'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { KnownRecords } from '@sheaf/core/records/known-records'
import { recordCounterId } from '@sheaf/core/records/record-counter'
import { databaseIds, databaseNames, otherOf, relationIn } from '../sim-databases'
import type { SimSpace } from '../sim-space'
import type { StoredSpace } from './stored-space'

export function tableChecks(start: StoredSpace, store: StoredSpace, space: SimSpace): string[] {
  if (space.collections.length === 0) return []
  return [
    ...space.collections.flatMap(id => numberChecks(store, id)),
    ...relationChecks(store),
    ...schemaChecks(start, store, space),
    ...homeChecks(store),
  ]
}

function numberChecks(store: StoredSpace, collectionId: Uuid): string[] {
  const given = [...store.blocks.values()].flatMap(({ parent_id, format }) => {
    const past = (format?.[PAST_ROW_NUMBERS] ?? {}) as Readonly<Record<Uuid, number>>
    const now = parent_id === collectionId ? (format?.[ROW_NUMBER] as number | undefined) : past[collectionId]
    return parent_id === collectionId || now !== undefined ? [now ?? Number.NaN] : []
  })
  const counter = new KnownRecords(store.records).find('record_counter', recordCounterId(collectionId))
  const last = counter?.last ?? 0
  const wanted = Array.from({ length: last }, (_, i) => i + 1).join()
  const held = given.toSorted((a, b) => a - b).join()
  return held === wanted ? [] : [`tables: ${collectionId} gave the numbers ${held} and counted to ${last}`]
}

function relationChecks(store: StoredSpace): string[] {
  const errors: string[] = []
  for (const name of databaseNames) {
    const [near, far] = [relationIn[name], relationIn[otherOf[name]]]
    for (const block of store.blocks.values()) {
      const named = relatedIn(block.properties?.[near])
      if (new Set(named).size !== named.length) errors.push(`tables: ${block.id} names a row twice`)
      if (name === 'tasks' && named.length > 1) errors.push(`tables: ${block.id} has ${named.length} projects`)
      for (const other of named)
        if (!relatedIn(store.blocks.get(other)?.properties?.[far]).includes(block.id))
          errors.push(`tables: ${block.id} names ${other}, which does not name it`)
    }
  }
  return errors
}

/** Every collection is at home somewhere, and never in a row of its own, over however many others. */
function homeChecks({ records, blocks }: StoredSpace): string[] {
  const homes = new Map(
    records.flatMap(({ table, value }) => (table === 'collection' ? [[value.id, value.parent_id] as const] : [])),
  )
  return [...homes].flatMap(([collection, home]) => {
    const seen = new Set<Uuid>()
    let at = blocks.get(home)
    while (at && !seen.has(at.id)) {
      seen.add(at.id)
      if (at.parent_table === 'space') return []
      at = blocks.get((at.parent_table === 'collection' ? homes.get(at.parent_id) : at.parent_id) as Uuid)
    }
    return [`tables: ${collection} is at home ${at ? 'in itself' : 'nowhere'}`]
  })
}

function schemaChecks(start: StoredSpace, store: StoredSpace, space: SimSpace): string[] {
  const of = ({ records }: StoredSpace, id: Uuid): Partial<CollectionValue> =>
    new KnownRecords(records).find('collection', id) ?? {}
  return databaseNames.flatMap(name => {
    const { collection, view } = databaseIds(space.id, name)
    const now = of(store, collection)
    const known = new Set([...Object.keys(now.schema ?? {}), ...Object.keys(now.deleted_schema ?? {})])
    const lost = Object.keys(of(start, collection).schema ?? {}).filter(id => !known.has(id))
    const shown = new KnownRecords(store.records).find('collection_view', view)?.format as { columns: { id: string }[] }
    const ids = shown.columns.map(({ id }) => id)
    return [
      ...lost.map(id => `tables: the property ${id} of ${name} is gone`),
      ...ids.filter(id => !known.has(id)).map(id => `tables: a view of ${name} shows ${id}, which never was`),
      ...(new Set(ids).size === ids.length ? [] : [`tables: a view of ${name} shows a column twice`]),
    ]
  })
}
