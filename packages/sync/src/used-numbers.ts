// Which transaction used which number of a client, as far back as the log tells. A number that comes again must come with the
// same transaction; with another one, two devices share a client id (a copied profile), and silence would lose an edit.
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'

export class UsedNumbers {
  private readonly ids = new Map<string, Uuid>()

  add(entries: readonly Pick<LogEntry, 'clientId' | 'n' | 'id'>[]): void {
    for (const { clientId, n, id } of entries) this.ids.set(`${clientId}/${n}`, id)
    for (const oldest of this.ids.keys()) {
      if (this.ids.size <= 2 * limits.catchUpEntries) break
      this.ids.delete(oldest)
    }
  }
  /** Undefined when it is too long ago to know. */
  get(clientId: Uuid, n: number): Uuid | undefined {
    return this.ids.get(`${clientId}/${n}`)
  }
}
