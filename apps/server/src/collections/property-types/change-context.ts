// Everything that a change of type is worked out with: the collection and those that its relations lead to, in memory for as long as it
// takes, what whoever asked sees of them, and what values are called.
import type { Kept } from '@sheaf/core/collection/kept-property'
import { withMeanings } from '@sheaf/core/collection/property-meaning'
import type { QueryContext } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid, recordKeyId, type Uuid } from '@sheaf/core/ids'
import type { WordContext } from '@sheaf/core/kinds/property-kind'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { KnownRecords } from '@sheaf/core/records/known-records'
import type { Services } from '../../http/server-parts'
import type { HeldTable } from '../held-table'
import { type Seen, seenBy } from '../visibility'
import type { ChangeRequest } from './change-request'
import { namesFor } from './names'
import type { Planning } from './plan'

export interface ChangeContext extends Planning {
  readonly request: ChangeRequest
  readonly held: HeldTable
  readonly seen: Seen
  readonly asking: QueryContext
  /** As of the last `refresh`. */
  readonly collection: () => CollectionValue
  readonly refresh: () => Promise<unknown>
}

export function withChangeContext<T>(
  services: Services,
  request: ChangeRequest,
  run: (context: ChangeContext) => Promise<T>,
): Promise<T> {
  return withTables(services, request, async (held, related) => {
    const { spaceId, userId, zone, locale } = request
    const now = services.now()
    const seen = await seenBy(services, userId, spaceId, held, related)
    const names = await namesFor(services, request, [held, ...related], seen)
    const prefix = await prefixOf(services, request)
    const { world: visibility } = seen
    const { kinds } = services.collections
    const derived = (property: Property): Property => {
      const schema = { ...held.table.schema, [property.id]: property }
      const source = { kinds, schema: (id: string) => (id === held.id ? schema : held.world.table(id)?.schema) }
      return withMeanings(source, held.id)[property.id] ?? property
    }
    return run({
      request,
      held,
      seen,
      kinds,
      derived,
      asking: { me: userId, zone, locale, weekStart: 0, now, ...(visibility ? { visibility } : {}) },
      words: (where: Pick<Kept, 'zone' | 'locale'>): WordContext => ({
        names,
        zone: where.zone,
        locale: where.locale,
        now,
        prefix,
        wordsOf(cell, property, home) {
          const prefixThere = home === undefined || home === held.id ? prefix : ''
          return kinds.get(property.type)?.plain(cell, property, { ...this, prefix: prefixThere }) ?? ''
        },
      }),
      collection: () => {
        if (!held.collection) throw new SheafError('NotFoundError')
        return held.collection
      },
      refresh: () => held.current(),
    })
  })
}

async function withTables<T>(
  { collections }: Services,
  { spaceId, collectionId, settings }: ChangeRequest,
  run: (held: HeldTable, related: readonly HeldTable[]) => Promise<T>,
): Promise<T> {
  const target = parseUuid(settings['collection_id'])
  const found = await collections.use<{ readonly result: T }>(
    spaceId,
    collectionId,
    () => true,
    async (held, related) => {
      if (!target || target === held.id || related.some(({ id }) => id === target))
        return { result: await run(held, related) }
      const there = await collections.use(
        spaceId,
        target,
        () => false,
        async other => ({ result: await run(held, [...related, other]) }),
      )
      if (!there) throw new SheafError('NotFoundError')
      return there
    },
  )
  if (!found) throw new SheafError('NotFoundError')
  return found.result
}

/** What stands in front of the numbers of its rows. */
async function prefixOf({ rooms }: Services, { spaceId, collectionId }: ChangeRequest): Promise<string> {
  const id: Uuid = recordKeyId(spaceId, 'collection', collectionId)
  const { records } = await rooms.storage.load(spaceId, [{ table: 'record_key', id }], [])
  return new KnownRecords(records).find('record_key', id)?.record_key ?? ''
}
