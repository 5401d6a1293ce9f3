// What was sent to whom a moment ago, so that parallel pieces of one page do not repeat the records they share. A session belongs
// to one person and is forgotten after a minute.

import type { Uuid } from '@sheaf/core/ids'
import { serverLimits } from '@sheaf/core/server-limits'
import { LRUCache } from 'lru-cache'

const MAX_SESSIONS = 5000

export class DedupeSessions {
  private readonly sessions = new LRUCache<string, Map<string, number>>({
    max: MAX_SESSIONS,
    ttl: serverLimits.dedupeSessionMs,
  })

  /** Whether this version of a record went out in the session before; if not, it counts as sent from now on. */
  wasSent(sessionId: string, userId: Uuid, record: string, version: number): boolean {
    const key = `${userId}/${sessionId}`
    const sent = this.sessions.get(key) ?? new Map<string, number>()
    this.sessions.set(key, sent)
    if (sent.get(record) === version) return true
    sent.set(record, version)
    return false
  }
}
