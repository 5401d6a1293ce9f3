// Where blocks that are dropped come to stand.
import type { Uuid } from '../../ids'
import type { OpenSpace } from '../../operations/open-space'
import type { Moving } from './move-blocks'
import { loadedChildren } from './places'

/** Between two neighbours, of which one may be among those that go: then the one before it counts. Null: one of them would go into itself. */
export function dropFor(
  space: OpenSpace,
  ids: readonly Uuid[],
  parent: Uuid,
  { after, before }: { readonly after: Uuid | null; readonly before: Uuid | null },
): Moving | null {
  if (ids.some(id => space.view.isAncestorOrSelf(id, parent))) return null
  const children = loadedChildren(space, parent)
  const going = new Set(ids)
  const upTo =
    after !== null ? children.indexOf(after) + 1 : before !== null ? children.indexOf(before) : children.length
  return { ids, parent, index: children.slice(0, upTo).filter(id => !going.has(id)).length }
}
