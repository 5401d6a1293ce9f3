// What this person may do with a record, as far as it is known here: by what lies above it, and where not all of that is here, by what
// the server said when it sent it.
import type { Uuid } from '@sheaf/core/ids'
import { roleOf } from '@sheaf/core/permissions/can'
import { highest, type Role } from '@sheaf/core/permissions/roles'
import type { Table } from '@sheaf/core/records/all'
import type { SpaceSession } from './space-session'

export function myRole(session: SpaceSession, table: Table, id: Uuid): Role {
  const { replica, userId } = session
  const judged = roleOf({ userId }, session.pointer(table, id), replica.view, replica.context().now)
  return highest(judged, replica.role(table, id))
}
