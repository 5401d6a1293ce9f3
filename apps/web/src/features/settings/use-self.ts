// The person whose settings these are, and what changes them.

import type { changeProfile } from '@sheaf/core/api/account/change-profile'
import type { InputOf } from '@sheaf/core/api/define'
import type { SheafUserValue } from '@sheaf/core/records/sheaf-user'
import { rowsOf } from '@sheaf/sync/record-rows'
import { createApi } from '../../data/api'
import { useRecord, useSession } from '../../data/hooks'

interface Self {
  readonly user: SheafUserValue | undefined
  /** Rejects when it could not be saved. */
  readonly change: (change: InputOf<typeof changeProfile>) => Promise<void>
}

export function useSelf(): Self {
  const session = useSession()
  const user = useRecord('sheaf_user', session.userId)
  const change: Self['change'] = async given => {
    const { recordMap } = await createApi(session.userId, session.spaceId).changeProfile(given, { keepalive: true })
    session.client.absorb(rowsOf(recordMap))
  }
  return { user, change }
}
