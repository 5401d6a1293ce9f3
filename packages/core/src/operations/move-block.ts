// moveBlock: out of every list and into one. Nothing happens to a block that is not alive, nor below itself, so that two
// people who move A into B and B into A at once end with one of the two.
import { exact } from '../validation/checks'
import { anchor } from './anchor'
import { defineOperation } from './define'
import { pointer } from './record-id'
import { sharedTextError, sharesText } from './shared-text'
import { detach, liveParent, pageBelow, place } from './tree'

export const moveBlock = defineOperation({
  command: 'moveBlock',
  args: exact({ parent: pointer, at: anchor }),
  requires: ({ pointer: block, args: { parent } }) => [
    { pointer: block, verb: 'edit' },
    parent.table === 'space' ? { member: true } : { pointer: parent, verb: 'edit' },
  ],
  apply(state, texts, { pointer: { id }, args: { parent, at } }, context) {
    const block = state.block(id)
    if (!block?.alive || !state.get(parent.table, parent.id)) return
    const target = liveParent(state, parent, at, context)
    if (target.parent.table === 'block' && state.isAncestorOrSelf(id, target.parent.id)) return
    const isPage = context.kinds.traits(block.type).page
    if (target.parent.table !== 'block' && !isPage) return
    const isLeaving = !isPage && pageBelow(state, target.parent, context) !== block.page_id
    if (isLeaving && sharesText(state, texts, id, context)) throw sharedTextError()
    detach(state, id)
    if (isPage && (block.parent_table !== target.parent.table || block.parent_id !== target.parent.id)) {
      // A page takes on the permissions of where it is put; directly in the space it belongs to the one who put it there.
      const mine = [{ type: 'user' as const, user_id: context.actorId, role: 'owner' as const }]
      state.changeBlock(id, { permissions: target.parent.table === 'space' ? mine : undefined })
    }
    place(state, id, parent, at, context)
  },
})
