// Where rows stand that people put somewhere: between two others, by a key of their own.
import { type Placed, rowKeyBetween } from '../../collection/row-order'
import type { Uuid } from '../../ids'
import type { OpenSpace } from '../../operations/open-space'
import type { Draft } from '../draft'

const ORDER = 'collection_order'

/** Between whom a row comes to stand; at the end without the one below. */
export interface RowNeighbours {
  readonly after?: Uuid
  readonly before?: Uuid
}

/** In the format of a row that is made there; nothing where no neighbour is named. */
export function placeFields(space: OpenSpace, { after, before }: RowNeighbours): Readonly<Record<string, string>> {
  if (after === undefined && before === undefined) return {}
  return { [ORDER]: rowKeyBetween(placedAt(space, after), placedAt(space, before)) }
}

/** One behind the other, in this order. */
export function placeRows(draft: Draft, rows: readonly Uuid[], { after, before }: RowNeighbours): void {
  let above = placedAt(draft.space, after)
  for (const id of rows) {
    const orderKey = rowKeyBetween(above, placedAt(draft.space, before))
    draft.set(draft.at('block', id), ['format', ORDER], orderKey)
    above = { id, created_time: 0, orderKey }
  }
}

function placedAt(space: OpenSpace, id: Uuid | undefined): Placed | null {
  const block = id ? space.block(id) : undefined
  const orderKey = block?.format?.[ORDER]
  return block
    ? { id: block.id, created_time: block.created_time ?? 0, ...(typeof orderKey === 'string' ? { orderKey } : {}) }
    : null
}
