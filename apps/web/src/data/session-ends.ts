// One place to say and to hear that an account's session is over, whichever request noticed it.
import type { Uuid } from '@sheaf/core/ids'

class SessionEnds {
  private readonly listeners = new Set<(userId: Uuid) => void>()

  end(userId: Uuid): void {
    for (const listener of this.listeners) listener(userId)
  }
  listen(listener: (userId: Uuid) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

export const sessionEnds = new SessionEnds()
