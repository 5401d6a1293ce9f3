// What a handler knows of the record that its call acts on.
import type { Uuid } from '@sheaf/core/ids'
import type { Role } from '@sheaf/core/permissions/roles'
import type { LoadingSource } from '@sheaf/sync/gateway'

export interface JudgedRecord {
  readonly spaceId: Uuid
  readonly id: Uuid
  /** The caller's role on it, which allows what the call needs. */
  readonly role: Role
  /** Answers further questions about roles. */
  readonly source: LoadingSource
}
