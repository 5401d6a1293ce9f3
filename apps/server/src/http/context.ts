// What a call handler is given besides its input. For calls that need a session, the session and the user are there by type.
import type { Access } from '@sheaf/core/api/define'
import type { Uuid } from '@sheaf/core/ids'
import type { Actor } from '@sheaf/core/permissions/actor'
import type { Trier } from '../auth/rate-limits'
import type { IssuedSession, Session } from '../auth/sessions'
import type { Log } from '../log'
import type { Services } from './server-parts'

/** The browser at the other end: what it is told to keep. */
export interface Browser {
  /** The network address, for rate limits. */
  readonly address: string
  /** The languages that it asks for, the most wanted first. */
  readonly languages: readonly string[]
  /** Whom the browser calls active, whether or not that is true: a hint. */
  readonly claimedUserId: Uuid | undefined
  /** Signed in anew: both cookies change. `userId` is answered as the active one. */
  readonly keep: (issued: IssuedSession, userId: Uuid) => void
  /** The accounts changed or the session was extended; the token stays. */
  readonly update: (session: Session) => void
  readonly forget: () => void
  /** Who tries something at an account from here, for rate limits. */
  readonly trier: (email: string) => Promise<Trier>
  /** Somebody has signed in to the account here: its device is known from now on. */
  readonly remember: (email: string) => Promise<void>
}

export interface ContextBase {
  readonly requestId: string
  readonly log: Log
  readonly services: Services
  readonly browser: Browser
}

interface OpenContext extends ContextBase {
  readonly session: Session | undefined
  /** The active user, when there is a session. */
  readonly userId: Uuid | undefined
}

export interface SignedInContext extends ContextBase {
  readonly session: Session
  readonly userId: Uuid
  /** The same, as the judge of permissions knows them. */
  readonly actor: Actor
}

export type ContextOf<A extends Access> = A extends 'signed-in' ? SignedInContext : OpenContext
