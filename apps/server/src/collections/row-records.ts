// The records of an answer: rows as whole records, with the rows that their relations name, each with the caller's role.
import { relatedIn, relationOf } from '@sheaf/core/collection/relation'
import type { Schema } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { personActor } from '@sheaf/core/permissions/actor'
import { roleOf } from '@sheaf/core/permissions/can'
import { allows } from '@sheaf/core/permissions/roles'
import { textsShownBy } from '@sheaf/core/text/slice'
import type { Services } from '../http/server-parts'
import { RecordMapBuilder } from '../spaces/record-maps'
import { countComments } from '../storage/space/count-comments'
import { readBlocks } from '../storage/space/read-blocks-above'
import { readTexts } from '../storage/space/read-texts'

/** Answers how much is said about each of the rows. Roles are judged after the records were read: none that is answered was taken back before. */
export async function addRows(
  { pool, roleCache, now }: Pick<Services, 'pool' | 'roleCache' | 'now'>,
  map: RecordMapBuilder,
  asked: {
    readonly userId: Uuid
    readonly spaceId: Uuid
    readonly schema: Schema
    /** Besides those that relations name. */
    readonly named?: readonly Uuid[]
    /** Records alone: no texts, and nothing is counted. */
    readonly isBare?: boolean
  },
  ids: readonly Uuid[],
): Promise<ReadonlyMap<Uuid, number>> {
  const { userId, spaceId, schema } = asked
  const rows = await readBlocks(pool, spaceId, ids)
  const relations = Object.values(schema).filter(property => relationOf(property))
  const named = rows.flatMap(({ properties }) => relations.flatMap(({ id }) => relatedIn(properties?.[id])))
  const known = new Set(ids)
  const others = [...new Set([...named, ...(asked.named ?? [])])]
    .filter(id => !known.has(id))
    .slice(0, limits.maxQueryResults)
  const records = [...rows, ...(await readBlocks(pool, spaceId, others))]
  const held = records.map(({ id }) => id)
  const roles = await roleCache.judge(spaceId, held, source =>
    held.map(id => roleOf(personActor(userId), { table: 'block', id, spaceId }, source, now())),
  )
  const shown: Uuid[] = []
  const discussed: Uuid[] = []
  for (const [i, value] of records.entries()) {
    const role = roles[i] ?? 'none'
    if (!allows(role, 'read')) continue
    map.add('block', value, role)
    if (!known.has(value.id)) continue
    shown.push(value.id, ...textsShownBy(value))
    discussed.push(...(value.discussions ?? []))
  }
  if (asked.isBare) return new Map()
  // Texts are read after their rows, so that none is older than what a row says of it.
  for (const { id, state } of await readTexts(pool, spaceId, [...new Set(shown)])) map.addText(id, state)
  return countComments(pool, spaceId, ids, discussed)
}
