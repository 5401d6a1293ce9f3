// A channel as a client keeps it.
import type { Pointer } from '@sheaf/core/operations/record-id'
import type { Role } from '@sheaf/core/permissions/roles'
import type { EntriesMessage } from '@sheaf/core/protocol/messages'

export interface ClientChannel {
  readonly pointer: Pointer
  /** Current up to this seq; null until the first load. */
  cursor: number | null
  state: 'idle' | 'loading' | 'subscribing' | 'live'
  role: Role
  users: number
  failures: number
  /** Its first part is here. */
  hasBegun: boolean
  /** Entries that came while catching up. */
  readonly missed: EntriesMessage[]
}
