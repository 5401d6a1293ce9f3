// What an entry of the log changes of what is held of a space. Everything that changes says so itself: where a child comes, goes or moves,
// also one that nobody around it may read, what it lies in has another list of children.
import type { Uuid } from '@sheaf/core/ids'
import { isStir, type LogEntry } from '@sheaf/core/protocol/log-entry'
import type { Table } from '@sheaf/core/records/all'

export interface Touched {
  /** Records, and the blocks whose texts were edited. */
  readonly records: ReadonlySet<Uuid>
  /** Channels: pages on which something is another thing now, and teams, spaces and collections likewise. */
  readonly channels: ReadonlySet<Uuid>
  readonly tables: ReadonlySet<Table>
}

export function touchedBy({ items, texts }: Pick<LogEntry, 'items' | 'texts'>): Touched {
  // A stir says that there is news of rows: of the collection itself nothing has changed.
  const changed = items.filter(item => !isStir(item))
  return {
    records: new Set([...changed.map(({ id }) => id), ...texts.map(({ text }) => text)]),
    channels: new Set([...changed, ...texts].flatMap(({ channels }) => channels)),
    tables: new Set(changed.map(({ table }) => table)),
  }
}
