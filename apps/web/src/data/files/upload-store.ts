// Files on their way, on this device: a tab that is closed or killed goes on with them when it is opened again. Very large files
// stay with the tab, or they would lie on the disk twice.
import type { Uuid } from '@sheaf/core/ids'
import { units } from '@sheaf/core/limits'
import { change, readAll, type UploadRow } from '../database'

const MAX_KEPT_BYTES = 512 * units.mbBytes

export interface UploadStore {
  readonly put: (row: UploadRow) => void
  readonly remove: (id: Uuid) => void
  /** Unfinished uploads of other sessions of this account, each with a lock if no other tab works on it. */
  readonly takeOver: () => Promise<readonly UploadRow[]>
  /** Keeps others from working on it until the result is called. */
  readonly hold: (id: Uuid) => () => void
}

const lockName = (id: Uuid): string => `sheaf:upload:${id}`

export function createUploadStore(userId: Uuid, spaceId: Uuid): UploadStore {
  // Losing a row means that a reload does not go on with it, and nothing worse.
  const quietly = (work: Promise<void>): void => void work.catch(() => {})
  const holding = new Map<Uuid, () => void>()
  return {
    put: row => {
      if (row.size <= MAX_KEPT_BYTES) quietly(change(['uploads'], store => void store('uploads').put(row)))
    },
    remove: id => quietly(change(['uploads'], store => void store('uploads').delete(id))),
    takeOver: async () => {
      const rows = await readAll('uploads').catch(() => [])
      const taken: UploadRow[] = []
      for (const row of rows.filter(found => found.userId === userId && found.spaceId === spaceId)) {
        const free = await tryHold(row.id)
        if (!free) continue
        holding.set(row.id, free)
        taken.push(row)
      }
      return taken.sort((a, b) => a.at - b.at)
    },
    hold: id => {
      const held = holding.get(id)
      if (!held) void tryHold(id).then(free => free && holding.set(id, free))
      return () => {
        holding.get(id)?.()
        holding.delete(id)
      }
    },
  }
}

/** Null: another tab works on it. Without locks (plain http) this cannot be known, so nothing is taken over. */
function tryHold(id: Uuid): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(null)
  return new Promise(resolve => {
    void navigator.locks.request(lockName(id), { ifAvailable: true }, lock => {
      if (!lock) return resolve(null)
      return new Promise<void>(release => resolve(release))
    })
  })
}
