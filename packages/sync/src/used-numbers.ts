// Which transaction used which number of a client, as far back as the log tells. A number that comes again must come with the
// same transaction; with another one, two devices share a client id (a copied profile), and silence would lose an edit.
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { SpaceStorage } from './storage'

type Used = Pick<LogEntry, 'seq' | 'clientId' | 'n' | 'id'>

export class UsedNumbers {
  private readonly ids = new Map<string, Uuid>()
  /** Every entry from the last look into the log up to here is known; null when some have been passed over since. */
  private completeUpTo: number | null = null

  /** Entries as they are committed or followed. */
  add(entries: readonly Used[]): void {
    for (const { seq, clientId, n, id } of entries) {
      this.ids.set(`${clientId}/${n}`, id)
      if (this.completeUpTo !== null && seq > this.completeUpTo)
        this.completeUpTo = seq === this.completeUpTo + 1 ? seq : null
    }
    for (const oldest of this.ids.keys()) {
      if (this.ids.size <= 2 * limits.catchUpEntries) break
      this.ids.delete(oldest)
    }
  }
  /** Reads the log as far back as it goes; where it begins is found by halving. */
  async read(storage: Pick<SpaceStorage, 'log'>, spaceId: Uuid, seq: number): Promise<void> {
    let gone = -1
    let there = seq
    let known: readonly LogEntry[] = []
    for (
      let after = Math.max(0, seq - limits.catchUpEntries);
      after > gone && after < there;
      after = (gone + there) >> 1
    ) {
      const entries = await storage.log(spaceId, after, limits.catchUpEntries)
      if (entries) [there, known] = [after, entries]
      else gone = after
      if (gone < 0) break
    }
    this.addFromLog(known, seq)
  }
  /** The end of the log, read at a seq. */
  addFromLog(entries: readonly Used[], seq: number): void {
    this.completeUpTo = null
    this.add(entries)
    this.completeUpTo = seq
  }
  isComplete(seq: number): boolean {
    return this.completeUpTo === seq
  }
  /** Undefined when it is too long ago to know, or when the log has to be asked first. */
  get(clientId: Uuid, n: number): Uuid | undefined {
    return this.ids.get(`${clientId}/${n}`)
  }
}
