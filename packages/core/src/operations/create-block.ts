// createBlock: a new block under the nearest live ancestor of the wanted parent. The same id again is no error: a client that
// lost its numbering may send it twice.

import type { Uuid } from '../ids'
import type { Table } from '../records/all'
import type { BlockValue } from '../records/block'
import { validateField } from '../records/value'
import type { Slice } from '../text/slice'
import { ownSlice } from '../text/slice'
import { exact, jsonObject, keyString, optional } from '../validation/checks'
import { anchor } from './anchor'
import { defineOperation, type OperationContext } from './define'
import { pointer } from './record-id'
import type { SpaceState } from './space-state'
import { editedBy, enlist, liveParent, type ParentRef, pageBelow } from './tree'

const args = exact({
  type: keyString,
  parent: pointer,
  at: anchor,
  value: optional(exact({ properties: optional(jsonObject), format: optional(jsonObject) })),
})

export const createBlock = defineOperation({
  command: 'createBlock',
  args,
  requires: ({ args: { parent } }) =>
    parent.table === 'space' ? [{ member: true }] : [{ pointer: parent, verb: 'edit' }],
  apply(state, _texts, { pointer: { id }, args: { type, parent, at, value } }, context) {
    if (state.block(id) || !state.bare(parent.table, parent.id)) return
    validateField('block', 'type', type)
    // Only a page stands on its own, and only in a space or a team.
    if (parent.table !== 'block' && !(isHome(parent.table) && context.kinds.traits(type).page)) return
    const { title: _title, ...properties } = value?.properties ?? {}
    const home = liveParent(state, parent, at, context)
    addBlock(state, id, type, { properties, format: value?.format ?? {} }, home.parent, [ownSlice(id)], context)
    enlist(state, id, home)
  },
})

const isHome = (table: Table): boolean => table === 'space' || table === 'team'

/** Adds the record of a block that is not in the tree yet. A page directly in the space belongs to its maker. */
export function addBlock(
  state: SpaceState,
  id: Uuid,
  type: string,
  fields: Pick<BlockValue, 'properties' | 'format'>,
  parent: ParentRef,
  slices: readonly [Slice, ...Slice[]],
  context: OperationContext,
): void {
  const page = state.bare(parent.table, parent.id) && pageBelow(state, parent, context)
  const isPrivate = parent.table === 'space' && context.kinds.traits(type).page
  state.add('block', {
    id,
    space_id: state.spaceId,
    type,
    alive: true,
    ...fields,
    content: [],
    parent_id: parent.id,
    parent_table: parent.table,
    ...(page === undefined ? {} : { page_id: page }),
    ...(isPrivate ? { permissions: [{ type: 'user', user_id: context.actorId, role: 'owner' }] } : {}),
    created_time: context.now,
    created_by_id: context.actorId,
    created_by_table: 'sheaf_user',
    ...editedBy(context),
    crdt_data: { title: slices, own: slices[0] },
    crdt_format_version: 1,
  })
}
