// Blocks in the order in which a page is read: a block, then its children, then what follows it.
import type { Uuid } from '../../ids'
import type { OpenSpace } from '../../operations/open-space'
import { loadedChildren, siblingsOf, traitsOf } from './places'

/** A page within the page is a place of its own. */
const children = (space: OpenSpace, id: Uuid): readonly Uuid[] =>
  traitsOf(space, id).page ? [] : loadedChildren(space, id)

export function previousBlock(space: OpenSpace, id: Uuid, root: Uuid | null): Uuid | null {
  const siblings = siblingsOf(space, id)
  let last = siblings[siblings.indexOf(id) - 1]
  if (last === undefined) {
    const parent = space.view.mustBlock(id).parent_id
    return parent === root ? null : parent
  }
  for (let child = children(space, last).at(-1); child !== undefined; child = children(space, last).at(-1)) last = child
  return last
}
export function nextBlock(space: OpenSpace, id: Uuid, root: Uuid | null): Uuid | null {
  const [child] = children(space, id)
  return child ?? blockAfter(space, id, root)
}
/** What is read after a block and everything below it. */
export function blockAfter(space: OpenSpace, id: Uuid, root: Uuid | null): Uuid | null {
  for (let at = id; at !== root; at = space.view.mustBlock(at).parent_id) {
    const siblings = siblingsOf(space, at)
    const next = siblings[siblings.indexOf(at) + 1]
    if (next !== undefined) return next
  }
  return null
}
/** Everything that is read after a block, in order. */
export function* readFrom(space: OpenSpace, id: Uuid, root: Uuid | null): Iterable<Uuid> {
  yield* readBelow(space, id)
  for (let at = id; at !== root; at = space.view.mustBlock(at).parent_id) {
    const siblings = siblingsOf(space, at)
    for (const next of siblings.slice(siblings.indexOf(at) + 1)) {
      yield next
      yield* readBelow(space, next)
    }
  }
}
function* readBelow(space: OpenSpace, id: Uuid): Iterable<Uuid> {
  for (const child of children(space, id)) {
    yield child
    yield* readBelow(space, child)
  }
}
export const readingOrder = (space: OpenSpace, id: Uuid): Uuid[] =>
  space.view.content(id).flatMap(child => [child, ...readingOrder(space, child)])
