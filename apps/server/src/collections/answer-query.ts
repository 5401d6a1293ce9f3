// Answers a question to a collection: for whoever may read it, over what they may read of it, as of the log's end.

import type { queryCollection as call } from '@sheaf/core/api/collection/query-collection'
import type { InputOf, OutputOf } from '@sheaf/core/api/define'
import { textsOfCell } from '@sheaf/core/collection/aggregate'
import type { CollectionTable } from '@sheaf/core/collection/collection-table'
import type { ComputedCell } from '@sheaf/core/collection/computed-column'
import { type Query, type QueryContext, rowsIn } from '@sheaf/core/collection/query'
import { queryOfView } from '@sheaf/core/collection/query-check'
import type { Meaning, PropertyId } from '@sheaf/core/collection/schema'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid, type Uuid, uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { personActor } from '@sheaf/core/permissions/actor'
import type { JudgedRecord } from '../calls/judged-record'
import type { Services } from '../http/server-parts'
import { demand } from '../spaces/demand'
import { RecordMapBuilder } from '../spaces/record-maps'
import { visitTimes } from '../storage/page-visits'
import type { HeldTable } from './held-table'
import { LAST_VISITED, personalTable, type Visits } from './personal-table'
import { contextOf, kindsIn, propertiesNamed } from './query-words'
import { addRows } from './row-records'
import { seenBy } from './visibility'

type Input = InputOf<typeof call>
type Output = OutputOf<typeof call>

/** `asked`: the collection, as the caller was judged on it. */
export async function answerQuery(
  services: Services,
  userId: Uuid,
  asked: Pick<JudgedRecord, 'spaceId' | 'id' | 'role'>,
  input: Omit<Input, 'source'>,
): Promise<Output> {
  const { spaceId, id: collectionId, role } = asked
  const context = contextOf(input.context ?? {}, userId, services.now())
  const query = await queryAsked(services, userId, asked, input)
  const { collections } = services
  const named = propertiesNamed(query)
  const found = await collections.use(
    spaceId,
    collectionId,
    held => needsRelated(held, collections.kinds, named),
    async (held, related) => {
      const personal = kindsIn(held.table.schema, collections.kinds).flatMap(([id, kind]) =>
        kind.type === LAST_VISITED ? [id] : [],
      )
      const visits = personal.length ? await visitTimes(services.pool, spaceId, userId) : new Map<Uuid, number>()
      const { isVisible, world: visibility } = await seenBy(services, userId, spaceId, held, related)
      // From here on nothing waits: the table stays as it was judged.
      const asking: QueryContext = { ...context, ...(visibility ? { visibility } : {}) }
      const table = personal.some(id => named.has(id))
        ? personalTable(held.table, collections.kinds, held.world, personal, visits)
        : held.table
      const answer = table.query(query, asking, isVisible)
      const rows = [...new Set(rowsIn(answer))]
      const computed = input.only === 'rows' ? [] : computedProperties(held.table, collections.kinds)
      const cells = input.only === 'rows' ? {} : cellsOf(held.table, rows, computed, personal, visits, asking)
      return {
        answer,
        rows,
        named: rowsNamed(held.table, computed, cells),
        computed: cells,
        meanings: meaningsOf(held.table, computed, asking),
        seq: held.position,
        collection: held.collection,
        schema: held.table.schema,
      }
    },
  )
  if (!found?.collection) throw new SheafError('NotFoundError')
  const { answer, rows, named: alsoNamed, computed, meanings, seq, collection, schema } = found
  const map = new RecordMapBuilder()
  map.add('collection', collection, role)
  const shown = input.only === 'rows' ? [] : rows
  const rowsAsked = { userId, spaceId, schema, named: alsoNamed, isBare: input.only === 'records' }
  const comments = Object.fromEntries(await addRows(services, map, rowsAsked, shown))
  return { answer, recordMap: map.build(), texts: map.texts, computed, meanings, comments, seq }
}

/** Whoever may not read the view, or names one of another collection, is told that there is none. */
async function queryAsked(
  services: Services,
  userId: Uuid,
  { spaceId, id: collectionId }: Pick<JudgedRecord, 'spaceId' | 'id'>,
  { viewId, query }: Omit<Input, 'source'>,
): Promise<Query> {
  const limit = { limit: limits.defaultQueryResults }
  if (viewId === undefined) return { ...limit, ...query }
  return services.roleCache.judge(spaceId, [], source => {
    const pointer = { table: 'collection_view' as const, id: uuid(viewId), spaceId }
    demand({ actor: personActor(userId), pointer, needs: 'read' }, source, services.now())
    const view = source.get('collection_view', pointer.id)
    if (view?.collection_id !== collectionId) throw new SheafError('NotFoundError')
    return { ...limit, ...queryOfView(view.query ?? {}), ...query }
  })
}

/** Where something is computed over relations, or rows are put in order by the names of others. */
function needsRelated(
  { table: { schema } }: HeldTable,
  kinds: Services['collections']['kinds'],
  named: ReadonlySet<PropertyId>,
): boolean {
  return kindsIn(schema, kinds).some(
    ([id, kind]) => kind.source === 'computed' || (kind.refersTo === 'rows' && named.has(id)),
  )
}

const computedProperties = ({ schema }: CollectionTable, kinds: Services['collections']['kinds']): PropertyId[] =>
  kindsIn(schema, kinds).flatMap(([id, kind]) => (kind.source === 'computed' ? [id] : []))

/** What is in a collection that the asker may not read is not told: neither its options nor what its properties are called. */
function meaningsOf(table: CollectionTable, computed: readonly PropertyId[], { visibility }: QueryContext) {
  const isOpen = (collection: string | undefined): boolean =>
    collection === undefined || !visibility || visibility.isOpen(collection)
  const told = (meaning: Meaning): Meaning => {
    if (!isOpen(meaning.home))
      return { form: meaning.form, ...(meaning.each ? { each: { form: meaning.each.form } } : {}) }
    return meaning.each ? { ...meaning, each: told(meaning.each) } : meaning
  }
  return Object.fromEntries(
    computed.flatMap((id): [PropertyId, Meaning][] => {
      const meaning = table.meaning(id)
      return meaning ? [[id, told(meaning)]] : []
    }),
  )
}

/** Rows that computed cells show by their titles. */
function rowsNamed(
  table: CollectionTable,
  computed: readonly PropertyId[],
  cells: Output['computed'],
): readonly Uuid[] {
  const shown = computed.filter(id => table.meaning(id)?.refersTo === 'rows')
  const ids = shown.flatMap(id => Object.values(cells).flatMap(told => textsOfCell(told[id]?.cell ?? null)))
  return [...new Set(ids)].flatMap(id => parseUuid(id) ?? [])
}

function cellsOf(
  table: CollectionTable,
  rows: readonly Uuid[],
  computed: readonly PropertyId[],
  personal: readonly PropertyId[],
  visits: Visits,
  context: QueryContext,
): Output['computed'] {
  if (computed.length === 0 && personal.length === 0) return {}
  const cells = table.computedCells(rows, computed, context)
  const visited = (row: Uuid): ComputedCell => {
    const start = visits.get(row)
    return { cell: start === undefined ? null : { start, hasTime: true } }
  }
  for (const [row, told] of cells) for (const property of personal) told[property] = visited(row)
  return Object.fromEntries(cells)
}
