// A small space as one person's client holds it, and the part of a session that actions need: enough to run them and look at
// what became of the records, without a server.
import { catalogKinds } from '@sheaf/catalog'
import { Draft } from '@sheaf/core/actions/draft'
import { membershipId, spaceViewId, type Uuid, uuid } from '@sheaf/core/ids'
import { madeRecord } from '@sheaf/core/operations/space-state'
import type { Role } from '@sheaf/core/permissions/roles'
import type { Table } from '@sheaf/core/records/all'
import type { HostSession } from '@sheaf/editor/host/session'
import { Replica } from '@sheaf/sync/replica'

export const idOf = (n: number): Uuid => uuid(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
/** Several of them, to be named at once. */
export const idsOf = <const N extends readonly number[]>(...numbers: N): { readonly [K in keyof N]: Uuid } =>
  numbers.map(idOf) as { readonly [K in keyof N]: Uuid }
export const space = idOf(1)
export const me = idOf(2)
export const other = idOf(3)
const viewId = spaceViewId(space, me)

export const record = (table: Table, value: Record<string, unknown>, role: Role = 'editor') => ({
  ...madeRecord(table, { version: 1, last_version: 0, space_id: space, ...value }),
  role,
})

type ParentOf = [table: Table, id: Uuid]
export const block = (type: string, id: Uuid, title: string, parent: ParentOf, more: object = {}, role?: Role) =>
  record(
    'block',
    {
      id,
      type,
      alive: true,
      properties: { title: [[title]] },
      format: {},
      content: [],
      parent_table: parent[0],
      parent_id: parent[1],
      ...more,
    },
    role,
  )
export const page = (id: Uuid, title: string, parent: ParentOf, more?: object, role?: Role) =>
  block('page', id, title, parent, more, role)

/** A member of the space, whose view lists these. */
export function smallSpace(view: object, records: readonly ReturnType<typeof record>[]): Replica {
  const replica = new Replica({ spaceId: space, userId: me, kinds: catalogKinds, now: () => 1, textClientId: () => 1 })
  replica.load(
    [
      record('space', { id: space, name: 'Northwind' }, 'reader'),
      record('space_user', { id: membershipId(space, me), user_id: me, membership_type: 'member', alive: true }),
      record('space_view', { id: viewId, user_id: me, ...view }, 'owner'),
      ...records,
    ],
    [],
  )
  return replica
}

export function sessionOn(replica: Replica): HostSession {
  const pointer = (table: Table, id: Uuid) => ({ table, id, spaceId: space })
  return {
    spaceId: space,
    userId: me,
    replica,
    pointer,
    viewPointer: pointer('space_view', viewId),
    client: {
      commit: (build: (draft: Draft) => void) => {
        const draft = new Draft(replica)
        build(draft)
        draft.finish()
        return draft.operations.length > 0 ? draft : null
      },
    },
  } as unknown as HostSession
}
