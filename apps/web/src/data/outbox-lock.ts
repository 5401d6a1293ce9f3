// Only the holder of its lock may send an outbox. A browser releases the locks of a tab that is closed or killed, so a free lock
// means that no tab uses that outbox.
import type { Uuid } from '@sheaf/core/ids'

const lockName = (clientId: Uuid): string => `sheaf:outbox:${clientId}`

/** Takes the lock until the result is called or the tab dies; null when another tab has it. */
export function holdOutbox(clientId: Uuid): Promise<(() => void) | null> {
  // Without locks (a page over plain http) an outbox is never shared: ids are then never reused either.
  if (!('locks' in navigator)) return Promise.resolve(null)
  return new Promise(resolve => {
    void navigator.locks.request(lockName(clientId), { ifAvailable: true }, lock => {
      if (!lock) return resolve(null)
      return new Promise<void>(release => resolve(release))
    })
  })
}

/** Runs while holding the lock, or says false at once when another tab has it. */
export async function withOutbox(clientId: Uuid, run: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) return false
  return navigator.locks.request(lockName(clientId), { ifAvailable: true }, async lock => {
    if (lock) await run()
    return lock !== null
  })
}
