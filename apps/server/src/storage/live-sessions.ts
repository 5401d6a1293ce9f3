// Which of the sessions that somebody holds open are still alive, in one question.
import type { Uuid } from '@sheaf/core/ids'
import type { Database } from './database'

export const accountKey = (sessionId: Uuid, userId: Uuid): string => `${sessionId} ${userId}`

/** The accounts of these sessions that may still be used, as `accountKey`. */
export async function liveAccounts(
  database: Database,
  sessionIds: readonly Uuid[],
  now: number,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('session')
    .innerJoin('session_account', 'session_account.session_id', 'session.id')
    .innerJoin('sheaf_user', 'sheaf_user.id', 'session_account.user_id')
    .select(['session.id', 'session_account.user_id'])
    .where('session.id', 'in', sessionIds)
    .where('session.expires_time', '>', now)
    .where('sheaf_user.suspended_time', 'is', null)
    .where(eb => eb.or([eb('sheaf_user.is_banned', 'is', null), eb('sheaf_user.is_banned', '=', false)]))
    .execute()
  return new Set(rows.map(row => accountKey(row.id, row.user_id)))
}
