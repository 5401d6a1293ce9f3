// What takes an operation back: plain data, captured around the operation and checked against the present when it is used, so that an
// undo never takes back another person's work. It names the operation that knows how (`revert` of its definition).
import type { Uuid } from '../ids'
import type { Table } from '../records/all'
import type { TextUndo } from '../text/text-store'
import type { Json } from '../validation/checks'
import type { Anchor } from './anchor'
import type { Pointer } from './record-id'
import type { RowBeginning } from './row-beginning'
import type { SpaceState } from './space-state'

export interface UndoOf<C extends string> {
  readonly undo: C
}

interface Parent {
  readonly table: Table
  readonly id: Uuid
}
interface Related {
  readonly row: Uuid
  readonly property: string
  readonly other: Uuid
}

/** The draft that a revert writes to (core/actions/draft.ts). */
export interface UndoDraft {
  readonly space: {
    readonly view: SpaceState
    /** Of a block's text. */
    length(id: Uuid): number
    isShown(id: Uuid): boolean
  }
  set(pointer: Pointer, path: readonly string[], value: Json): void
  unset(pointer: Pointer, path: readonly string[]): void
  insertInList(pointer: Pointer, path: readonly string[], id: Uuid, at: Anchor): void
  removeFromList(pointer: Pointer, path: readonly string[], id: Uuid): void
  setItem(pointer: Pointer, path: readonly string[], key: string, value: Json, at?: Anchor): void
  removeItem(pointer: Pointer, path: readonly string[], key: string): void
  move(id: Uuid, parent: Parent, at: Anchor): void
  moveAll(ids: Iterable<Uuid>, parent: Parent, at: Anchor): void
  merge(id: Uuid, into: Uuid): void
  unmerge(id: Uuid, from: Uuid): void
  trash(id: Uuid, ifEmpty?: boolean, began?: RowBeginning): void
  restore(id: Uuid): void
  moveCollection(id: Uuid, to: Uuid): void
  relate(related: Related, at?: Anchor): void
  unrelate(related: Related): void
  revertText(text: Uuid, undo: TextUndo): void
  /** The block that holds the text directly before a block's own slice, where it is shown. */
  textBefore(id: Uuid): Uuid | null
}

export const nothingToUndo = (): readonly never[] => []
