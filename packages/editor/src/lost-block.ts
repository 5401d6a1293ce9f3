// The block with the caret, when somebody else deletes it: its text. What is typed meanwhile is kept by the host; it never goes into
// a neighbouring block.
import type { Uuid } from '@sheaf/core/ids'
import { resolveCaret } from '@sheaf/core/operations/text-place'
import type { Replica } from '@sheaf/sync/replica'
import type { Selection } from 'prosemirror-state'
import { pointAt, type SavedSelection } from './selection'

export interface LostBlock {
  readonly id: Uuid
  /** Embeds count as one character each, so that offsets stay valid. */
  readonly words: string
  /** Where the caret was in it. */
  readonly offset: number
}

/** Asked when records have changed and the document has not yet. */
export function lostBlock(
  replica: Replica,
  page: Uuid,
  saved: SavedSelection | null,
  { $head }: Selection,
): LostBlock | null {
  const point = pointAt($head)
  if (!saved || !point || !replica.isShown(page)) return null
  // A letter may be gone, or refused, and its block still be there.
  const now = resolveCaret(replica, saved.head)?.block ?? point.block
  if (isIn(replica, now, page)) return null
  return {
    id: point.block,
    words: $head.parent.textBetween(0, $head.parent.content.size, '', '@'),
    offset: point.offset,
  }
}

/** Shown on the page, and not on another one. */
export function isIn(replica: Replica, id: Uuid, page: Uuid): boolean {
  for (let at = id; replica.isShown(at); ) {
    if (at === page) return true
    const block = replica.block(at)
    if (block?.parent_table !== 'block' || replica.options.kinds.traits(block.type).page) return false
    at = block.parent_id
  }
  return false
}
