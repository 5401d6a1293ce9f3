// Answers to questions that were asked of one collection, kept for whoever asks the same and sees the same rows. What an answer says
// follows from the tables it was worked out from, which have versions, and from the records that it brings along: an entry of the
// log that concerns one of those drops it. What somebody may do with these records is judged anew each time.
import type { CollectionTable } from '@sheaf/core/collection/collection-table'
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { PackedJson } from '../http/packed-json'
import { touchedBy } from '../spaces/touched'
import type { RowAnswer } from './row-answer'

const MOST_BYTES = 16 * 2 ** 20
/** A larger one would push out too many others. */
const MOST_BYTES_OF_ONE = MOST_BYTES / 8
/** Readers whose roles differ, for each answer. */
const MOST_READERS = 4

/** What an answer was worked out from. */
export interface Basis {
  /** The one that was asked, and those that it reads over relations. */
  readonly tables: readonly CollectionTable[]
  readonly versions: readonly number[]
  /** Of the names of people. */
  readonly names: number
  /** Formulas and days that are meant by "today" go by the minute. */
  readonly minute: number
}

export interface KeptAnswer {
  readonly key: string
  readonly basis: Basis
  readonly found: RowAnswer
  /** The same for readers with the same roles on its records: by these, written and packed. */
  readonly written: Map<string, PackedJson>
  bytes: number
}

export class KeptAnswers {
  /** The one that was asked for last comes last. */
  private readonly answers = new Map<string, KeptAnswer>()
  /** Which of them bring a record, or the text of one, or a collection beside. */
  private readonly byRecord = new Map<string, Set<KeptAnswer>>()
  bytes = 0

  get size(): number {
    return this.answers.size
  }

  get(key: string, basis: Basis): KeptAnswer | undefined {
    const kept = this.answers.get(key)
    if (!kept) return undefined
    if (!isSame(kept.basis, basis)) {
      this.drop(kept)
      return undefined
    }
    this.answers.delete(key)
    this.answers.set(key, kept)
    return kept
  }

  keep(key: string, basis: Basis, found: RowAnswer): KeptAnswer {
    const kept: KeptAnswer = { key, basis, found, written: new Map(), bytes: 0 }
    const before = this.answers.get(key)
    if (before) this.drop(before)
    this.add(kept)
    return kept
  }

  /** `length`: of the text, which says about what the records take too. */
  write(kept: KeptAnswer, roles: string, json: PackedJson, length: number): void {
    if (this.answers.get(kept.key) !== kept) return
    if (length > MOST_BYTES_OF_ONE) return this.drop(kept)
    if (kept.written.size >= MOST_READERS) kept.written.clear()
    kept.written.set(roles, json)
    this.bytes -= kept.bytes
    kept.bytes = length * 2 + [...kept.written.values()].reduce((sum, one) => sum + one.bytes, 0)
    this.bytes += kept.bytes
    for (const oldest of this.answers.values()) {
      if (this.bytes <= MOST_BYTES) return
      this.drop(oldest)
    }
  }

  /** Every entry of the space has to come by here before a question is answered that was asked after it. */
  take(entry: Pick<LogEntry, 'items' | 'texts'>): void {
    if (this.answers.size === 0) return
    const { records, channels, tables } = touchedBy(entry)
    const touched = [...records, ...channels, ...[...records].map(besideKey)]
    for (const key of touched) for (const kept of [...(this.byRecord.get(key) ?? [])]) this.drop(kept)
    if (!tables.has('discussion') && !tables.has('comment')) return
    for (const kept of [...this.answers.values()]) if (kept.found.records.isDiscussed) this.drop(kept)
  }

  clear(): void {
    this.answers.clear()
    this.byRecord.clear()
    this.bytes = 0
  }

  private add(kept: KeptAnswer): void {
    this.answers.set(kept.key, kept)
    this.bytes += kept.bytes
    for (const key of recordsIn(kept.found)) {
      const known = this.byRecord.get(key)
      if (known) known.add(kept)
      else this.byRecord.set(key, new Set([kept]))
    }
  }

  private drop(kept: KeptAnswer): void {
    if (this.answers.get(kept.key) !== kept) return
    this.answers.delete(kept.key)
    this.bytes -= kept.bytes
    for (const key of recordsIn(kept.found)) {
      const known = this.byRecord.get(key)
      known?.delete(kept)
      if (known?.size === 0) this.byRecord.delete(key)
    }
  }
}

const isSame = (a: Basis, b: Basis): boolean =>
  a.names === b.names &&
  a.minute === b.minute &&
  a.tables.length === b.tables.length &&
  a.tables.every((table, i) => table === b.tables[i] && a.versions[i] === b.versions[i])

/** Also those that were asked for and are not there: they may come. The collection itself is part of its table's version. */
function* recordsIn({ records }: RowAnswer): Iterable<string> {
  yield* records.asked
  yield* records.texts.keys()
  for (const id of records.askedCollections) yield besideKey(id)
}

/** Apart from records by their ids: a row of it that changes, which its channel says, is no change of the collection. */
const besideKey = (id: Uuid): string => `collection:${id}`
