// Who may make a call on what: the one record that a call acts on is looked up and judged before its handler runs. Ids that are none, a
// record that is not there, is of another kind or is not seen: all of them are answered with the same NotFoundError.
import { catalogKinds } from '@sheaf/catalog'
import { idsOfSubject, type JudgedSubject, type SubjectKind } from '@sheaf/core/api/subject'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import type { Actor } from '@sheaf/core/permissions/actor'
import type { PermissionSource } from '@sheaf/core/permissions/principals'
import type { Role } from '@sheaf/core/permissions/roles'
import { LoadingSource } from '@sheaf/sync/gateway'
import type { Services } from '../http/server-parts'
import { demand } from '../spaces/demand'
import type { JudgedRecord } from './judged-record'

const tables = {
  space: 'space',
  team: 'team',
  block: 'block',
  page: 'block',
  collection: 'collection',
} as const satisfies Record<SubjectKind, string>

export async function resolveSubject(
  on: JudgedSubject,
  input: unknown,
  actor: Actor,
  { rooms, roleCache, now }: Pick<Services, 'rooms' | 'roleCache' | 'now'>,
): Promise<JudgedRecord> {
  const given = idsOfSubject(on, input)
  const [spaceId, id] = [parseUuid(given.spaceId), parseUuid(given.id)]
  if (!spaceId || !id) throw new SheafError('NotFoundError')
  const pointer = { table: tables[on.kind], id, spaceId }
  const question = (from: PermissionSource): Role => {
    const role = demand({ actor, pointer, needs: on.needs, refusal: on.refusal }, from, now())
    if (on.kind === 'page' && !isPage(from, id)) throw new SheafError('NotFoundError')
    return role
  }
  const likely = pointer.table === 'block' ? [id] : []
  return {
    spaceId,
    id,
    role: await roleCache.judge(spaceId, likely, question),
    source: new LoadingSource(rooms.roles, spaceId),
  }
}

function isPage(source: PermissionSource, id: Uuid): boolean {
  const block = source.get('block', id)
  return block !== undefined && catalogKinds.traits(block.type).page
}
