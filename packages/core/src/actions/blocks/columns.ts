// Blocks put beside another: into columns, which are made where there are none.
import type { Uuid } from '../../ids'
import { anchorAt, atEnd } from '../../operations/anchor'
import { parentOf } from '../../operations/tree'
import type { Draft } from '../draft'
import { inBlock, loadedChildren, traitsOf } from './places'

const COLUMNS = 'column_list'
const COLUMN = 'column'

/** Into a column of their own beside the one that a block stands in. */
export function putBeside(
  draft: Draft,
  newId: () => Uuid,
  ids: readonly Uuid[],
  of: Uuid,
  side: 'start' | 'end',
): void {
  const { space } = draft
  const around = space.view.mustBlock(of).parent_id
  const frame = space.block(around)?.parent_id
  const isInColumn = frame !== undefined && traitsOf(space, frame).fewest > 0
  const list = isInColumn ? frame : wrapInColumn(draft, newId, of)
  const column = space.view.mustBlock(of).parent_id
  const columns = loadedChildren(space, list)
  const made = newId()
  draft.create(made, COLUMN, inBlock(list), anchorAt(columns, columns.indexOf(column) + (side === 'end' ? 1 : 0)))
  draft.moveAll(ids, inBlock(made), atEnd)
  // A column that lost all it had is gone when the draft is done; those that stay share the width.
  const left = loadedChildren(space, list).filter(id => space.view.content(id).length > 0)
  const ratio = Math.round(1e4 / left.length) / 1e4
  for (const id of left) draft.set(draft.at('block', id), ['format', 'column_ratio'], ratio)
}

/** A block becomes the only column of a new list at its place. Returns the list. */
function wrapInColumn(draft: Draft, newId: () => Uuid, id: Uuid): Uuid {
  const list = newId()
  const column = newId()
  const parent = parentOf(draft.space.view.mustBlock(id))
  const siblings = loadedChildren(draft.space, parent.id)
  draft.create(list, COLUMNS, parent, anchorAt(siblings, siblings.indexOf(id)))
  draft.create(column, COLUMN, inBlock(list), atEnd)
  draft.move(id, inBlock(column), atEnd)
  return list
}
