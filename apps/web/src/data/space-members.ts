// Who is in the space, asked for once a session. What they are called is learnt as of everybody else.
import type { Uuid } from '@sheaf/core/ids'
import { rowsOf } from '@sheaf/sync/record-rows'
import type { SpaceSession } from './space-session'

const asked = new WeakMap<SpaceSession, Promise<readonly Uuid[]>>()

/** Asked again by the next one when it could not be answered. */
export function spaceMembers(session: SpaceSession): Promise<readonly Uuid[]> {
  const known = asked.get(session) ?? askMembers(session)
  asked.set(session, known)
  known.catch(() => asked.delete(session))
  return known
}

async function askMembers(session: SpaceSession): Promise<readonly Uuid[]> {
  const { recordMap } = await session.api.getMembers({ spaceId: session.spaceId })
  const rows = rowsOf(recordMap)
  session.client.absorb(rows)
  const ids = rows.flatMap(({ table, value, role }): Uuid[] => {
    if (table !== 'space_user' || role === 'none') return []
    const { user_id, alive } = value
    return alive && user_id ? [user_id] : []
  })
  session.learnPeople(ids)
  return ids
}
