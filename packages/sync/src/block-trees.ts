// Blocks taken out of a space as trees, and trees planted into it as new blocks.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { Anchor } from '@sheaf/core/operations/anchor'
import type { ParentRef } from '@sheaf/core/operations/tree'
import type { Attributes } from '@sheaf/core/text/rich-text'
import type { Draft } from './draft'
import type { Replica } from './replica'

/** A block without what lies below it. */
export function blockAlone(replica: Replica, id: Uuid): Omit<BlockTree, 'children'> {
  const block = replica.view.mustBlock(id)
  const { title: _title, ...properties } = block.properties ?? {}
  const runs = replica.runs(id).map(run => withoutDiscussions(run))
  return { type: block.type, runs, properties, format: block.format ?? {} }
}

/** A block and what lies below it and is here. Of a page inside it only the block itself: its content is a place of its own. */
export function treeOf(replica: Replica, id: Uuid): BlockTree {
  const block = blockAlone(replica, id)
  const isPage = replica.options.kinds.traits(block.type).page
  return {
    ...block,
    children: isPage
      ? []
      : replica.view
          .content(id)
          .filter(child => replica.block(child)?.alive)
          .map(child => treeOf(replica, child)),
  }
}
/** Discussions belong to the place they are at, not to a copy of its text. */
function withoutDiscussions<R extends { readonly attributes?: Attributes }>(run: R): R {
  const kept = Object.entries(run.attributes ?? {}).filter(([name]) => !name.startsWith('m:'))
  return { ...run, attributes: Object.fromEntries(kept) }
}

/** Makes new blocks of trees, in order, at a place. Returns their ids. */
export function plant(
  draft: Draft,
  trees: readonly BlockTree[],
  parent: ParentRef,
  at: Anchor,
  newId: () => Uuid,
  onMade?: (tree: BlockTree, id: Uuid) => void,
): readonly Uuid[] {
  const made: Uuid[] = []
  for (const tree of trees) {
    const { type, runs, properties, format, children } = tree
    const id = newId()
    const previous = made.at(-1)
    draft.create(id, type, parent, previous === undefined ? at : { after: [previous], before: at.before }, {
      properties,
      format,
    })
    draft.writeText(id, runs)
    plant(draft, children, { table: 'block', id }, { after: [], before: [] }, newId, onMade)
    made.push(id)
    onMade?.(tree, id)
  }
  return made
}
