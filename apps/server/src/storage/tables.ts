// The tables as the query builder sees them: those of accounts here, those of records derived from their definitions.
import type { Uuid } from '@sheaf/core/ids'
import type { RecordOf, Table } from '@sheaf/core/records/all'

interface CredentialTable {
  readonly user_id: Uuid
  /** Trimmed and lower case; unique. */
  readonly email: string
  /** argon2id; null for people who only use e-mailed codes. */
  readonly password_hash: string | null
  /** When the person showed that they read this address; null until then. */
  readonly email_verified_time: number | null
  readonly created_time: number
}

interface SessionTable {
  readonly id: Uuid
  /** SHA-256 of the cookie's token: a copy of this table opens nothing. */
  readonly token_hash: Buffer
  readonly created_time: number
  readonly expires_time: number
  /** As the browser last said; only ever shown to the person whose session it is. */
  readonly user_agent: string | null
  /** Within some minutes. */
  readonly last_seen_time: number | null
}

interface SessionAccountTable {
  readonly session_id: Uuid
  readonly user_id: Uuid
  readonly added_time: number
}

interface EmailCodeTable {
  readonly state_hash: Buffer
  readonly code_hash: Buffer
  readonly email: string
  readonly attempts: number
  readonly expires_time: number
}

interface RateLimitTable {
  readonly key: string
  readonly points: number
  readonly expires_time: number
  /** When the next attempt may be made. */
  readonly next_time: number
}

interface MigrationTable {
  readonly id: number
  readonly name: string
  readonly applied_time: number
}

interface ServerTables {
  readonly credential: CredentialTable
  readonly session: SessionTable
  readonly session_account: SessionAccountTable
  readonly email_code: EmailCodeTable
  readonly rate_limit: RateLimitTable
  readonly migration: MigrationTable
}

/** A record as a row: what a value may lack is null here. */
type RowOf<T extends Table> = {
  readonly [K in keyof RecordOf<T>]-?: undefined extends RecordOf<T>[K]
    ? Exclude<RecordOf<T>[K], undefined> | null
    : RecordOf<T>[K]
}
type RecordTables = { readonly [T in Table]: RowOf<T> }

export interface Tables extends ServerTables, RecordTables {}
