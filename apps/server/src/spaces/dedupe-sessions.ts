// What was sent to whom a moment ago, so that parallel pieces of one page do not repeat the records they share. A session belongs
// to one person and is forgotten after a minute.

import type { Uuid } from '@sheaf/core/ids'
import { serverLimits } from '@sheaf/core/server-limits'
import { LRUCache } from 'lru-cache'
import type { HeldPart, MemoryHolder } from '../memory/memory-budget'

const MAX_SESSIONS = 5000
const BYTES_PER_RECORD = 150

/** Versions by record. */
class Sent extends Map<string, number> {
  usedAt = 0
}

export class DedupeSessions implements MemoryHolder {
  readonly name = 'sent records'
  private readonly sessions = new LRUCache<string, Sent>({
    max: MAX_SESSIONS,
    ttl: serverLimits.dedupeSessionMs,
  })

  constructor(private readonly now: () => number) {}

  *parts(): Iterable<HeldPart> {
    for (const [key, sent] of this.sessions.entries())
      yield { bytes: sent.size * BYTES_PER_RECORD, usedAt: sent.usedAt, shed: () => this.sessions.delete(key) }
  }

  /** Whether this version of a record went out in the session before; if not, it counts as sent from now on. */
  wasSent(sessionId: string, userId: Uuid, record: string, version: number): boolean {
    const key = `${userId}/${sessionId}`
    const sent = this.sessions.get(key) ?? new Sent()
    sent.usedAt = this.now()
    this.sessions.set(key, sent)
    if (sent.get(record) === version) return true
    sent.set(record, version)
    return false
  }
}
