// What a person may do to a collection, told again when it changes. The server decides.
import type { Uuid } from '@sheaf/core/ids'
import type { Verb } from '@sheaf/core/permissions/rights'
import { allows } from '@sheaf/core/permissions/roles'
import { useDerived, useSession } from '@sheaf/editor/host/session'
import { myRole } from '@sheaf/sync/my-role'

export function useMay(collection: Uuid, verb: Verb): boolean {
  const session = useSession()
  return useDerived(() => allows(myRole(session.replica, 'collection', collection), verb), Object.is)
}
