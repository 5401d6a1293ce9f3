// Where somebody who keeps something of a space stands in its log. Entries are taken without a gap and each once, whether they come from
// a commit of this process or are read from the log.
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { SpaceStorage } from '@sheaf/sync/storage'

/** Whoever is further behind begins anew. */
const MOST_ENTRIES = 500

export class LogPlace {
  /** -1: nowhere yet. */
  seq = -1

  constructor(
    private readonly storage: Pick<SpaceStorage, 'log'>,
    private readonly spaceId: Uuid,
  ) {}

  /** Goes on to the log's end as it was found: with every entry up to there, or, where that is too far, by beginning anew. */
  async advance(head: number, take: (entry: LogEntry) => void, beginAnew: () => void): Promise<void> {
    if (head <= this.seq) return
    const entries = this.seq < 0 ? null : await this.storage.log(this.spaceId, this.seq, MOST_ENTRIES)
    if (entries && entries.length < MOST_ENTRIES) this.take(entries, take)
    // Somebody else may have gone on meanwhile.
    if (head <= this.seq) return
    beginAnew()
    this.seq = head
  }
  take(entries: readonly LogEntry[], take: (entry: LogEntry) => void): void {
    for (const entry of entries) {
      if (entry.seq !== this.seq + 1) continue
      take(entry)
      this.seq = entry.seq
    }
  }
}
