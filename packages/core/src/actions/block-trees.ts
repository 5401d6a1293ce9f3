// Blocks of a space read as trees, and trees inserted as new blocks.
import { isCanonicalUuid, type Uuid } from '../ids'
import type { BlockTree } from '../kinds/block-tree'
import type { Anchor } from '../operations/anchor'
import type { OpenSpace } from '../operations/open-space'
import type { ParentRef } from '../operations/tree'
import type { BlockValue } from '../records/block'
import { withoutDiscussions } from '../text/rich-text'
import type { Draft } from './draft'

/** A block without its children. */
export function blockAlone(space: OpenSpace, id: Uuid): Omit<BlockTree, 'children'> {
  const block = space.view.mustBlock(id)
  const { title: _title, ...properties } = block.properties ?? {}
  const runs = space.runs(id).map(withoutDiscussions)
  const isPlace = space.kinds.traits(block.type).page || block.view_ids !== undefined
  const original = isPlace ? { [ORIGINAL]: id } : {}
  return { type: block.type, runs, properties, format: { ...block.format, ...viewsToCopy(block), ...original } }
}
/** In `format` of a tree, of a page or a database: the block that it was taken from. What was cut comes back by it, with all it holds. */
export const ORIGINAL = 'original_block'

/** Views are records of their own: a copy of a database is told whose views it begins with. */
const viewsToCopy = ({ view_ids }: BlockValue): BlockTree['format'] =>
  view_ids?.length ? { begin_with_views: [...view_ids] } : {}

/** A block and what lies below it and is here. Of a page inside it only the block itself: its content is a place of its own. */
export function treeOf(space: OpenSpace, id: Uuid): BlockTree {
  const block = blockAlone(space, id)
  const isPage = space.kinds.traits(block.type).page
  return {
    ...block,
    children: isPage
      ? []
      : space.view
          .content(id)
          .filter(child => space.block(child)?.alive)
          .map(child => treeOf(space, child)),
  }
}

/** Makes new blocks of trees, in order, at a place; of a page or a database that is out of sight, the thing itself. Returns their ids. */
export function insertTree(
  draft: Draft,
  trees: readonly BlockTree[],
  parent: ParentRef,
  at: Anchor,
  newId: () => Uuid,
  onMade?: (tree: BlockTree, id: Uuid) => void,
): readonly Uuid[] {
  const made: Uuid[] = []
  for (const tree of trees) {
    const { type, runs, properties, children } = tree
    const { [ORIGINAL]: original, ...format } = tree.format
    const previous = made.at(-1)
    const place = previous === undefined ? at : { after: [previous], before: at.before }
    if (isCanonicalUuid(original) && draft.bringBack(original, parent, place)) {
      made.push(original)
      onMade?.(tree, original)
      continue
    }
    const id = newId()
    draft.create(id, type, parent, place, { properties, format })
    draft.writeText(id, runs)
    insertTree(draft, children, { table: 'block', id }, { after: [], before: [] }, newId, onMade)
    made.push(id)
    onMade?.(tree, id)
  }
  return made
}
