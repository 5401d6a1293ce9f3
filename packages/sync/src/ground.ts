// What a transaction is reduced on: the room's cache itself, or reads of it that are noted (noted-reads.ts).
import type { Uuid } from '@sheaf/core/ids'
import type { RecordSource } from '@sheaf/core/operations/space-state'
import type { TextStore } from '@sheaf/core/text/text-store'

export interface TextState {
  readonly state: Uint8Array | null
  readonly epoch: number
}

/** Everything throws `NotLoaded` for what is not at hand. */
export interface Ground extends RecordSource {
  readonly texts: TextStore
  textState(id: Uuid): TextState
  /** The size of a text as stored, and what the current batch has added to it. */
  textBytes(id: Uuid): { readonly stored: number; readonly added: number }
  /** The place of a child in its list; undefined where it has none yet. */
  orderKey(id: Uuid): string | undefined
  /** Counts an update as part of the current batch. */
  accept(text: Uuid, update: Uint8Array): void
}
