// Where the bytes of files are kept. Keys are ids of ours; what is kept under one never changes.
import type { Readable } from 'node:stream'

export interface ByteRange {
  readonly start: number
  /** Inclusive, as in HTTP. */
  readonly end: number
}

export interface FileStorage {
  /** Keeps the bytes of a file on this machine, which stays where it is. Durable when it resolves; doing it twice is harmless. */
  readonly put: (key: string, path: string, size: number) => Promise<void>
  /** Rejects with FileMissing where there is nothing. */
  readonly read: (key: string, range?: ByteRange) => Promise<Readable>
  /** What is not there is removed already. */
  readonly remove: (key: string) => Promise<void>
  readonly close: () => void
}

export class FileMissing extends Error {
  constructor(key: string) {
    super(`no file is kept as ${key}`)
  }
}
