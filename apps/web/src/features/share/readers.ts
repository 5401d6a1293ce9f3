// Who can see a page, as its records say: the list of the nearest page above it that has one, else its team or the space.
import type { Uuid } from '@sheaf/core/ids'
import { isRole, type Role } from '@sheaf/core/permissions/roles'
import type { BlockValue, PermissionItem } from '@sheaf/core/records/block'
import type { Replica } from '@sheaf/sync/replica'

export type Reader =
  | { readonly kind: 'only-you' | 'space' | 'public'; readonly role: Role }
  | { readonly kind: 'team'; readonly role: Role; readonly name: string }
  | { readonly kind: 'user'; readonly role: Role; readonly id: Uuid }

const MAX_DEPTH = 1000

export function readersOf(replica: Replica, pageId: Uuid): readonly Reader[] {
  let block: BlockValue | undefined = replica.block(pageId)
  for (let depth = 0; block && depth < MAX_DEPTH; depth++) {
    if (block.permissions) return ofItems(block.permissions, replica.options.userId)
    if (block.parent_table === 'team') {
      const name = replica.get('team', block.parent_id)?.['name'] ?? ''
      return [{ kind: 'team', name, role: 'editor' }]
    }
    if (block.parent_table !== 'block') return [{ kind: 'space', role: 'editor' }]
    block = replica.block(block.parent_id)
  }
  return []
}

function ofItems(items: readonly PermissionItem[], self: Uuid): readonly Reader[] {
  const readers = items.flatMap((item): Reader[] => {
    const role = isRole(item.role) ? item.role : 'none'
    if (role === 'none') return []
    if (item.type === 'user') return [{ kind: 'user', id: item.user_id, role }]
    return item.type === 'public' || item.type === 'space' ? [{ kind: item.type, role }] : []
  })
  const [only, ...others] = readers
  if (others.length === 0 && only?.kind === 'user' && only.id === self) return [{ kind: 'only-you', role: only.role }]
  return readers
}

export const sameReaders = (a: readonly Reader[], b: readonly Reader[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
