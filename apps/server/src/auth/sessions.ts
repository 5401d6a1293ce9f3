// A session is one browser with the accounts signed in there. Its token is in an HttpOnly cookie and changes at every sign-in:
// whoever knew the earlier one is out. An ended session is dead at once (session-memory.ts).
import type { Uuid } from '@sheaf/core/ids'
import type { OpenDatabase, Tx } from '../storage/database'
import {
  deleteSession,
  extendSession,
  findSession,
  liveSessionsOf,
  noteSeen,
  removeAccount,
  removeAccountEverywhere,
  replaceSession,
  type SessionOfUser,
  type StoredSession,
} from '../storage/sessions'
import { isToken, newToken, newUuid, sha256 } from './secrets'
import type { SessionEnd, SessionEnds } from './session-ends'
import { SessionMemory } from './session-memory'

export type Session = StoredSession

/** What the browser has to keep. The token is nowhere else. */
export interface IssuedSession {
  readonly session: Session
  readonly token: string
}

export const SESSION_LIFE_MS = 90 * 86_400_000
/** A session in use is extended this often at most. */
const EXTEND_AFTER_MS = 86_400_000
/** That a session is in use is noted this often at most. */
const SEEN_AFTER_MS = 10 * 60_000
const MAX_USER_AGENT = 500

export interface Sessions extends Pick<SessionEnds, 'onSessionEnded' | 'onEndedHere' | 'endedElsewhere'> {
  /** The live session of a cookie's token. */
  readonly find: (token: string | undefined) => Promise<Session | undefined>
  /**
   * Signs an account in, beside those of `current`, under a new token. `within` may do more in the same transaction and names
   * further sessions that end by it.
   */
  readonly signIn: (
    userId: Uuid,
    current: Session | undefined,
    within?: (tx: Tx) => Promise<readonly SessionEnd[]>,
  ) => Promise<IssuedSession>
  /** Takes one account out; undefined when none is left. An account that is not in it changes nothing. */
  readonly signOut: (session: Session, userId: Uuid) => Promise<Session | undefined>
  readonly end: (session: Session) => Promise<void>
  /** Moves the end of a session in use away. Returns whether the browser should be told. */
  readonly extend: (session: Session) => Promise<boolean>
  /** Notes that a session is in use, and by what. */
  readonly seen: (session: Session, userAgent: string) => Promise<void>
  readonly of: (userId: Uuid) => Promise<readonly SessionOfUser[]>
  /** Takes the account out of one of its sessions; false when it is not in it. */
  readonly endOne: (userId: Uuid, sessionId: Uuid) => Promise<boolean>
  /** Takes the account out of all its sessions, or all but one, together with what `within` does. Returns how many. */
  readonly endAll: (userId: Uuid, except?: Uuid, within?: (tx: Tx) => Promise<void>) => Promise<number>
}

interface SessionsOptions extends Pick<OpenDatabase, 'database' | 'pool'> {
  readonly ends: SessionEnds
  /** Nobody else ends sessions. */
  readonly isAlone: boolean
  readonly now: () => number
}

export function createSessions({ database, pool, ends, isAlone, now }: SessionsOptions): Sessions {
  const memory = new SessionMemory(isAlone, now)
  ends.onSessionEnded(() => memory.forget())
  const find = async (token: string | undefined): Promise<Session | undefined> =>
    token !== undefined && isToken(token)
      ? memory.find(token, () => findSession(pool, sha256(token), now()))
      : undefined

  /** How many accounts are left; undefined when it was not in it. */
  const takeOut = async (sessionId: Uuid, userId: Uuid): Promise<number | undefined> => {
    const left = await database.transaction().execute(tx => removeAccount(tx, sessionId, userId))
    if (left === undefined) return undefined
    if (left === 0) await deleteSession(database, sessionId)
    ends.endedHere(left === 0 ? { sessionId } : { sessionId, userId })
    return left
  }

  return {
    find,
    onSessionEnded: ends.onSessionEnded,
    onEndedHere: ends.onEndedHere,
    endedElsewhere: ends.endedElsewhere,

    signIn: async (userId, current, within) => {
      const token = newToken()
      const id = newUuid()
      const time = now()
      const alsoEnded = await database.transaction().execute(async tx => {
        const ended = (await within?.(tx)) ?? []
        await replaceSession(tx, {
          id,
          tokenHash: sha256(token),
          userId,
          now: time,
          expiresTime: time + SESSION_LIFE_MS,
          replaces: current?.id,
        })
        return ended
      })
      // Told only after COMMIT: a listener that looks must find it ended.
      if (current) ends.endedHere({ sessionId: current.id })
      for (const end of alsoEnded) ends.endedHere(end)
      const session = await find(token)
      if (!session) throw new Error(`Session ${id} is gone right after it was made`)
      return { session, token }
    },

    signOut: async (session, userId) => {
      const left = await takeOut(session.id, userId)
      if (left === undefined) return session
      return left === 0 ? undefined : { ...session, userIds: session.userIds.filter(id => id !== userId) }
    },

    end: async session => {
      await database.transaction().execute(tx => deleteSession(tx, session.id))
      ends.endedHere({ sessionId: session.id })
    },

    extend: async session => {
      const expiresTime = now() + SESSION_LIFE_MS
      if (expiresTime - session.expiresTime < EXTEND_AFTER_MS) return false
      await extendSession(database, session.id, expiresTime)
      memory.forget()
      return true
    },

    seen: async (session, userAgent) => {
      const time = now()
      if (session.lastSeenTime !== undefined && time - session.lastSeenTime < SEEN_AFTER_MS) return
      await noteSeen(database, session.id, time, userAgent.slice(0, MAX_USER_AGENT))
      memory.forget()
    },

    of: userId => liveSessionsOf(database, userId, now()),

    endOne: async (userId, sessionId) => (await takeOut(sessionId, userId)) !== undefined,

    endAll: async (userId, except, within) => {
      const ended = await database.transaction().execute(async tx => {
        await within?.(tx)
        return removeAccountEverywhere(tx, userId, except)
      })
      for (const sessionId of ended) ends.endedHere({ sessionId, userId })
      return ended.length
    },
  }
}
