// A space as somebody sees it who writes in it: records and texts, with everything in them that is done but not confirmed yet. The
// replica of a device is one.
import type { Uuid } from '../ids'
import type { BlockKinds } from '../kinds/block-kind'
import type { RecordOf, Table } from '../records/all'
import type { BlockValue } from '../records/block'
import type { Run } from '../text/rich-text'
import { keyOfSlice, type SliceKey } from '../text/slice'
import type { TextStore } from '../text/text-store'
import type { OperationContext } from './define'
import type { SpaceState } from './space-state'

export interface OpenSpace {
  readonly spaceId: Uuid
  /** Who writes. */
  readonly userId: Uuid
  readonly kinds: BlockKinds
  readonly view: SpaceState
  readonly texts: TextStore
  context(): OperationContext
  get<T extends Table>(table: T, id: Uuid): RecordOf<T> | undefined
  block(id: Uuid): BlockValue | undefined
  /** The blocks directly in a block. */
  content(id: Uuid): readonly Uuid[]
  runs(id: Uuid): readonly Run[]
  /** Of its text. */
  length(id: Uuid): number
  isShown(id: Uuid): boolean
}

/** Slices of a block and of everything below it within its page: what the author of a trash sees. */
export function slicesSeen(space: OpenSpace, id: Uuid): SliceKey[] {
  const block = space.block(id)
  if (!block) return []
  const own = space.view.slices(id).map(keyOfSlice)
  return space.kinds.traits(block.type).page
    ? own
    : [...own, ...space.content(id).flatMap(child => slicesSeen(space, child))]
}
