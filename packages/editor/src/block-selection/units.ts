// What counts as one block when blocks are taken as things. A table is one, however many cells it has; columns are none, what
// stands in them is. It follows from the traits of kinds, so nothing here knows a type.
import { isGrid, isLayout, isPartOf } from '@sheaf/core/actions/blocks/layouts'
import { loadedChildren, traitsOf } from '@sheaf/core/actions/blocks/places'
import type { Uuid } from '@sheaf/core/ids'
import type { EditorCore } from '../editor-core'

/** The block that a block is taken with: itself, or the grid around it. Null for what is no thing of its own. */
export function unitOf(core: EditorCore, id: Uuid): Uuid | null {
  const { replica, pageId } = core
  const { kinds } = replica.options
  let unit: Uuid | null = null
  for (let at = id; at !== pageId; ) {
    const block = replica.block(at)
    if (!block) return null
    const parentType = block.parent_id === pageId ? undefined : replica.block(block.parent_id)?.type
    if (isGrid(kinds, block.type)) unit = at
    else if (at === id && !isLayout(kinds, block.type) && !isPartOf(kinds, parentType)) unit = at
    at = block.parent_id
  }
  return unit
}

/** Where all that stands in columns is taken, the columns are: what is copied or moved as a whole stays side by side. */
export function withLayouts({ replica }: EditorCore, ids: readonly Uuid[]): readonly Uuid[] {
  const { kinds } = replica.options
  const taken = new Set(ids)
  const isWhole = (id: Uuid): boolean =>
    taken.has(id) || (traitsOf(replica, id).head === 'frame' && loadedChildren(replica, id).every(isWhole))
  const outermost = (id: Uuid): Uuid => {
    const layout = replica.block(replica.view.mustBlock(id).parent_id)?.parent_id
    return layout && isLayout(kinds, replica.block(layout)?.type ?? '') && isWhole(layout) ? outermost(layout) : id
  }
  return [...new Set(ids.map(outermost))]
}
