// The blocks inside a button are what it inserts: copies of them, beside it or at an end of its page.

import { insertTree, treeOf } from '@sheaf/core/actions/block-trees'
import { PARAGRAPH } from '@sheaf/core/actions/blocks/places'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import { type Anchor, anchorAt, anchorOf } from '@sheaf/core/operations/anchor'
import { type ParentRef, parentOf } from '@sheaf/core/operations/tree'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import type { Replica } from '@sheaf/sync/replica'
import type { InsertPlace } from './steps'

/** Empty without a template: a new button has one empty line. */
export function templateOf(replica: Replica, id: Uuid): readonly BlockTree[] {
  const { children } = treeOf(replica, id)
  const [first] = children
  const isBlank =
    children.length === 1 && first?.type === PARAGRAPH && first.runs.length === 0 && first.children.length === 0
  return isBlank ? [] : children
}

export function insertTemplate(
  host: Pick<BlockHost, 'newId' | 'pageId' | 'replica' | 'reveal'>,
  draft: Draft,
  id: Uuid,
  place: InsertPlace,
): void {
  const { replica } = host
  const { parent, at } = placeOf(replica, id, host.pageId, place)
  const [first] = insertTree(draft, templateOf(replica, id), parent, at, host.newId)
  // The focus stays on the button; what came up far from it is shown.
  if (first !== undefined && place !== 'below' && place !== 'above') queueMicrotask(() => host.reveal(first))
}

function placeOf(replica: Replica, id: Uuid, page: Uuid, place: InsertPlace): { parent: ParentRef; at: Anchor } {
  const own = parentOf(replica.view.mustBlock(id))
  const inPage: ParentRef = { table: 'block', id: page }
  const siblings = replica.view.content(own.id)
  const all = replica.view.content(page)
  switch (place) {
    case 'above':
      return { parent: own, at: { after: anchorOf(siblings, id).after, before: [id] } }
    case 'top':
      return { parent: inPage, at: anchorAt(all, 0) }
    case 'bottom':
      return { parent: inPage, at: anchorAt(all, all.length) }
    default:
      return { parent: own, at: { after: [id], before: [] } }
  }
}
