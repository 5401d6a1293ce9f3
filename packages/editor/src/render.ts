// Records → document: what a page shows when it is opened, and the nodes that a patch puts in.
import { isChildOf, loadedChildren } from '@sheaf/core/actions/blocks/places'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import type { Json } from '@sheaf/core/validation/checks'
import type { Replica } from '@sheaf/sync/replica'
import { Fragment, type Node } from 'prosemirror-model'
import { chunked } from './chunks'
import { headTypes, isTextType, textOfBlock } from './inline'
import { blockType, bodyType, groupType, schema } from './schema'

/** Of the block that an empty page shows. It becomes a record when something is written into it. */
export const EMPTY_ID = '' as Uuid
const emptyBlock = (): Node => blockType.create({ id: EMPTY_ID }, bodyType.create())

/** Children as the document of `page` shows them. A page within the page is a place of its own: its blocks are not shown. */
export function shownChildren(replica: Replica, parent: Uuid, page: Uuid): readonly Uuid[] {
  if (parent === page) {
    const ids = loadedChildren(replica, parent)
    return ids.length > 0 ? ids : [EMPTY_ID]
  }
  return replica.options.kinds.traits(replica.block(parent)?.type ?? '').page ? [] : loadedChildren(replica, parent)
}

const noFormat = {}
const fields = new WeakMap<object, Readonly<Record<string, Json>>>()
/** Properties without the title, which the text shows. Equal records give the same object. */
export function fieldsOf({ properties }: BlockValue): Readonly<Record<string, Json>> {
  if (!properties) return noFormat
  const known = fields.get(properties)
  if (known) return known
  const { title: _title, ...rest } = properties
  const held = Object.keys(rest).length > 0 ? rest : noFormat
  fields.set(properties, held)
  return held
}
/** What stands before the children of a block. */
export function headOfBlock(replica: Replica, id: Uuid): Node {
  const type = headTypes[replica.options.kinds.traits(replica.view.mustBlock(id).type).head]
  return type.create(null, isTextType(type) ? textOfBlock(replica, id) : null)
}
/** One node with everything below it. `reuse` may give the node that already shows a block whose own fields are unchanged. */
export function renderBlock(
  replica: Replica,
  id: Uuid,
  page: Uuid,
  reuse: (id: Uuid) => Node | undefined = () => undefined,
): Node {
  if (id === EMPTY_ID) return emptyBlock()
  const block = replica.view.mustBlock(id)
  const head = reuse(id)?.firstChild ?? headOfBlock(replica, id)
  const children = shownChildren(replica, id, page).map(child => renderBlock(replica, child, page, reuse))
  return blockType.create(
    { id, type: block.type, format: block.format ?? noFormat, properties: fieldsOf(block) },
    children.length ? [head, groupType.create(null, children)] : [head],
  )
}

/** `most` is how many blocks of the first level are drawn at first; the rest of a long list is not even looked at. */
export function renderPage(replica: Replica, page: Uuid, chunkSize: number, most: number): Node {
  const ids: Uuid[] = []
  for (const id of replica.view.content(page)) {
    if (ids.length === most) break
    if (isChildOf(replica, page, id)) ids.push(id)
  }
  const blocks = ids.length > 0 ? ids.map(id => renderBlock(replica, id, page)) : [emptyBlock()]
  return schema.node('doc', null, Fragment.fromArray(chunked(blocks, chunkSize)))
}
