// Collections asked on this device, over the rows that are here: what was made a moment ago, and everything while there is no
// connection. The engine is the server's own, so that a view looks the same.
import { CollectionTable } from '@sheaf/core/collection/collection-table'
import type { ComputedCell } from '@sheaf/core/collection/computed-column'
import { type Query, type QueryAnswer, type QueryContext, rowsIn } from '@sheaf/core/collection/query'
import { rowFields } from '@sheaf/core/collection/row-fields'
import type { Meaning, Schema } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { NameSource, PropertyKinds } from '@sheaf/core/kinds/property-kind'
import type { BlockValue } from '@sheaf/core/records/block'
import { rawTitle } from '@sheaf/core/text/raw-title'
import type { KnownCollection } from '@sheaf/editor/host/host-databases'
import type { Replica } from '@sheaf/sync/replica'

interface LocalAnswer {
  readonly answer: QueryAnswer
  readonly computed: ReadonlyMap<Uuid, Readonly<Record<string, ComputedCell>>>
  /** Of what is computed. */
  readonly meanings: ReadonlyMap<string, Meaning>
}

export function askHere(
  replica: Replica,
  propertyKinds: PropertyKinds,
  collectionId: Uuid,
  query: Query,
  context: QueryContext,
): LocalAnswer | null {
  const tables = tablesOf(replica, propertyKinds)
  const table = tables.get(collectionId)
  if (!table) return null
  const answer = table.query(query, context)
  const properties = Object.values(table.schema).filter(({ type }) => propertyKinds.get(type)?.source === 'computed')
  const ids = properties.map(({ id }) => id)
  const computed = table.computedCells(rowsIn(answer), ids, context)
  const meanings = new Map<string, Meaning>()
  for (const { id } of properties) {
    const meaning = table.meaning(id)
    if (meaning) meanings.set(id, meaning)
  }
  return { answer, computed, meanings }
}

/** Every collection whose schema is here, with the rows that are; of the known ones that are not here, what they are made of. */
export function tablesOf(
  replica: Replica,
  propertyKinds: PropertyKinds,
  known: readonly Pick<KnownCollection, 'id' | 'properties'>[] = [],
): ReadonlyMap<string, CollectionTable> {
  const tables = new Map<string, CollectionTable>()
  const names: NameSource = {
    person: id => {
      const user = replica.get('sheaf_user', id as Uuid)
      return user?.name || user?.email || ''
    },
    page: id => rawTitle(replica.block(id as Uuid)),
    findPerson: () => null,
    findPage: () => null,
  }
  const world = { table: (id: string) => tables.get(id), names }
  const ids = new Set<Uuid>()
  const rows = new Map<Uuid, BlockValue>()
  for (const records of [replica.confirmed.all(), replica.view.own.values()])
    for (const { table, value } of records) {
      if (table === 'collection') ids.add(value.id)
      else if (table === 'block' && value['parent_table'] === 'collection') rows.set(value.id, value)
    }
  const add = (id: Uuid, schema: Schema): void => {
    const table = new CollectionTable(id, propertyKinds, world)
    table.setSchema(schema)
    tables.set(id, table)
  }
  for (const { id, properties } of known)
    add(id, Object.fromEntries(properties.map(property => [property.id, property])))
  for (const id of ids) {
    const value = replica.get('collection', id)
    if (value?.alive) add(id, value.schema ?? {})
  }
  for (const id of rows.keys()) {
    const row = replica.block(id)
    const order = row?.format?.['collection_order']
    if (!row?.alive || row.is_template) continue
    tables.get(row.parent_id)?.put({
      fields: rowFields(row),
      properties: row.properties ?? {},
      ...(typeof order === 'string' ? { orderKey: order } : {}),
    })
  }
  return tables
}
