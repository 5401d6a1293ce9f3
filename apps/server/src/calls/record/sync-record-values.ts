// Which of the records a client holds are newer now. What is gone or hidden comes back as role none. Of blocks come the texts
// that they show, whether or not the record is newer.
import type { syncRecordValues as call } from '@sheaf/core/api/record/sync-record-values'
import { membershipId, type Uuid, uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { belongsTo, roleOf } from '@sheaf/core/permissions/can'
import { knownByActor } from '@sheaf/core/permissions/known-by-actor'
import type { Table } from '@sheaf/core/records/all'
import type { SpaceUserValue } from '@sheaf/core/records/space-user'
import { textsShownBy } from '@sheaf/core/text/slice'
import { LoadingSource } from '@sheaf/sync/gateway'
import type { LoadedRecord, RecordRef } from '@sheaf/sync/storage'
import type { Services } from '../../http/server-parts'
import { RecordMapBuilder } from '../../spaces/record-maps'
import { readSelf, readUsers } from '../../storage/space/read-spaces'
import { readTexts } from '../../storage/space/read-texts'
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
    const seq = (await services.rooms.storage.head(spaceId))?.seq
    // How far a space has come is nobody's business who has no part in it.
    if (await answerSpace(services, userId, spaceId, wanted, map)) seqs[spaceId] = seq ?? 0
  }
  return { recordMap: map.build(), unchanged: map.unchanged, texts: map.texts, seqs }
}

/** Says whether the caller has a part in the space. */
async function answerSpace(
  services: Services,
  userId: Uuid,
  spaceId: Uuid,
  wanted: readonly Wanted[],
  map: RecordMapBuilder,
): Promise<boolean> {
  const source = new LoadingSource(services.rooms.roles, spaceId)
  const refs: RecordRef[] = wanted.filter(want => want.table !== 'sheaf_user')
  const [{ records }] = await Promise.all([services.rooms.storage.load(spaceId, refs, []), source.load(refs)])
  const byKey = new Map(records.map(record => [`${record.table}:${record.value.id}`, record]))
  const readable: LoadedRecord[] = []
  for (const want of wanted) {
    if (want.table === 'sheaf_user') {
      await answerUser(services, userId, spaceId, want, map, source)
      continue
    }
    const record = byKey.get(`${want.table}:${want.id}`)
    const role = record
      ? await source.ask(() =>
          roleOf(personActor(userId), { table: want.table, id: want.id, spaceId }, source, services.now()),
        )
      : 'none'
    if (!record || role === 'none') {
      map.addNone(want.table, want.id)
      continue
    }
    readable.push(record)
    if (record.value.version > want.version) map.add(record.table, record.value, role)
    else map.addUnchanged(record.table, record.value.id, role)
  }
  await answerTexts(services, spaceId, readable, records, map)
  return source.ask(() => belongsTo(personActor(userId), spaceId, source))
}

/**
 * Whoever may read a block may read what it shows: a text never spans two pages. Texts are read after their blocks, so that none
 * is older than what a block says of it.
 */
async function answerTexts(
  services: Services,
  spaceId: Uuid,
  readable: readonly LoadedRecord[],
  loaded: readonly LoadedRecord[],
  map: RecordMapBuilder,
): Promise<void> {
  const blocks = readable.filter(({ table }) => table === 'block')
  const wanted = new Set(blocks.flatMap(({ value }) => [value.id, ...textsShownBy(value)]))
  for (const { table, value, text } of loaded)
    if (table === 'block' && wanted.delete(value.id) && text) map.addText(value.id, text.state)
  for (const { id, state } of await readTexts(services.pool, spaceId, [...wanted])) map.addText(id, state)
}

async function answerUser(
  services: Services,
  userId: Uuid,
  spaceId: Uuid,
  want: Wanted,
  map: RecordMapBuilder,
  source: LoadingSource,
): Promise<void> {
  if (want.id === userId) {
    const self = await readSelf(services.pool, userId)
    if (self && self.version > want.version) map.addPerson(self, 'all')
    return
  }
  const membership = (id: Uuid): Promise<SpaceUserValue | undefined> =>
    source.ask(() => source.get('space_user', membershipId(spaceId, id)))
  const known = knownByActor(personActor(userId), await membership(userId), want.id, await membership(want.id))
  const [user] = known === 'nothing' ? [] : await readUsers(services.pool, [want.id])
  if (!user) return map.addNone('sheaf_user', want.id)
  if (user.version > want.version) map.addPerson(user, known)
}
