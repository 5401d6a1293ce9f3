// When somebody last opened a row is another for everyone, so it is in no table that is kept. A question that goes by it is asked of a
// table made for it alone.
import { CollectionTable } from '@sheaf/core/collection/collection-table'
import type { PropertyId } from '@sheaf/core/collection/schema'
import type { World } from '@sheaf/core/collection/world'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKinds } from '@sheaf/core/kinds/property-kind'

export const LAST_VISITED = 'last_visited_time'

/** By row, in milliseconds. */
export type Visits = ReadonlyMap<Uuid, number>

export function personalTable(
  shared: CollectionTable,
  kinds: PropertyKinds,
  world: World,
  personal: readonly PropertyId[],
  visits: Visits,
): CollectionTable {
  const own = new CollectionTable(shared.id, kinds, world)
  own.setSchema(shared.schema)
  for (const row of shared.all()) {
    const time = visits.get(row.fields.id)
    const seen = time === undefined ? {} : Object.fromEntries(personal.map(id => [id, time]))
    own.put({ ...row, properties: { ...row.properties, ...seen } })
  }
  return own
}
