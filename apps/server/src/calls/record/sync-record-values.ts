// Which of the records a client holds are newer now. What is gone or hidden comes back as role none. Of blocks come the texts
// that they show, whether or not the record is newer.
import type { syncRecordValues as call } from '@sheaf/core/api/record/sync-record-values'
import { membershipId, type Uuid, uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { belongsTo, roleOf } from '@sheaf/core/permissions/can'
import { knownByActor } from '@sheaf/core/permissions/known-by-actor'
import type { KnownOfPerson } from '@sheaf/core/permissions/known-of-person'
import type { Table } from '@sheaf/core/records/all'
import { textsShownBy } from '@sheaf/core/text/slice'
import type { LoadedRecord } from '@sheaf/sync/storage'
import type { Services } from '../../http/server-parts'
import { RecordMapBuilder } from '../../spaces/record-maps'
import { readSelf, readUsers } from '../../storage/space/read-spaces'
import type { Handler } from '../define'

interface Wanted {
  readonly table: Table
  readonly id: Uuid
  readonly version: number
}

export const syncRecordValues: Handler<typeof call> = async ({ requests }, { userId, services }) => {
  const bySpace = new Map<Uuid, Wanted[]>()
  for (const { pointer, version } of requests) {
    const id = uuid(pointer.id)
    const spaceId = uuid(pointer.spaceId)
    bySpace.set(spaceId, [...(bySpace.get(spaceId) ?? []), { table: pointer.table, id, version }])
  }
  const map = new RecordMapBuilder()
  const seqs: Record<string, number> = {}
  for (const [spaceId, wanted] of bySpace) {
    const seq = await answerSpace(services, userId, spaceId, wanted, map)
    if (seq !== undefined) seqs[spaceId] = seq
  }
  return { recordMap: map.build(), unchanged: map.unchanged, texts: map.texts, seqs }
}

/** Answers how far the space had come, which is nobody's business who has no part in it. */
async function answerSpace(
  services: Services,
  userId: Uuid,
  spaceId: Uuid,
  wanted: readonly Wanted[],
  map: RecordMapBuilder,
): Promise<number | undefined> {
  const { records: memory, roleCache, now } = services
  const refs = wanted.filter(want => want.table !== 'sheaf_user')
  const { records, seq } = await memory.load(spaceId, refs)
  const byKey = new Map(records.map(record => [`${record.table}:${record.value.id}`, record]))
  const blocks = records.flatMap(({ table, value }) => (table === 'block' ? [value.id] : []))
  const actor = personActor(userId)
  // Asked after they were read: what is told was not taken back before.
  const { roles, members, hasPart } = await roleCache.judge(spaceId, blocks, source => {
    const at = now()
    const membership = (id: Uuid) => source.get('space_user', membershipId(spaceId, id))
    return {
      roles: wanted.map(({ table, id }) =>
        byKey.has(`${table}:${id}`) ? roleOf(actor, { table, id, spaceId }, source, at) : 'none',
      ),
      members: new Map(
        wanted.flatMap(({ table, id }) =>
          table === 'sheaf_user' ? [[id, knownByActor(actor, membership(userId), id, membership(id))] as const] : [],
        ),
      ),
      hasPart: belongsTo(actor, spaceId, source),
    }
  })
  const readable: LoadedRecord[] = []
  for (const [i, want] of wanted.entries()) {
    if (want.table === 'sheaf_user') {
      await answerUser(services, userId, want, members.get(want.id) ?? 'nothing', map)
      continue
    }
    const record = byKey.get(`${want.table}:${want.id}`)
    const role = roles[i] ?? 'none'
    if (!record || role === 'none') {
      map.addNone(want.table, want.id)
      continue
    }
    readable.push(record)
    if (record.value.version > want.version) map.add(record.table, record.value, role)
    else map.addUnchanged(record.table, record.value.id, role)
  }
  await answerTexts(services, spaceId, readable, map)
  return hasPart ? seq : undefined
}

/**
 * Whoever may read a block may read what it shows: a text never spans two pages. Texts are read after their blocks, so that none
 * is older than what a block says of it.
 */
async function answerTexts(
  services: Services,
  spaceId: Uuid,
  readable: readonly LoadedRecord[],
  map: RecordMapBuilder,
): Promise<void> {
  const blocks = readable.filter(({ table }) => table === 'block')
  const wanted = new Set(blocks.flatMap(({ value }) => [value.id, ...textsShownBy(value)]))
  for (const { value, text } of blocks) {
    wanted.delete(value.id)
    if (text) map.addText(value.id, text.state)
  }
  const others = [...wanted].map(id => ({ table: 'block' as const, id }))
  const { records } = others.length ? await services.records.load(spaceId, others) : { records: [] }
  for (const { value, text } of records) if (text) map.addText(value.id, text.state)
}

async function answerUser(
  { pool }: Services,
  userId: Uuid,
  want: Wanted,
  known: KnownOfPerson,
  map: RecordMapBuilder,
): Promise<void> {
  if (want.id === userId) {
    const self = await readSelf(pool, userId)
    if (self && self.version > want.version) map.addPerson(self, 'all')
    return
  }
  const [user] = known === 'nothing' ? [] : await readUsers(pool, [want.id])
  if (!user) return map.addNone('sheaf_user', want.id)
  if (user.version > want.version) map.addPerson(user, known)
}
