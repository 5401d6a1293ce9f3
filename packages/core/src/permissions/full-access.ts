// Somebody always has full access to a page with permissions of its own: who takes it from the last one would leave a page that nobody
// may open, give on or end. Asked when a transaction is through, on the state at its place in the order: of two who take each
// other's access at once, the second is refused.
import { SheafError } from '../errors'
import { membershipId, type Uuid } from '../ids'
import type { BlockKinds } from '../kinds/block-kind'
import type { SpaceState } from '../operations/space-state'
import type { PermissionItem } from '../records/block'
import type { PermissionSource } from './principals'

/** Whether somebody who is in the space has full access by these entries. Groups and the public do not count: they may be empty, or end. */
export const isKept = (
  items: readonly PermissionItem[],
  spaceId: Uuid,
  source: PermissionSource,
  without?: Uuid,
): boolean =>
  items.some(
    item =>
      item.role === 'owner' &&
      (item.type === 'space' ||
        (item.type === 'user' &&
          item.user_id !== without &&
          source.get('space_user', membershipId(spaceId, item.user_id))?.['alive'] === true)),
  )

/** Throws where a transaction leaves a page to nobody, or gives permissions to what is no page: what lies on a page is told to all its readers. */
export function keepPagesOpen(state: SpaceState, kinds: BlockKinds): void {
  for (const { table, value } of state.own.values()) {
    if (table !== 'block') continue
    const { id, type, permissions } = value
    if (!permissions || permissions === state.base.get('block', id)?.permissions) continue
    if (!kinds.traits(type).page)
      throw new SheafError('ValidationError', {
        debugMessage: `operation failed validation: block.permissions should be undefined on a ${type}.`,
      })
    if (!isKept(permissions, state.spaceId, state)) throw nobodyLeftError()
  }
}

const nobodyLeftError = (): SheafError =>
  new SheafError('LogicalError', {
    debugMessage: 'At least one person must keep full access to this page.',
    clientData: { type: 'nobody_left' },
  })
