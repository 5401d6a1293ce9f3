// A file put into rows that are there: which of its rows are known by their key, and then everything as one step that is undone at once.

import { importProperties, mergePortion } from '@sheaf/core/actions/database/import-rows'
import { rowFields } from '@sheaf/core/collection/row-fields'
import { type Property, type PropertyId, propertiesOf, type Schema } from '@sheaf/core/collection/schema'
import { type GivenRow, type KnownRow, matchRows, type RowMatch } from '@sheaf/core/csv/match-rows'
import type { ImportPlan } from '@sheaf/core/csv/plan-import'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKinds, WordContext } from '@sheaf/core/kinds/property-kind'
import type { BlockValue } from '@sheaf/core/records/block'
import type { Json } from '@sheaf/core/validation/checks'
import type { BlockHost, LongStep } from '@sheaf/editor/host/block-host'
import { betweenPortions } from '@sheaf/sync/between-portions'
import { prefixIn } from '../answer/derived-schema'
import { farRows } from '../answer/far-rows'
import type { ChosenTable } from './chosen-table'
import { type RowQuestion, rowPages } from './row-pages'

/** A portion of the step: what is drawn meanwhile stays alive. */
const ROWS_AT_ONCE = 200
/** Asked for at once: several portions. */
const BROUGHT_AT_ONCE = 1_000

/** Properties that columns of the file go into and whose words tell rows apart, in the order of the columns. */
export const keysFor = (
  { choices }: Pick<ChosenTable, 'choices'>,
  schema: Schema,
  kinds: PropertyKinds,
): readonly Property[] =>
  choices.flatMap(choice => {
    const property = choice.to === 'property' ? schema[choice.id] : undefined
    return property && kinds.get(property.type)?.isKey ? [property] : []
  })

interface Matching extends Omit<RowQuestion, 'query' | 'collectionId'> {
  readonly collectionId: Uuid
  readonly given: ChosenTable
  readonly plan: ImportPlan
  readonly key: Property
  readonly words: WordContext
  readonly onCompared: (done: number, total: number) => void
}

/** What the file would do to the rows that are there. */
export async function matchFile({
  given: { table, choices },
  plan,
  key,
  words,
  onCompared,
  ...question
}: Matching): Promise<RowMatch> {
  const { session, propertyKinds, collectionId } = question
  const kind = propertyKinds.get(key.type)
  const column = choices.findIndex(choice => choice.to === 'property' && choice.id === key.id)
  const context = { ...words, prefix: prefixIn(session.replica, session.spaceId, collectionId) }
  // As the property says it, however the file writes it; numbers that Sheaf gives are only read.
  const wordsAt = (value: Json | undefined, row: BlockValue): string =>
    kind?.plain(kind.read(value, key, rowFields(row)), key, context) ?? ''
  const bare = { id: collectionId } as BlockValue
  const given = plan.rows.map((values, i): GivenRow => {
    const value = values[key.id]
    return { values, key: value === undefined ? (table.rows[i]?.[column] ?? '') : wordsAt(value, bare) }
  })
  const known: KnownRow[] = []
  for await (const { rows, total } of rowPages({ ...question, query: {} }, () => {})) {
    for (const row of rows) {
      const values = (row.properties ?? {}) as Readonly<Record<PropertyId, Json>>
      known.push({ id: row.id, key: wordsAt(values[key.id], row), values })
    }
    onCompared(known.length, total)
  }
  return matchRows(key.id, given, known)
}

interface Merging extends Omit<RowQuestion, 'query'> {
  readonly host: Pick<BlockHost, 'step' | 'newId'>
  /** What the plan was made for. */
  readonly before: Schema
  readonly plan: ImportPlan
  readonly match: RowMatch
  readonly words: WordContext
  readonly onProgress: (done: number) => void
}

/** One step, whatever it is made of: properties, options, new rows and other values. It may be given up half way, and taken back. */
export async function mergeRows(merging: Merging, onStep: (step: LongStep) => void): Promise<void> {
  const { session, propertyKinds, collectionId, host, before, plan, match, by, words, signal, onProgress } = merging
  const far = farRows({
    session,
    propertyKinds,
    collectionId,
    query: { limit: ROWS_AT_ONCE },
    by,
    words,
  })
  let step: LongStep | undefined
  const go = (build: Parameters<BlockHost['step']>[0]): void => {
    step = host.step(build, step)
    onStep(step)
  }
  if (plan.properties.length > 0)
    go(draft => importProperties(draft, collectionId, { before, properties: plan.properties }))
  const cells = (row: Uuid, values: Readonly<Record<PropertyId, Json>>) =>
    Object.entries(values).map(([property, value]) => ({ row, property, value }))
  let done = 0
  const isDone = async (count: number): Promise<void> => {
    done += count
    onProgress(done)
    await betweenPortions(session, signal)
  }
  for (const brought of portions(match.changed, BROUGHT_AT_ONCE)) {
    await far.bring(
      brought.map(({ row }) => row),
      { signal, onProgress: () => {} },
    )
    for (const some of portions(brought, ROWS_AT_ONCE)) {
      const changes = some.flatMap(({ row, values }) => cells(row, values))
      go(draft => mergePortion(draft, collectionId, changes, []))
      await isDone(some.length)
    }
  }
  for (const some of portions(match.added, ROWS_AT_ONCE)) {
    const rows = some.map(values => ({ id: host.newId(), values }))
    go(draft => mergePortion(draft, collectionId, [], rows))
    await isDone(some.length)
  }
}

function* portions<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let i = 0; i < all.length; i += size) yield all.slice(i, i + size)
}

/** Names of properties by id, those of the file included. */
export const namesAfter = (schema: Schema, plan: ImportPlan): ReadonlyMap<string, string> =>
  new Map([...propertiesOf(schema), ...plan.properties].map(({ id, name }) => [id, name]))
