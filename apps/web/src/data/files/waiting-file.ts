// A file that a new database is to be made of, from the press on the offer until the database has it: by the block of the database.
import type { Uuid } from '@sheaf/core/ids'

interface WaitingFile {
  readonly file: File
  /** What shows the file on the page; it goes when the database is there. */
  readonly block: Uuid
}

export const waitingFiles = new Map<Uuid, WaitingFile>()
