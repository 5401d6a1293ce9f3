// A piece of a page in memory: its answers as they are sent, packed, for each kind of reader. The records themselves are let go once they
// are written; who sees them differently than everybody before has them read again.
import { catalogKinds } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import type { RecordRef } from '@sheaf/sync/storage'
import type { PackedJson } from '../http/packed-json'
import type { Touched } from '../spaces/touched'
import type { ReadPiece } from './read-piece'

/** Readers whose roles differ, or who hold other records already. */
const MOST_READERS = 6
const BYTES_PER_PIECE = 1_500
const BYTES_PER_RECORD_NEAR = 150

export interface VersionedRef extends RecordRef {
  readonly version: number
}

/** What is sent of a piece: its answer, and for the first one what is drawn of it into a document. */
export interface WrittenPiece {
  readonly json: PackedJson
  readonly still: string
}
/** Of a letter of the drawing, in memory. */
const BYTES_PER_LETTER = 2

export class HeldPiece {
  /** Records that are told of elsewhere than in the page's channel, there or not. */
  readonly near: ReadonlySet<Uuid>
  /** Blocks with permissions of their own: the page's role is not theirs. */
  readonly apart: readonly Uuid[]
  readonly beside: readonly VersionedRef[]
  private readonly written = new Map<string, Promise<WrittenPiece>>()
  private writtenBytes = 0
  usedAt = 0

  /** Nothing has touched it up to here. */
  seq: number
  content: ReadPiece | null

  constructor(
    readonly spaceId: Uuid,
    readonly pageId: Uuid,
    read: ReadPiece,
  ) {
    const { seq, blocks, texts, beside, asked } = read
    this.seq = seq
    this.content = read
    const apart = blocks.filter(({ value }) => value.id !== pageId && value.permissions)
    const pages = blocks.filter(({ value }) => catalogKinds.traits(value.type).page)
    this.apart = apart.map(({ value }) => value.id)
    this.beside = beside.map(({ table, value }) => ({ table, id: value.id, version: value.version }))
    this.near = new Set([
      pageId,
      ...this.apart,
      ...pages.map(({ value }) => value.id),
      ...asked,
      ...texts.map(({ id }) => id),
      ...this.beside.map(({ id }) => id),
    ])
  }

  get bytes(): number {
    return BYTES_PER_PIECE + this.near.size * BYTES_PER_RECORD_NEAR + this.writtenBytes
  }

  isTouchedBy({ channels, records }: Touched): boolean {
    return channels.has(this.pageId) || [...this.near].some(id => records.has(id))
  }

  writtenFor(reader: string): Promise<WrittenPiece> | undefined {
    return this.written.get(reader)
  }
  write(reader: string, writing: Promise<WrittenPiece>): Promise<WrittenPiece> {
    if (this.written.size >= MOST_READERS) {
      this.written.clear()
      this.writtenBytes = 0
    }
    this.written.set(reader, writing)
    return writing.then(
      one => {
        this.content = null
        this.writtenBytes += one.json.bytes + one.still.length * BYTES_PER_LETTER
        return one
      },
      (error: unknown) => {
        this.written.delete(reader)
        throw error
      },
    )
  }
  /** Nothing has touched either since: what was written from the other one is true of this one. */
  takeOver(other: HeldPiece): void {
    for (const [reader, writing] of other.written) this.written.set(reader, writing)
    this.writtenBytes = other.writtenBytes
  }
}
