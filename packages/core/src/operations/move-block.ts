// moveBlock: out of every list and into one. Nothing happens to a block that is not alive, nor below itself, so that two
// people who move A into B and B into A at once end with one of the two.
import { SheafError } from '../errors'
import type { Uuid } from '../ids'
import { exact } from '../validation/checks'
import { anchor } from './anchor'
import { defineOperation } from './define'
import { pointer } from './record-id'
import type { SpaceState } from './space-state'
import { detach, liveParent, pageBelow, place } from './tree'

export const moveBlock = defineOperation({
  command: 'moveBlock',
  args: exact({ parent: pointer, at: anchor }),
  requires: ({ pointer: block, args: { parent } }) => [
    { pointer: block, verb: 'edit' },
    parent.table === 'space' ? { member: true } : { pointer: parent, verb: 'edit' },
  ],
  apply(state, _texts, { pointer: { id }, args: { parent, at } }, context) {
    const block = state.block(id)
    if (!block?.alive || !state.get(parent.table, parent.id)) return
    const target = liveParent(state, parent, at, context)
    if (target.parent.table === 'block' && state.isAncestorOrSelf(id, target.parent.id)) return
    const isPage = context.kinds.traits(block.type).page
    if (target.parent.table !== 'block' && !isPage) return
    if (!isPage && pageBelow(state, target.parent, context) !== block.page_id) refuseSharedText(state, id)
    detach(state, id)
    if (isPage && (block.parent_table !== target.parent.table || block.parent_id !== target.parent.id)) {
      // A page takes on the permissions of where it is put; directly in the space it belongs to the one who put it there.
      const mine = [{ type: 'user' as const, user_id: context.actorId, role: 'owner' as const }]
      state.changeBlock(id, { permissions: target.parent.table === 'space' ? mine : undefined })
    }
    place(state, id, parent, at, context)
  },
})

/**
 * A text that two blocks share must not end up on two pages: readers of one page would hold the words of the other. Until
 * texts can be parted such a move is refused.
 */
function refuseSharedText(state: SpaceState, id: Uuid): void {
  const below = new Set<Uuid>()
  const visit = (block: Uuid): void => {
    below.add(block)
    for (const child of state.content(block)) visit(child)
  }
  visit(id)
  for (const block of below)
    for (const slice of state.slices(block))
      if (slice.t !== slice.o || !below.has(slice.t))
        throw new SheafError('OperationConflictError', {
          debugMessage: 'This block shares its text with another block of its page and cannot move to another page.',
          clientData: { type: 'shared_text' },
        })
}
