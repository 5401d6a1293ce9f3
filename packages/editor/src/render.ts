// Records → document: what a page shows when it is opened, and the nodes that a patch puts in.
import type { Uuid } from '@sheaf/core/ids'
import type { Replica } from '@sheaf/sync/replica'
import { Fragment, type Node } from 'prosemirror-model'
import { chunked } from './chunks'
import { inlineOfBlock } from './inline'
import { blockType, bodyType, groupType, schema, voidType } from './schema'

/** Of the block that an empty page shows. It becomes a record when something is written into it. */
export const EMPTY_ID = '' as Uuid
export const emptyBlock = (): Node => blockType.create({ id: EMPTY_ID }, bodyType.create())

/** Children that can be shown: here already, and alive. */
export const loadedChildren = (replica: Replica, parent: Uuid): readonly Uuid[] => {
  const ids = replica.view.content(parent)
  return ids.every(id => replica.block(id)?.alive) ? ids : ids.filter(id => replica.block(id)?.alive)
}
/** Children as the document of `page` shows them. A page within the page is a place of its own: its blocks are not shown. */
export function shownChildren(replica: Replica, parent: Uuid, page: Uuid): readonly Uuid[] {
  if (parent === page) {
    const ids = loadedChildren(replica, parent)
    return ids.length > 0 ? ids : [EMPTY_ID]
  }
  return replica.options.kinds.traits(replica.block(parent)?.type ?? '').page ? [] : loadedChildren(replica, parent)
}

const noFormat = {}
/** One node with everything below it. `reuse` may give the node that already shows a block whose own fields are unchanged. */
export function renderBlock(
  replica: Replica,
  id: Uuid,
  page: Uuid,
  reuse: (id: Uuid) => Node | undefined = () => undefined,
): Node {
  if (id === EMPTY_ID) return emptyBlock()
  const block = replica.view.mustBlock(id)
  const head =
    reuse(id)?.firstChild ??
    (replica.options.kinds.traits(block.type).flowing
      ? bodyType.create(null, inlineOfBlock(replica, id))
      : voidType.create())
  const children = shownChildren(replica, id, page).map(child => renderBlock(replica, child, page, reuse))
  return blockType.create(
    { id, type: block.type, format: block.format ?? noFormat },
    children.length ? [head, groupType.create(null, children)] : [head],
  )
}

export function renderPage(replica: Replica, page: Uuid, chunkSize: number): Node {
  const blocks = shownChildren(replica, page, page).map(id => renderBlock(replica, id, page))
  return schema.node('doc', null, Fragment.fromArray(chunked(blocks, chunkSize)))
}
