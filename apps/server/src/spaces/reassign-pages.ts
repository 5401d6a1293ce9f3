// When somebody goes, no page may be left that nobody can open. What only they had full access to passes to whoever may do most on it
// among those it is shared with, else to an owner of the space: so nobody comes to read what others shared, where somebody reads it already.
import { membershipId, type Uuid } from '@sheaf/core/ids'
import type { SpaceState } from '@sheaf/core/operations/space-state'
import { personActor } from '@sheaf/core/permissions/actor'
import { isKept } from '@sheaf/core/permissions/full-access'
import { allows, type Role, roles } from '@sheaf/core/permissions/roles'
import type { BlockValue, PermissionItem } from '@sheaf/core/records/block'
import { roomAuthor } from '../author/room-author'
import type { Services } from '../http/server-parts'
import { pagesKeptBy } from '../storage/space/members'

/** A transaction stops a few hundred times at most to load what it needs. */
const PAGES_PER_CHANGE = 100

/** `heir`: an owner of the space. To be called once more after the membership has ended, for what came meanwhile. */
export async function reassignPages(
  { pool, rooms, now }: Pick<Services, 'pool' | 'rooms' | 'now'>,
  spaceId: Uuid,
  actorId: Uuid,
  leaving: Uuid,
  heir: Uuid,
): Promise<void> {
  const author = roomAuthor({ rooms, now }, { spaceId, actor: personActor(actorId), cause: { kind: 'system' } })
  for (let after: Uuid | null = null; ; ) {
    const pages = await pagesKeptBy(pool, spaceId, leaving, after, PAGES_PER_CHANGE)
    const last = pages.at(-1)
    if (last === undefined) return
    await author.change(state => {
      for (const id of pages) reassign(state, spaceId, id, leaving, heir)
    })
    after = last
  }
}

function reassign(state: SpaceState, spaceId: Uuid, id: Uuid, leaving: Uuid, heir: Uuid): void {
  const { alive, permissions } = (state.block(id) ?? {}) as Partial<BlockValue>
  if (!alive || !permissions || isKept(permissions, spaceId, state, leaving)) return
  const next = mostTrusted(state, spaceId, permissions, leaving) ?? heir
  const others = permissions.filter(item => item.type !== 'user' || item.user_id !== next)
  state.changeBlock(id, { permissions: [...others, { type: 'user', user_id: next, role: 'owner' }] })
}

function mostTrusted(
  state: SpaceState,
  spaceId: Uuid,
  items: readonly PermissionItem[],
  leaving: Uuid,
): Uuid | undefined {
  const rank = (role: Role): number => roles.indexOf(role)
  const members = items.flatMap(item => {
    if (item.type !== 'user' || item.user_id === leaving || !allows(item.role, 'read')) return []
    const membership = state.get('space_user', membershipId(spaceId, item.user_id))
    // A guest does not come to decide about pages of the workspace.
    return membership?.['alive'] === true && membership['membership_type'] !== 'guest' ? [item] : []
  })
  return members.toSorted((a, b) => rank(b.role) - rank(a.role))[0]?.user_id
}
