// Sessions that were looked up a moment ago. A process that is the only one knows of every end by itself and believes what it has read for
// a second; where others end sessions too, the database is asked each time.
import { LRUCache } from 'lru-cache'
import type { StoredSession as Session } from '../storage/sessions'

const MOST_SESSIONS = 10_000
/** What is changed past this process, as by an administrator in the database, takes effect within this time. */
const BELIEVED_MS = 1_000

export class SessionMemory {
  private readonly sessions = new LRUCache<string, { readonly session: Session; readonly until: number }>({
    max: MOST_SESSIONS,
  })
  /** Counts up whenever something was forgotten: what was read before may have ended since. */
  private forgotten = 0

  constructor(
    private readonly isAlone: boolean,
    private readonly now: () => number,
  ) {}

  async find(token: string, read: () => Promise<Session | undefined>): Promise<Session | undefined> {
    const held = this.sessions.get(token)
    const now = this.now()
    if (held && now < Math.min(held.until, held.session.expiresTime)) return held.session
    const { forgotten } = this
    const session = await read()
    if (session && this.isAlone && forgotten === this.forgotten)
      this.sessions.set(token, { session, until: now + BELIEVED_MS })
    return session
  }

  /** A session has ended or has changed. It is rare, and what is forgotten would not have been believed for long. */
  forget(): void {
    this.forgotten++
    this.sessions.clear()
  }
}
