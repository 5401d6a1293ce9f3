// Takes away what has run out: sessions, codes, counters and invitations. Nothing reads them any more, so it may run at any time, anywhere.
import { sql } from 'kysely'
import type { Database } from './database'

export async function pruneExpired(database: Database, now: number): Promise<void> {
  await database.deleteFrom('email_code').where('expires_time', '<=', now).execute()
  await sql`delete from space_invite where expires_time <= ${now}`.execute(database)
  await database.deleteFrom('rate_limit').where('expires_time', '<=', now).execute()
  // Accounts of a session go with it by the foreign key.
  await database.deleteFrom('session').where('expires_time', '<=', now).execute()
}
