// Blocks in the order in which a page is read: a block, then its children, then what follows it.
import type { Uuid } from '@sheaf/core/ids'
import type { Replica } from '@sheaf/sync/replica'
import { shownChildren } from '../render'
import { siblingsOf } from './command'

const children = (replica: Replica, id: Uuid): readonly Uuid[] => shownChildren(replica, id, '' as Uuid)

export function previousBlock(replica: Replica, id: Uuid, page: Uuid): Uuid | null {
  const siblings = siblingsOf(replica, id)
  let last = siblings[siblings.indexOf(id) - 1]
  if (last === undefined) {
    const parent = replica.view.mustBlock(id).parent_id
    return parent === page ? null : parent
  }
  for (let child = children(replica, last).at(-1); child !== undefined; child = children(replica, last).at(-1))
    last = child
  return last
}
export function nextBlock(replica: Replica, id: Uuid, page: Uuid): Uuid | null {
  const [child] = children(replica, id)
  return child ?? blockAfter(replica, id, page)
}
/** What is read after a block and everything below it. */
export function blockAfter(replica: Replica, id: Uuid, page: Uuid): Uuid | null {
  for (let at = id; at !== page; at = replica.view.mustBlock(at).parent_id) {
    const siblings = siblingsOf(replica, at)
    const next = siblings[siblings.indexOf(at) + 1]
    if (next !== undefined) return next
  }
  return null
}
/** Everything that is read after a block, in order. */
export function* readFrom(replica: Replica, id: Uuid, page: Uuid): Iterable<Uuid> {
  yield* readBelow(replica, id)
  for (let at = id; at !== page; at = replica.view.mustBlock(at).parent_id) {
    const siblings = siblingsOf(replica, at)
    for (const next of siblings.slice(siblings.indexOf(at) + 1)) {
      yield next
      yield* readBelow(replica, next)
    }
  }
}
function* readBelow(replica: Replica, id: Uuid): Iterable<Uuid> {
  for (const child of children(replica, id)) {
    yield child
    yield* readBelow(replica, child)
  }
}
export const readingOrder = (replica: Replica, id: Uuid): Uuid[] =>
  replica.view.content(id).flatMap(child => [child, ...readingOrder(replica, child)])

export const isFlowing = (replica: Replica, id: Uuid): boolean =>
  replica.options.kinds.traits(replica.block(id)?.type ?? '').flowing
