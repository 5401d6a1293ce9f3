// A relation that leads back since a moment ago: whoever is named learns of it, portion after portion.
import { relatedIn, relationOf } from '@sheaf/core/collection/relation'
import type { Uuid } from '@sheaf/core/ids'
import { fillBack } from '@sheaf/core/operations/fill-back'
import type { Services } from '../../http/server-parts'
import { relatedOfRows, rowIdsOf } from '../../storage/space/read-rows'
import type { Place } from './wish'
import { blocksOf, portions } from './write-rows'

/** Rows named by rows of one portion are loaded together; more of them make smaller portions. */
const MOST_NAMED = 2_000

export async function runFill(services: Services, place: Place, report: (rows: number) => void): Promise<number> {
  const { spaceId, collectionId, property } = place
  const { records } = await services.rooms.storage.load(spaceId, [{ table: 'collection', id: collectionId }], [])
  const schema = records.find(({ value }) => value.id === collectionId)?.value['schema'] as
    | Readonly<Record<string, never>>
    | undefined
  if (!relationOf(schema?.[property])?.back) return 0
  let rows = 0
  const naming = await rowIdsOf(services.pool, spaceId, collectionId, [property])
  for (const ids of portions(services, naming)) {
    const named = await relatedOfRows(services.pool, spaceId, ids, property)
    for (const part of partsOf(named)) {
      const others = part.flatMap(({ related }) => relatedIn(related))
      await services.rooms.change(
        spaceId,
        place,
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
