// A relation that leads back since a moment ago: whoever is named learns of it, batch after batch.
import { relatedIn, relationOf } from '@sheaf/core/collection/relation'
import type { Uuid } from '@sheaf/core/ids'
import { fillBack } from '@sheaf/core/operations/fill-back'
import { KnownRecords } from '@sheaf/core/records/known-records'
import { ITEMS_PER_BATCH } from '../../author/room-author'
import type { Services } from '../../http/server-parts'
import { relatedOfRows, rowIdsOf } from '../../storage/space/read-rows'
import type { Place } from './change-request'
import { blocksOf, propertyAuthor, unlessStopping } from './property-author'

/** Rows named by rows of one batch are loaded together; more of them make smaller batches. */
const MOST_NAMED = 2_000

export async function runFill(services: Services, place: Place, report: (rows: number) => void): Promise<number> {
  const { spaceId, collectionId, property } = place
  const { records } = await services.rooms.storage.load(spaceId, [{ table: 'collection', id: collectionId }], [])
  const { schema } = new KnownRecords(records).find('collection', collectionId) ?? {}
  if (!relationOf(schema?.[property])?.back) return 0
  const author = propertyAuthor(services, place)
  let rows = 0
  const naming = await rowIdsOf(services.pool, spaceId, collectionId, [property])
  for (let from = 0; from < naming.length; from += ITEMS_PER_BATCH) {
    unlessStopping(services)
    const ids = naming.slice(from, from + ITEMS_PER_BATCH)
    const named = await relatedOfRows(services.pool, spaceId, ids, property)
    for (const part of partsOf(named)) {
      const others = part.flatMap(({ related }) => relatedIn(related))
      await author.change(
        state => {
          for (const { id } of part) fillBack(state, id, property)
        },
        blocksOf([...part.map(({ id }) => id), ...others]),
      )
      rows += part.length
      report(rows)
    }
  }
  return rows
}

interface Naming {
  readonly id: Uuid
  readonly related: unknown
}
function partsOf(rows: readonly Naming[]): readonly (readonly Naming[])[] {
  const parts: Naming[][] = []
  let named = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const count = relatedIn(row.related).length
    if (named + count > MOST_NAMED) {
      parts.push([])
      named = 0
    }
    parts.at(-1)?.push(row)
    named += count
  }
  return parts
}
