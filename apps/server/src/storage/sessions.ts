// Sessions at rest. A session is one browser; it holds the accounts signed in there.
import type { Uuid } from '@sheaf/core/ids'
import type { Database, OpenDatabase, Tx } from './database'

export interface StoredSession {
  readonly id: Uuid
  readonly createdTime: number
  readonly expiresTime: number
  readonly lastSeenTime: number | undefined
  /** In the order in which they signed in. Never empty. */
  readonly userIds: readonly Uuid[]
}

const LIVE_SESSION = `SELECT s.id, s.created_time, s.expires_time, s.last_seen_time, a.user_id
  FROM session s JOIN session_account a ON a.session_id = s.id JOIN sheaf_user u ON u.id = a.user_id
  WHERE s.token_hash = $1 AND s.expires_time > $2 AND u.suspended_time IS NULL AND u.is_banned IS NOT TRUE
  ORDER BY a.added_time, a.user_id`

/** The live session of a token, with those of its accounts that may still be used. Every call asks: it is prepared. */
export async function findSession(
  pool: OpenDatabase['pool'],
  tokenHash: Buffer,
  now: number,
): Promise<StoredSession | undefined> {
  const { rows } = await pool.query<{
    id: Uuid
    created_time: number
    expires_time: number
    last_seen_time: number | null
    user_id: Uuid
  }>({ name: 'session', text: LIVE_SESSION, values: [tokenHash, now] })
  const [first] = rows
  if (!first) return undefined
  return {
    id: first.id,
    createdTime: first.created_time,
    expiresTime: first.expires_time,
    lastSeenTime: first.last_seen_time ?? undefined,
    userIds: rows.map(row => row.user_id),
  }
}

interface NewSession {
  readonly id: Uuid
  readonly tokenHash: Buffer
  readonly userId: Uuid
  readonly now: number
  readonly expiresTime: number
  /** The session whose accounts move into this one; it ends. */
  readonly replaces: Uuid | undefined
}

/** Makes a session of `userId` and the accounts of the one it replaces. All or nothing. */
export async function replaceSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      created_time: session.now,
      expires_time: session.expiresTime,
    })
    .execute()
  if (session.replaces !== undefined) {
    // Taking the old rows away and putting them in again decides between two sign-ins at once: the second finds none.
    const moved = await tx
      .deleteFrom('session_account')
      .where('session_id', '=', session.replaces)
      .returning(['user_id', 'added_time'])
      .execute()
    await tx.deleteFrom('session').where('id', '=', session.replaces).execute()
    const others = moved.filter(row => row.user_id !== session.userId)
    if (others.length)
      await tx
        .insertInto('session_account')
        .values(others.map(row => ({ session_id: session.id, ...row })))
        .execute()
  }
  await tx
    .insertInto('session_account')
    .values({ session_id: session.id, user_id: session.userId, added_time: session.now })
    .execute()
}

export async function deleteSession(database: Database | Tx, sessionId: Uuid): Promise<boolean> {
  await database.deleteFrom('session_account').where('session_id', '=', sessionId).execute()
  const gone = await database.deleteFrom('session').where('id', '=', sessionId).returning('id').execute()
  return gone.length > 0
}

/** Takes one account out of a session. Returns how many are left, or undefined when it was not in it. */
export async function removeAccount(tx: Tx, sessionId: Uuid, userId: Uuid): Promise<number | undefined> {
  const gone = await tx
    .deleteFrom('session_account')
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .execute()
  if (gone.length === 0) return undefined
  const left = await tx.selectFrom('session_account').select('user_id').where('session_id', '=', sessionId).execute()
  return left.length
}

/** Every session that holds this account. */
export async function sessionsOfUser(database: Database | Tx, userId: Uuid): Promise<Uuid[]> {
  const rows = await database.selectFrom('session_account').select('session_id').where('user_id', '=', userId).execute()
  return rows.map(row => row.session_id)
}

export async function extendSession(database: Database, sessionId: Uuid, expiresTime: number): Promise<void> {
  await database.updateTable('session').set({ expires_time: expiresTime }).where('id', '=', sessionId).execute()
}

export async function noteSeen(database: Database, sessionId: Uuid, now: number, userAgent: string): Promise<void> {
  await database
    .updateTable('session')
    .set({ last_seen_time: now, user_agent: userAgent })
    .where('id', '=', sessionId)
    .execute()
}

export interface SessionOfUser {
  readonly id: Uuid
  readonly signedInTime: number
  readonly lastSeenTime: number | null
  readonly userAgent: string | null
}

/** Where an account is signed in, what was used last first. */
export async function liveSessionsOf(database: Database, userId: Uuid, now: number): Promise<SessionOfUser[]> {
  return database
    .selectFrom('session')
    .innerJoin('session_account', 'session_account.session_id', 'session.id')
    .select([
      'session.id',
      'session_account.added_time as signedInTime',
      'session.last_seen_time as lastSeenTime',
      'session.user_agent as userAgent',
    ])
    .where('session_account.user_id', '=', userId)
    .where('session.expires_time', '>', now)
    .orderBy(eb => eb.fn.coalesce('session.last_seen_time', 'session_account.added_time'), 'desc')
    .execute()
}

/** Takes an account out of all its sessions, or all but one, and returns those. A session without accounts opens nothing. */
export async function removeAccountEverywhere(tx: Tx, userId: Uuid, except?: Uuid): Promise<Uuid[]> {
  const gone = await tx
    .deleteFrom('session_account')
    .where('user_id', '=', userId)
    .$if(except !== undefined, query => query.where('session_id', '!=', except as Uuid))
    .returning('session_id')
    .execute()
  return gone.map(row => row.session_id)
}
