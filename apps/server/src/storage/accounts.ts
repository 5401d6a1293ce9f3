// Accounts at rest: a `sheaf_user` record that others may see, and a credential that never leaves the server.
import type { Uuid } from '@sheaf/core/ids'
import type { RecordOf } from '@sheaf/core/records/all'
import type { UserSettings, UserSettingsChange } from '@sheaf/core/records/user-settings'
import { sql } from 'kysely'
import type { Database, Tx } from './database'
import { sessionsOfUser } from './sessions'

interface StoredCredential {
  readonly userId: Uuid
  readonly passwordHash: string | undefined
  readonly emailVerified: boolean
  /** Banned or suspended: the credential is right and still opens nothing. */
  readonly blocked: boolean
}

export async function findCredential(database: Database | Tx, email: string): Promise<StoredCredential | undefined> {
  const row = await database
    .selectFrom('credential')
    .innerJoin('sheaf_user', 'sheaf_user.id', 'credential.user_id')
    .select([
      'credential.user_id',
      'credential.password_hash',
      'credential.email_verified_time',
      'sheaf_user.is_banned',
      'sheaf_user.suspended_time',
    ])
    .where('credential.email', '=', email)
    .executeTakeFirst()
  return (
    row && {
      userId: row.user_id,
      passwordHash: row.password_hash ?? undefined,
      emailVerified: row.email_verified_time !== null,
      blocked: row.is_banned === true || row.suspended_time !== null,
    }
  )
}

/** The credential of an account that is known. */
export async function credentialOf(
  database: Database | Tx,
  userId: Uuid,
): Promise<{ readonly email: string; readonly passwordHash: string | undefined } | undefined> {
  const row = await database
    .selectFrom('credential')
    .select(['email', 'password_hash'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && { email: row.email, passwordHash: row.password_hash ?? undefined }
}

interface NewAccount {
  readonly userId: Uuid
  readonly email: string
  readonly name: string
  readonly passwordHash: string | undefined
  readonly emailVerified: boolean
  readonly now: number
}

/** Makes the account, or returns false when the address has one. Of two at once exactly one is made. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  const made = await tx
    .insertInto('credential')
    .values({
      user_id: account.userId,
      email: account.email,
      password_hash: account.passwordHash ?? null,
      email_verified_time: account.emailVerified ? account.now : null,
      created_time: account.now,
    })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('user_id')
    .execute()
  if (made.length === 0) return false
  await tx
    .insertInto('sheaf_user')
    .values({ id: account.userId, version: 1, last_version: 0, email: account.email, name: account.name })
    .execute()
  return true
}

/** Notes that the person reads this address, and nothing else. */
export async function markEmailVerified(tx: Tx, userId: Uuid, now: number): Promise<void> {
  await tx
    .updateTable('credential')
    .set({ email_verified_time: now })
    .where('user_id', '=', userId)
    .where('email_verified_time', 'is', null)
    .execute()
}

/**
 * Gives an account to the person who reads its address. Until somebody shows that, whoever set the password may be a stranger
 * who signed up with this address first: so the password goes, and the account leaves every session. Returns those sessions.
 */
export async function claimAccount(tx: Tx, userId: Uuid, now: number): Promise<readonly Uuid[]> {
  await tx
    .updateTable('credential')
    .set({ email_verified_time: now, password_hash: null })
    .where('user_id', '=', userId)
    .execute()
  const sessions = await sessionsOfUser(tx, userId)
  await tx.deleteFrom('session_account').where('user_id', '=', userId).execute()
  return sessions
}

export async function setPassword(tx: Tx, userId: Uuid, passwordHash: string): Promise<void> {
  await tx.updateTable('credential').set({ password_hash: passwordHash }).where('user_id', '=', userId).execute()
}

/** What may be changed of a person; null takes a value away. */
type UserChange = {
  readonly [K in 'email' | 'name' | 'given_name' | 'family_name' | 'profile_photo']?: Exclude<
    RecordOf<'sheaf_user'>[K],
    undefined
  > | null
} & { readonly settings?: UserSettingsChange | null }

/** A person belongs to no space, so this is not in any log; the version counts all the same. */
export async function changeUser(
  database: Database | Tx,
  userId: Uuid,
  { settings, ...change }: UserChange,
): Promise<void> {
  await database
    .updateTable('sheaf_user')
    .set(eb => ({
      ...change,
      ...(settings === null && { settings }),
      // In the row itself: of two changes at once, both are kept.
      ...(settings && {
        settings: sql<UserSettings>`jsonb_strip_nulls(coalesce(settings, '{}') || ${JSON.stringify(settings)}::jsonb)`,
      }),
      version: eb('version', '+', 1),
      last_version: eb.ref('version'),
    }))
    .where('id', '=', userId)
    .execute()
}

/** Moves an account to an address that its person was shown to read, together with what `within` does. False: another account has it. */
export async function moveToEmail(
  database: Database,
  userId: Uuid,
  email: string,
  now: number,
  within: (tx: Tx) => Promise<void> = async () => {},
): Promise<boolean> {
  return database.transaction().execute(async tx => {
    const moved = await tx
      .updateTable('credential')
      .set({ email, email_verified_time: now })
      .where('user_id', '=', userId)
      .where(eb =>
        eb.not(
          eb.exists(eb.selectFrom('credential as other').select('other.user_id').where('other.email', '=', email)),
        ),
      )
      .returning('user_id')
      .execute()
    if (moved.length === 0) return false
    await changeUser(tx, userId, { email })
    await within(tx)
    return true
  })
}

/** Leaves of an account only that there was one. */
export async function eraseAccount(tx: Tx, userId: Uuid, name: string): Promise<void> {
  await tx.deleteFrom('credential').where('user_id', '=', userId).execute()
  await changeUser(tx, userId, {
    name,
    email: null,
    given_name: null,
    family_name: null,
    profile_photo: null,
    settings: null,
  })
}

/** Which of these accounts has an address. */
export async function accountOf(database: Database, among: readonly Uuid[], email: string): Promise<Uuid | undefined> {
  if (among.length === 0) return undefined
  const row = await database
    .selectFrom('credential')
    .select('user_id')
    .where('email', '=', email)
    .where('user_id', 'in', among)
    .executeTakeFirst()
  return row?.user_id
}
