// Pieces of pages that were read a moment ago, kept true by the log of their spaces. What is told of a piece is as of the log's end when it
// was asked for; several who ask for the same one at the same time have it read once.
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { SpaceStorage } from '@sheaf/sync/storage'
import { LRUCache } from 'lru-cache'
import type { HeldPart, MemoryHolder } from '../memory/memory-budget'
import type { SpaceHeads } from '../spaces/space-heads'
import { HeldPiece } from './held-piece'
import type { PagePart } from './page-cursor'
import { type PieceStore, type ReadPiece, readPiece } from './read-piece'
import { SpacePieces } from './space-pieces'

const MOST_PIECES = 10_000
/** One that takes more would push out too many others. */
const MOST_BYTES_OF_ONE = 1 / 8

interface PageMemoryOptions extends PieceStore {
  readonly storage: Pick<SpaceStorage, 'load' | 'log'>
  readonly heads: Pick<SpaceHeads, 'of'>
  readonly mostBytes: number
  readonly mostPieces?: number
  readonly now: () => number
}

/** One piece of one page of one space. */
export interface AskedPiece {
  readonly spaceId: Uuid
  readonly pageId: Uuid
  readonly part: PagePart | null
}

interface PieceWithRecords {
  readonly piece: HeldPiece
  readonly content: ReadPiece
}

export class PageMemory implements MemoryHolder {
  readonly name = 'pages'
  private readonly spaces = new Map<Uuid, SpacePieces>()
  private readonly used: LRUCache<string, HeldPiece>
  private readonly reads = new Map<string, Promise<HeldPiece | null>>()

  constructor(private readonly options: PageMemoryOptions) {
    this.used = new LRUCache({
      max: options.mostPieces ?? MOST_PIECES,
      maxSize: options.mostBytes,
      maxEntrySize: Math.floor(options.mostBytes * MOST_BYTES_OF_ONE),
      noDisposeOnSet: true,
      // Not before it has gone from here: what the space lets go it tells of.
      disposeAfter: ({ spaceId }, key, reason) => {
        if (reason === 'evict') this.spaces.get(spaceId)?.drop(key)
      },
    })
  }

  get size(): number {
    return this.used.size
  }
  get bytes(): number {
    return this.used.calculatedSize
  }

  *parts(): Iterable<HeldPart> {
    for (const [key, { spaceId, bytes, usedAt }] of this.used.entries())
      yield {
        bytes,
        usedAt,
        shed: () => {
          this.used.delete(key)
          this.spaces.get(spaceId)?.drop(key)
          this.forgetIdle(spaceId)
        },
      }
  }

  committed(entries: readonly LogEntry[]): void {
    const spaceId = entries[0]?.spaceId
    if (!spaceId) return
    this.spaces.get(spaceId)?.committed(entries)
    this.forgetIdle(spaceId)
  }

  /** Null where there is no such page. */
  piece(asked: AskedPiece): Promise<HeldPiece | null> {
    return this.find(asked, piece => piece)
  }
  /** With its records, even if they have to be read again for that. */
  withRecords(asked: AskedPiece): Promise<PieceWithRecords | null> {
    return this.find(asked, piece => {
      const { content } = piece
      return content && { piece, content }
    })
  }

  private async find<T>(asked: AskedPiece, use: (piece: HeldPiece) => T | null): Promise<T | null> {
    const { spaceId } = asked
    const head = await this.options.heads.of(spaceId)
    // Spaces that do not exist are not kept: anybody may ask about any number of them.
    if (head === undefined) return null
    const space = this.space(spaceId)
    space.askers++
    try {
      const key = keyOf(asked)
      for (;;) {
        await space.advance(head)
        const held = space.get(key)
        const known = held && use(held)
        if (known) {
          held.usedAt = this.options.now()
          this.used.get(key)
          return known
        }
        const piece = await this.read(space, key, asked)
        if (!piece) return null
        // Whoever had it read asked earlier, when the log had not come as far.
        const read = piece.seq >= head ? use(piece) : null
        if (read) return read
      }
    } finally {
      space.askers--
      this.forgetIdle(spaceId)
    }
  }

  /** Something was written for it: it takes more than before. */
  weigh(piece: HeldPiece, part: PagePart | null): void {
    const { spaceId, pageId } = piece
    const space = this.spaces.get(spaceId)
    if (space) this.keep(space, keyOf({ spaceId, pageId, part }), piece)
  }

  private read(space: SpacePieces, key: string, { spaceId, pageId, part }: AskedPiece): Promise<HeldPiece | null> {
    const running = this.reads.get(key)
    if (running) return running
    const started = space
      .read(key, async () => {
        const content = await readPiece(this.options, spaceId, pageId, part)
        return content && new HeldPiece(spaceId, pageId, content)
      })
      .then(piece => {
        if (piece) {
          piece.usedAt = this.options.now()
          this.keep(space, key, piece)
        }
        return piece
      })
      .finally(() => this.reads.delete(key))
    this.reads.set(key, started)
    return started
  }
  private keep(space: SpacePieces, key: string, piece: HeldPiece): void {
    if (space.get(key) !== piece) return
    this.used.set(key, piece, { size: piece.bytes })
    // It is too large.
    if (!this.used.has(key)) space.drop(key)
  }
  private space(spaceId: Uuid): SpacePieces {
    const known = this.spaces.get(spaceId)
    if (known) return known
    const space = new SpacePieces(this.options.storage, spaceId, key => this.used.delete(key))
    this.spaces.set(spaceId, space)
    return space
  }
  private forgetIdle(spaceId: Uuid): void {
    if (this.spaces.get(spaceId)?.isIdle) this.spaces.delete(spaceId)
  }
}

const keyOf = ({ spaceId, pageId, part }: AskedPiece): string =>
  part ? `${spaceId}/${pageId}/${part.after ?? ''}/${part.from}/${part.count}` : `${spaceId}/${pageId}`
