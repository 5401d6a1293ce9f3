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
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { JudgedRecord } from '../calls/judged-record'
import { PackedJson, ReadyAnswer } from '../http/packed-json'
import type { Services } from '../http/server-parts'
import { demand } from '../spaces/demand'
import { visitTimes } from '../storage/page-visits'
import type { HeldTable } from './held-table'
import type { Basis, KeptAnswer, KeptAnswers } from './kept-answers'
import { LAST_VISITED, personalTable, type Visits } from './personal-table'
import { contextOf, kindsIn, propertiesNamed } from './query-words'
import { answerFor, type RolesOnAnswer, type RowAnswer } from './row-answer'
import { readRowRecords, rolesOnRows } from './row-records'
import { type Seen, seenBy } from './visibility'

type Input = InputOf<typeof call>
type Output = OutputOf<typeof call>
/** The collection, as the caller was judged on it. */
type Asked = Pick<JudgedRecord, 'spaceId' | 'id' | 'role'>

export async function answerQuery(
  services: Services,
  userId: Uuid,
  asked: Asked,
  input: Omit<Input, 'source'>,
): Promise<Output> {
  const { found, roles, seq } = await find(services, userId, asked, input)
  return { ...answerFor(found, roles), seq }
}

/** The same, written: once for all who see the same rows in the same roles, for as long as nothing of it changes. */
export async function writtenAnswer(
  services: Services,
  userId: Uuid,
  asked: Asked,
  input: Omit<Input, 'source'>,
): Promise<Output | ReadyAnswer> {
  const { found, roles, seq, kept, answers } = await find(services, userId, asked, input)
  if (!kept) return { ...answerFor(found, roles), seq }
  const { records, collections } = roles.rows
  const reader = [roles.collection, ...records, ...collections].join()
  const written = kept.written.get(reader)
  if (written) return new ReadyAnswer(written, { seq })
  const text = JSON.stringify(answerFor(found, roles)).slice(1, -1)
  const json = await PackedJson.of(text)
  answers.write(kept, reader, json, text.length)
  return new ReadyAnswer(json, { seq })
}

interface Found {
  readonly found: RowAnswer
  readonly roles: RolesOnAnswer
  readonly seq: number
  /** Where it may be said to others too. */
  readonly kept: KeptAnswer | undefined
  readonly answers: KeptAnswers
}

async function find(services: Services, userId: Uuid, asked: Asked, input: Omit<Input, 'source'>): Promise<Found> {
  const { spaceId, id: collectionId } = asked
  const query = await queryAsked(services, userId, asked, input)
  const { collections } = services
  const named = propertiesNamed(query)
  const found = await collections.use(
    spaceId,
    collectionId,
    held => needsRelated(held, collections.kinds, named),
    async (held, related): Promise<Found | null> => {
      const personal = kindsIn(held.table.schema, collections.kinds).flatMap(([id, kind]) =>
        kind.type === LAST_VISITED ? [id] : [],
      )
      const visits = personal.length ? await visitTimes(services.pool, spaceId, userId) : new Map<Uuid, number>()
      const seen = await seenBy(services, userId, spaceId, held, related)
      // From here on nothing waits: the table stays as it was judged.
      const { collection, position: seq, answers } = held
      if (!collection) return null
      const context = contextOf(input.context ?? {}, userId, services.now())
      const asking: QueryContext = { ...context, ...(seen.world ? { visibility: seen.world } : {}) }
      const isKept =
        input.only === undefined &&
        personal.length === 0 &&
        [held, ...related].every(one => !changesByClock(one, collections.kinds))
      const key = isKept ? keyOf(query, asking, seen) : ''
      const basis = basisOf([held, ...related], context.now)
      const known = isKept ? answers.get(key, basis) : undefined
      const fresh = known
        ? known.found
        : await readAnswer(services, spaceId, {
            held,
            query,
            asking,
            seen,
            personal,
            visits,
            only: input.only,
            collection,
          })
      // What the log has told since is not in it, and would not drop it any more.
      const kept = known ?? (isKept && held.position === seq ? answers.keep(key, basis, fresh) : undefined)
      const rows = await rolesOnRows(services, userId, spaceId, fresh.records)
      return { found: fresh, roles: { collection: asked.role, rows }, seq, kept, answers }
    },
  )
  if (!found) throw new SheafError('NotFoundError')
  return found
}

interface Reading {
  readonly held: HeldTable
  readonly collection: CollectionValue
  readonly query: Query
  readonly asking: QueryContext
  readonly seen: Seen
  readonly personal: readonly PropertyId[]
  readonly visits: Visits
  readonly only: Input['only']
}

/** The table is asked before anything is waited for. */
async function readAnswer(
  { collections, pool }: Services,
  spaceId: Uuid,
  { held, collection, query, asking, seen, personal, visits, only }: Reading,
): Promise<RowAnswer> {
  const { kinds } = collections
  const named = propertiesNamed(query)
  const table = personal.some(id => named.has(id))
    ? personalTable(held.table, kinds, held.world, personal, visits)
    : held.table
  const answer = table.query(query, asking, seen.isVisible)
  const rows = only === 'rows' ? [] : [...new Set(rowsIn(answer))]
  const shown = only === 'rows' ? [] : computedProperties(held.table, kinds)
  const computed = only === 'rows' ? {} : cellsOf(held.table, rows, shown, personal, visits, asking)
  const meanings = meaningsOf(held.table, shown, asking)
  const records = await readRowRecords(pool, {
    spaceId,
    collectionId: held.id,
    schema: held.table.schema,
    rows,
    named: rowsNamed(held.table, shown, computed),
    isBare: only === 'records',
  })
  return { answer, computed, meanings, collection, records }
}

const MINUTE_MS = 60_000

const basisOf = (held: readonly HeldTable[], now: number): Basis => ({
  tables: held.map(({ table }) => table),
  versions: held.map(({ table }) => table.version),
  names: held[0]?.world.names.version ?? 0,
  minute: Math.floor(now / MINUTE_MS),
})

/** Who asks counts only where the question says "me", and what they see. */
function keyOf(query: Query, { me, zone, locale, weekStart }: QueryContext, seen: Seen): string {
  const question = JSON.stringify(query)
  return JSON.stringify([question, zone, locale, weekStart, seen.as, question.includes('"me"') ? me : ''])
}

/** A cell that becomes another one at a moment of its own. */
const changesByClock = ({ table }: HeldTable, kinds: Services['collections']['kinds']): boolean =>
  kindsIn(table.schema, kinds).some(([, kind]) => kind.changesAt !== undefined)

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
