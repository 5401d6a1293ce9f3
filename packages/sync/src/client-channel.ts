// A channel as a client keeps it.
import type { Pointer } from '@sheaf/core/operations/record-id'
import type { Role } from '@sheaf/core/permissions/roles'
import type { EntriesMessage } from '@sheaf/core/protocol/messages'

export interface ClientChannel {
  readonly pointer: Pointer
  /** Current up to this seq; null until the first load. */
  cursor: number | null
  /** Unsent: made here and all here, and the server would say that there is no such thing. */
  state: 'idle' | 'unsent' | 'loading' | 'subscribing' | 'live'
  role: Role
  users: number
  failures: number
  /** Its first part is here, or all that there is of it before the server has it. */
  hasBegun: boolean
  /** Entries that came while catching up. */
  readonly missed: EntriesMessage[]
}

/** One that nothing is known of yet. */
export const newChannel = (pointer: Pointer): ClientChannel => ({
  pointer,
  cursor: null,
  state: 'idle',
  role: 'none',
  users: 0,
  failures: 0,
  hasBegun: false,
  missed: [],
})
