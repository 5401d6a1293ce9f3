// Tells whoever holds something open for a session (sockets, above all) that it ended: at once in this process, and through
// the bus in the others. The database is the truth; this only makes it quick.
import type { Uuid } from '@sheaf/core/ids'
import type { Log } from '../log'

export interface SessionEnd {
  readonly sessionId: Uuid
  /** Only this account left the session. Absent: all of it ended. */
  readonly userId?: Uuid
}

export interface SessionEnds {
  /** Called for every end, wherever it happened. Returns what takes the listener away again. */
  readonly onSessionEnded: (listener: (end: SessionEnd) => void) => () => void
  /** Called for ends that happened in this process: what a bus passes on to the others. */
  readonly onEndedHere: (listener: (end: SessionEnd) => void) => () => void
  readonly endedHere: (end: SessionEnd) => void
  /** What a bus calls when another process passed an end on. */
  readonly endedElsewhere: (end: SessionEnd) => void
}

export function createSessionEnds(log: Log): SessionEnds {
  const everywhere = new Set<(end: SessionEnd) => void>()
  const here = new Set<(end: SessionEnd) => void>()
  const subscribe = (listeners: Set<(end: SessionEnd) => void>) => (listener: (end: SessionEnd) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const tell = (listeners: ReadonlySet<(end: SessionEnd) => void>, end: SessionEnd): void => {
    for (const listener of listeners)
      try {
        listener(end)
      } catch (error) {
        // One listener's bug must not keep another's socket open.
        log.error({ err: error }, 'a listener for ended sessions failed')
      }
  }
  return {
    onSessionEnded: subscribe(everywhere),
    onEndedHere: subscribe(here),
    endedHere: end => {
      tell(everywhere, end)
      tell(here, end)
    },
    endedElsewhere: end => tell(everywhere, end),
  }
}
