// Every committed change was permitted: each is judged again, on permissions tracked separately from the store.
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { BlockValue, PermissionItem } from '@sheaf/core/records/block'
import { applyChanges, type Change } from '@sheaf/core/records/patch'
import { relationIn } from '../sim-databases'
import type { StoredSpace } from './stored-space'

const writers = ['content_editor', 'editor', 'owner']

/** `start` is the store before the first entry. */
export function permissionChecks(start: StoredSpace, log: readonly LogEntry[]): string[] {
  const errors: string[] = []
  const blocks = new Map<Uuid, BlockValue>(start.blocks)
  const homes = new Map(
    start.records.flatMap(({ table, value }) => (table === 'collection' ? [[value.id, value['parent_id']]] : [])),
  )
  const permissionsOf = (block: BlockValue | undefined): readonly PermissionItem[] => {
    let at = block
    for (let depth = 0; at && depth < 1000; depth++) {
      if (at.permissions) return at.permissions
      // What lies in the trash belongs to the page it was taken from.
      if (!at.alive && at.page_id) at = blocks.get(at.page_id)
      else at = blocks.get((at.parent_table === 'collection' ? homes.get(at.parent_id) : at.parent_id) as Uuid)
    }
    return []
  }
  for (const entry of log) {
    for (const item of entry.items) {
      const before = item.table === 'block' ? blocks.get(item.id) : undefined
      // The other side of a relation is written for whoever may edit the one.
      if (!before || (before.parent_table === 'collection' && item.changes.every(isOfRelation))) continue
      const role =
        permissionsOf(before).find(candidate => candidate.type === 'user' && candidate.user_id === entry.actorId)
          ?.role ?? 'none'
      if (!writers.includes(role))
        errors.push(`permissions: ${entry.actorId} changed ${item.id} as ${role} at ${entry.seq} (${entry.id})`)
    }
    for (const item of entry.items) {
      if (item.table === 'collection') {
        const { parent_id: home } = applyChanges(undefined, item.changes) as { parent_id?: Uuid }
        if (home) homes.set(item.id, home)
      }
      if (item.table === 'block')
        blocks.set(item.id, {
          ...applyChanges(blocks.get(item.id), item.changes),
          id: item.id,
          version: item.version,
        } as BlockValue)
    }
  }
  return errors
}

const relations: readonly string[] = Object.values(relationIn)
const isOfRelation = (change: Change): boolean =>
  'object' in change &&
  change.object === 'properties' &&
  [...Object.keys(change.put), ...change.drop].every(key => relations.includes(key))
