// Ends sockets with their sessions: at once when this process or another says so, and within a second when nobody did. A word
// may be lost (a bus that is down, a session deleted by hand); the database is the truth.
import type { Services } from '../http/server-parts'
import { guarded } from '../process/guarded'
import { accountKey, liveAccounts } from '../storage/live-sessions'
import type { SocketPeer } from './peer'

const LOOK_EVERY_MS = 1000
/** PostgreSQL takes 65,535 parameters a statement. */
const SESSIONS_PER_LOOK = 10_000

export function watchSessions(
  services: Services,
  peers: ReadonlySet<SocketPeer>,
  end: (peer: SocketPeer) => void,
): () => void {
  const stopListening = services.sessions.onSessionEnded(({ sessionId, userId }) => {
    for (const peer of peers) if (peer.sessionId === sessionId && (!userId || peer.userId === userId)) end(peer)
  })
  let looking = false
  const look = async (): Promise<void> => {
    if (looking || peers.size === 0) return
    looking = true
    const open = [...peers]
    try {
      const ids = [...new Set(open.map(peer => peer.sessionId))]
      for (let i = 0; i < ids.length; i += SESSIONS_PER_LOOK) {
        const some = new Set(ids.slice(i, i + SESSIONS_PER_LOOK))
        const alive = await liveAccounts(services.database, [...some], services.now())
        for (const peer of open)
          if (some.has(peer.sessionId) && !alive.has(accountKey(peer.sessionId, peer.userId))) end(peer)
      }
    } catch {
      // The database is away: nothing can be done over these sockets either.
    } finally {
      looking = false
    }
  }
  const timer = setInterval(guarded(services.log, 'a look at sessions failed', look), LOOK_EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    stopListening()
  }
}
