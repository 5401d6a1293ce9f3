// What this person may do with a record, as far as it is known here: by what lies above it, and where not all of that is here, by what
// the server said when it sent it.
import type { Uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { roleOf } from '@sheaf/core/permissions/can'
import { bothRoles, type Role } from '@sheaf/core/permissions/roles'
import type { Table } from '@sheaf/core/records/all'
import type { Replica } from './replica'

export function myRole(replica: Replica, table: Table, id: Uuid): Role {
  const { spaceId, userId } = replica.options
  const judged = roleOf(personActor(userId), { table, id, spaceId }, replica.view, replica.context().now)
  return bothRoles(judged, replica.role(table, id))
}
