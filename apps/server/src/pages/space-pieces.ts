// The pieces of one space's pages that are held. Every entry of the log drops what it touches; what is being read meanwhile hears of it
// when it has been read.
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { SpaceStorage } from '@sheaf/sync/storage'
import { LogPlace } from '../spaces/log-place'
import { type Touched, touchedBy } from '../spaces/touched'
import type { HeldPiece } from './held-piece'

interface Heard {
  readonly seq: number
  readonly touched: Touched
}

export class SpacePieces {
  /** How many are asking for a piece. */
  askers = 0
  private readonly place: LogPlace
  private readonly pieces = new Map<string, HeldPiece>()
  /** By page, and by what else it is touched by. */
  private readonly byPage = new Map<Uuid, Set<string>>()
  private readonly byRecord = new Map<Uuid, Set<string>>()
  /** What was heard while pieces are being read; null where something was missed. */
  private readonly reading = new Set<{ heard: Heard[] | null }>()

  constructor(
    storage: Pick<SpaceStorage, 'log'>,
    spaceId: Uuid,
    private readonly onDropped: (key: string) => void,
  ) {
    this.place = new LogPlace(storage, spaceId)
  }

  get isIdle(): boolean {
    return this.pieces.size === 0 && this.askers === 0
  }
  get(key: string): HeldPiece | undefined {
    const piece = this.pieces.get(key)
    if (piece) piece.seq = Math.max(piece.seq, this.place.seq)
    return piece
  }

  /** Up to the log's end as it was found. */
  advance(head: number): Promise<void> {
    return this.place.advance(
      head,
      entry => this.take(entry),
      () => this.beginAnew(),
    )
  }
  committed(entries: readonly LogEntry[]): void {
    this.place.take(entries, entry => this.take(entry))
  }

  /** Every entry has to come by here before a piece is told that was asked for after it. */
  take(entry: LogEntry): void {
    const touched = touchedBy(entry)
    for (const { heard } of this.reading) heard?.push({ seq: entry.seq, touched })
    this.dropListed(this.byPage, touched.channels, entry.seq)
    this.dropListed(this.byRecord, touched.records, entry.seq)
  }

  /** Reads a piece, and keeps it unless something has touched it meanwhile. */
  async read(key: string, read: () => Promise<HeldPiece | null>): Promise<HeldPiece | null> {
    const reading: { heard: Heard[] | null } = { heard: [] }
    this.reading.add(reading)
    try {
      const piece = await read()
      if (!piece || !reading.heard) return piece
      const isTouched = reading.heard.some(({ seq, touched }) => seq > piece.seq && piece.isTouchedBy(touched))
      if (!isTouched) this.keep(key, piece)
      return piece
    } finally {
      this.reading.delete(reading)
    }
  }

  drop(key: string): void {
    const piece = this.pieces.get(key)
    if (!piece) return
    this.pieces.delete(key)
    this.unlist(this.byPage, [piece.pageId], key)
    this.unlist(this.byRecord, piece.near, key)
    this.onDropped(key)
  }

  private keep(key: string, piece: HeldPiece): void {
    const before = this.pieces.get(key)
    // One that was read ahead of the log's entries as far as they were taken has more in it than what was written before.
    if (before && piece.seq <= this.place.seq) piece.takeOver(before)
    this.drop(key)
    piece.seq = Math.max(piece.seq, this.place.seq)
    this.pieces.set(key, piece)
    this.list(this.byPage, [piece.pageId], key)
    this.list(this.byRecord, piece.near, key)
  }

  private beginAnew(): void {
    for (const reading of this.reading) reading.heard = null
    for (const key of [...this.pieces.keys()]) this.drop(key)
  }
  /** A piece that was read after the entry has it already. */
  private dropListed(index: ReadonlyMap<Uuid, ReadonlySet<string>>, ids: Iterable<Uuid>, before: number): void {
    for (const id of ids)
      for (const key of [...(index.get(id) ?? [])]) {
        const piece = this.pieces.get(key)
        if (piece && piece.seq < before) this.drop(key)
      }
  }
  private list(index: Map<Uuid, Set<string>>, ids: Iterable<Uuid>, key: string): void {
    for (const id of ids) {
      const keys = index.get(id)
      if (keys) keys.add(key)
      else index.set(id, new Set([key]))
    }
  }
  private unlist(index: Map<Uuid, Set<string>>, ids: Iterable<Uuid>, key: string): void {
    for (const id of ids) {
      const keys = index.get(id)
      keys?.delete(key)
      if (keys?.size === 0) index.delete(id)
    }
  }
}
