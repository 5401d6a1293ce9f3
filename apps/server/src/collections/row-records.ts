// The records of an answer: rows as whole records, with the rows that their relations name and the collections that these lie in, what rows
// are called and how much is said about them. They are read whoever asks; the roles of the asker then say what is told.
import { toBase64 } from '@sheaf/core/base64'
import { relatedCollection } from '@sheaf/core/collection/computed-settings'
import { relatedIn, relationOf } from '@sheaf/core/collection/relation'
import type { Schema } from '@sheaf/core/collection/schema'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { personActor } from '@sheaf/core/permissions/actor'
import { roleOf } from '@sheaf/core/permissions/can'
import { allows, type Role } from '@sheaf/core/permissions/roles'
import type { BlockValue } from '@sheaf/core/records/block'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { textsShownBy } from '@sheaf/core/text/slice'
import type { RecordMapBuilder } from '../spaces/record-maps'
import type { RoleCache } from '../spaces/role-cache'
import type { OpenDatabase } from '../storage/database'
import { countComments } from '../storage/space/count-comments'
import { readBlocks } from '../storage/space/read-blocks'
import { readCollections } from '../storage/space/read-rows'
import { readTexts } from '../storage/space/read-texts'

export interface RowRecords {
  /** The rows that are shown, and all that they name, there or not. */
  readonly asked: readonly Uuid[]
  /** What relations lead to, but for the collection itself, there or not. */
  readonly askedCollections: readonly Uuid[]
  /** The rows shown come first, so many. */
  readonly records: readonly BlockValue[]
  readonly shown: number
  /** Those of them that are there: their schemas say what a cell looks like. */
  readonly collections: readonly CollectionValue[]
  /** In base64. */
  readonly texts: ReadonlyMap<Uuid, string>
  /** By row, where there are any. */
  readonly comments: ReadonlyMap<Uuid, number>
  /** Discussions were looked at. */
  readonly isDiscussed: boolean
}

interface Wanted {
  readonly spaceId: Uuid
  readonly collectionId: Uuid
  readonly schema: Schema
  readonly rows: readonly Uuid[]
  /** Besides those that relations name. */
  readonly named: readonly Uuid[]
  /** Records alone: no texts, and nothing is counted. */
  readonly isBare: boolean
}

export async function readRowRecords(pool: OpenDatabase['pool'], wanted: Wanted): Promise<RowRecords> {
  const { spaceId, schema, rows: ids } = wanted
  const rows = await readBlocks(pool, spaceId, ids)
  const relations = Object.values(schema).filter(property => relationOf(property))
  const related = rows.flatMap(({ properties }) => relations.flatMap(({ id }) => relatedIn(properties?.[id])))
  const known = new Set(ids)
  const others = [...new Set([...related, ...wanted.named])]
    .filter(id => !known.has(id))
    .slice(0, limits.maxQueryResults)
  const askedCollections = relatedOf(wanted)
  const [named, collections] = await Promise.all([
    readBlocks(pool, spaceId, others),
    readCollections(pool, spaceId, askedCollections),
  ])
  const records = [...rows, ...named]
  const found = { asked: [...ids, ...others], askedCollections, records, shown: rows.length, collections }
  if (wanted.isBare) return { ...found, texts: new Map(), comments: new Map(), isDiscussed: false }
  // Texts are read after their rows, so that none is older than what a row says of it.
  const shown = new Set(rows.flatMap(row => [row.id, ...textsShownBy(row)]))
  const discussed = rows.flatMap(row => row.discussions ?? [])
  const [texts, comments] = await Promise.all([
    readTexts(pool, spaceId, [...shown]),
    countComments(pool, spaceId, ids, discussed),
  ])
  return {
    ...found,
    texts: new Map(texts.map(({ id, state }) => [id, toBase64(state)])),
    comments,
    isDiscussed: discussed.length > 0,
  }
}

const relatedOf = ({ schema, collectionId, rows }: Wanted): readonly Uuid[] => {
  if (rows.length === 0) return []
  const ids = Object.values(schema).flatMap(property => parseUuid(relatedCollection(property)) ?? [])
  return [...new Set(ids)].filter(id => id !== collectionId)
}

/** On the rows, then on the collections. */
export interface RowRoles {
  readonly records: readonly Role[]
  readonly collections: readonly Role[]
}

/** To be asked after the records were read: none that is told was taken back before. */
export async function rolesOnRows(
  { roleCache, now }: { readonly roleCache: Pick<RoleCache, 'judge'>; readonly now: () => number },
  userId: Uuid,
  spaceId: Uuid,
  { records, collections }: RowRecords,
): Promise<RowRoles> {
  const actor = personActor(userId)
  const ids = records.map(({ id }) => id)
  return roleCache.judge(spaceId, ids, source => {
    const at = now()
    const roleOn = (table: 'block' | 'collection', id: Uuid): Role => roleOf(actor, { table, id, spaceId }, source, at)
    return {
      records: ids.map(id => roleOn('block', id)),
      collections: collections.map(({ id }) => roleOn('collection', id)),
    }
  })
}

/** Answers how many comments there are on the rows that are told of. */
export function addRowRecords(
  map: RecordMapBuilder,
  { records, shown, texts, comments, collections }: RowRecords,
  roles: RowRoles,
): Record<Uuid, number> {
  const told: Record<Uuid, number> = {}
  for (const [i, value] of collections.entries()) {
    const role = roles.collections[i] ?? 'none'
    if (allows(role, 'read')) map.add('collection', value, role)
  }
  for (const [i, value] of records.entries()) {
    const role = roles.records[i] ?? 'none'
    if (!allows(role, 'read')) continue
    map.add('block', value, role)
    if (i >= shown) continue
    for (const id of [value.id, ...textsShownBy(value)]) {
      const text = texts.get(id)
      if (text !== undefined) map.texts[id] = text
    }
    const said = comments.get(value.id)
    if (said !== undefined) told[value.id] = said
  }
  return told
}
