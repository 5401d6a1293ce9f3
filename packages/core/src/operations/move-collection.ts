// moveCollection: makes another block the home of a collection. Rows, and who may read them, follow it. Nothing happens where the block
// lies in one of the collection's own rows: it would lie in itself.
import type { Uuid } from '../ids'
import type { BlockValue } from '../records/block'
import { exact } from '../validation/checks'
import { defineOperation } from './define'
import { recordId } from './record-id'
import type { SpaceState } from './space-state'
import type { UndoOf } from './undo'

interface HomeUndo extends UndoOf<'moveCollection'> {
  readonly id: Uuid
  readonly from: Uuid
  readonly to: Uuid
}

export const moveCollection = defineOperation({
  command: 'moveCollection',
  args: exact({ to: recordId }),
  requires: ({ pointer, args: { to } }) => [
    { pointer, verb: 'configure' },
    { pointer: { ...pointer, table: 'block', id: to }, verb: 'configure' },
  ],
  apply(state, _texts, { pointer: { table, id }, args: { to } }) {
    if (table !== 'collection' || !state.bare('collection', id) || !state.block(to)) return
    if (!liesInRow(state, id, to)) state.change('collection', id, { parent_id: to, parent_table: 'block' })
  },
  capture(state, { pointer: { id }, args: { to } }): () => readonly HomeUndo[] {
    const from = homeOf(state, id)
    return () => (from && from !== homeOf(state, id) ? [{ undo: 'moveCollection', id, from, to }] : [])
  },
  revert(draft, { id, from, to }: HomeUndo) {
    if (homeOf(draft.space.view, id) === to) draft.moveCollection(id, from)
  },
})

const homeOf = (state: SpaceState, id: Uuid): Uuid | undefined => state.bare('collection', id)?.parent_id

function liesInRow(state: SpaceState, collection: Uuid, block: Uuid): boolean {
  for (let at: Uuid | undefined = block; at !== undefined; ) {
    const held: BlockValue | undefined = state.bare('block', at)
    if (held?.parent_table === 'collection' && held.parent_id === collection) return true
    at = held && state.blockAbove(held)
  }
  return false
}
