// Where blocks may be on the open page, and what is folded away on it.
import { mayHold as mayHoldIn } from '@sheaf/core/actions/blocks/places'
import type { Uuid } from '@sheaf/core/ids'
import type { EditorCore } from '../editor-core'

export const mayHold = (
  { replica, pageId }: Pick<EditorCore, 'replica' | 'pageId'>,
  parent: Uuid,
  type: string,
): boolean => mayHoldIn(replica, parent, type, pageId)

/** Whether a block that folds is open for this person; null: it does not fold. */
export const foldOf = ({ options }: EditorCore, id: Uuid): 'open' | 'closed' | null =>
  options.folding?.stateOf(id) ?? null

/** The block itself, or the outermost closed block that hides it. */
export function seenBlock(core: EditorCore, id: Uuid): Uuid {
  let seen = id
  for (let at = id; ; ) {
    const block = core.replica.block(at)
    if (!block || block.parent_table !== 'block' || block.parent_id === core.pageId) return seen
    at = block.parent_id
    if (foldOf(core, at) === 'closed') seen = at
  }
}
