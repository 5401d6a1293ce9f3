// Where blocks may be: what a parent holds, what folds away, and the borders that no text is merged across.
import { mayHold as mayHoldIn, traitsOf } from '@sheaf/core/actions/blocks/places'
import type { Uuid } from '@sheaf/core/ids'
import type { EditorCore } from '../editor-core'

export const mayHold = (
  { replica, pageId }: Pick<EditorCore, 'replica' | 'pageId'>,
  parent: Uuid,
  type: string,
): boolean => mayHoldIn(replica, parent, type, pageId)

/** Its children are its parts (cells, columns): none is put in or taken out by keys that move text. */
export function isMadeOfParts({ replica, pageId }: Pick<EditorCore, 'replica' | 'pageId'>, id: Uuid): boolean {
  if (id === pageId) return false
  const { holds, borders } = traitsOf(replica, id)
  return borders === 'each' || (holds !== 'any' && holds !== 'nothing')
}

/** The bordered place that a block lies in: a column, a cell, or the page. */
export function placeAround({ replica, pageId }: Pick<EditorCore, 'replica' | 'pageId'>, id: Uuid): Uuid {
  for (let at = id; ; ) {
    const block = replica.block(at)
    if (!block || block.parent_table !== 'block' || block.parent_id === pageId) return pageId
    const { borders } = traitsOf(replica, block.parent_id)
    if (borders === 'each') return at
    if (borders === 'around') return block.parent_id
    at = block.parent_id
  }
}
/** Texts that a merge may join: both flow, and no border lies between them. */
export const mayMerge = (core: EditorCore, one: Uuid, other: Uuid): boolean =>
  traitsOf(core.replica, one).flowing &&
  traitsOf(core.replica, other).flowing &&
  placeAround(core, one) === placeAround(core, other)

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
