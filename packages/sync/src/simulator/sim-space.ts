// The space of a run: three people, three shared pages and a page inside one of them, on a store that is watched.
import { membershipId, type Uuid } from '@sheaf/core/ids'
import { blockKinds } from '@sheaf/core/kinds/block-kind'
import type { Pointer } from '@sheaf/core/operations/record-id'
import { madeRecord } from '@sheaf/core/operations/space-state'
import type { PermissionItem } from '@sheaf/core/records/block'
import { ownSlice } from '@sheaf/core/text/slice'
import { MemoryStorage } from '../memory-storage'
import type { CommitOutcome, CommitPart } from '../storage'
import type { Random } from './random'
import { databaseIds, databaseNames, databaseRecords } from './sim-databases'

export const kinds = blockKinds([
  { type: 'text', flowing: true, page: false },
  { type: 'to_do', flowing: true, page: false },
  { type: 'divider', flowing: false, page: false },
  { type: 'page', flowing: false, page: true },
  { type: 'collection_view', flowing: false, page: false },
])

/** Tells about every commit, in order, when it has happened. */
class WatchedStorage extends MemoryStorage {
  onCommit: (part: CommitPart) => void = () => {}
  override async commit(part: CommitPart): Promise<CommitOutcome> {
    const outcome = await super.commit(part)
    if (outcome === 'committed') this.onCommit(part)
    return outcome
  }
}

export interface SimSpace {
  readonly id: Uuid
  readonly storage: WatchedStorage
  /** The first owns everything and grants roles. */
  readonly people: readonly Uuid[]
  readonly pages: readonly Uuid[]
  /** Of the databases on the first page, where there are any. */
  readonly collections: readonly Uuid[]
  pointer(page: Uuid): Pointer
}

export function makeSpace(random: Random, people = 3, withDatabases = false): SimSpace {
  const id = random.uuid()
  const users = Array.from({ length: people }, () => random.uuid())
  const [home, work, secret, inner] = Array.from({ length: 4 }, () => random.uuid()) as [Uuid, Uuid, Uuid, Uuid]
  const storage = new WatchedStorage()
  const shared = (members: readonly Uuid[]): PermissionItem[] =>
    members.map((user, i) => ({ type: 'user', user_id: user, role: i === 0 ? 'owner' : 'editor' }))
  const page = (pageId: Uuid, parent: { table: 'space' | 'block'; id: Uuid }, permissions?: PermissionItem[]) =>
    madeRecord('block', {
      id: pageId,
      version: 1,
      last_version: 0,
      space_id: id,
      type: 'page',
      alive: true,
      parent_id: parent.id,
      parent_table: parent.table,
      ...(parent.table === 'block' ? { page_id: parent.id } : {}),
      properties: {},
      format: {},
      ...(permissions ? { permissions } : {}),
      crdt_data: { title: [ownSlice(pageId)], own: ownSlice(pageId) },
      crdt_format_version: 1,
    })
  storage.createSpace(id, [
    madeRecord('space', { id, version: 1, last_version: 0, name: 'Simulated' }),
    ...users.map((user, i) =>
      madeRecord('space_user', {
        id: membershipId(id, user),
        version: 1,
        last_version: 0,
        space_id: id,
        user_id: user,
        alive: true,
        membership_type: i === 0 ? 'owner' : 'member',
      }),
    ),
    page(home, { table: 'space', id }, shared(users)),
    page(work, { table: 'space', id }, shared(users)),
    page(secret, { table: 'space', id }, shared(users.slice(0, 2))),
    page(inner, { table: 'block', id: home }),
    ...(withDatabases ? databaseRecords(id, home) : []),
  ])
  const collections = withDatabases ? databaseNames.map(name => databaseIds(id, name).collection) : []
  return {
    id,
    storage,
    people: users,
    pages: [home, work, secret, inner],
    collections,
    pointer: target => ({ table: collections.includes(target) ? 'collection' : 'block', id: target, spaceId: id }),
  }
}
