// Which readers a change concerns. A channel is a page, a team, a space, a person's view of it or a collection; whoever may read that
// record may read the channel. A page with permissions of its own never appears in the channel of the page around it.
import { collectionsOf } from '@sheaf/core/collection/database-block'
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import type { BlockKinds } from '@sheaf/core/kinds/block-kind'
import type { RecordSource, RecordValue } from '@sheaf/core/operations/space-state'
import { isUnderRules, isWatchedByRules } from '@sheaf/core/permissions/row-rules'
import type { Table } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import type { CollectionValue } from '@sheaf/core/records/collection'

export function channelsOfRecord(table: Table, value: RecordValue, source: RecordSource, kinds: BlockKinds): Uuid[] {
  if (table === 'block') return channelsOfBlock(value as unknown as BlockValue, source, kinds)
  const above = (): Uuid[] => {
    const { parent_table, parent_id } = value as { parent_table?: Table; parent_id?: Uuid }
    const parent = parent_table && parent_id ? source.get(parent_table, parent_id) : undefined
    return parent_table && parent ? channelsOfRecord(parent_table, parent, source, kinds) : []
  }
  if (table === 'discussion' || table === 'comment') return above()
  // Of a collection, the page that shows it and those who listen to it alone; of a view, also who looks at what it shows.
  if (table === 'collection' || table === 'collection_view') return [value.id, ...above()]
  if (table === 'record_counter' || table === 'record_key' || table === 'layout') return [value['parent_id'] as Uuid]
  return [value.id]
}

export function channelsOfBlock(block: BlockValue, source: Pick<RecordSource, 'get'>, kinds: BlockKinds): Uuid[] {
  if (!kinds.traits(block.type).page) return block.page_id ? [block.page_id] : []
  const own = [block.id]
  if (block.permissions)
    return [
      ...own,
      ...block.permissions.flatMap(item => (item.type === 'user' ? [viewOf(block.space_id, item.user_id)] : [])),
    ]
  // Whoever reads the database may not read every row of it: of these it is only told that something changed (`stirredBy`).
  if (isUnderRules(block, collectionOf(block, source))) return own
  if (block.parent_table === 'team' || block.parent_table === 'collection') return [...own, block.parent_id]
  return block.page_id ? [...own, block.page_id] : own
}

const collectionOf = (block: BlockValue, source: Pick<RecordSource, 'get'>): CollectionValue | undefined =>
  block.parent_table === 'collection' ? source.get('collection', block.parent_id) : undefined

/** The collection whose readers hear that there is news of a row, and not which. */
export function stirredBy(
  table: Table,
  value: RecordValue,
  source: Pick<RecordSource, 'get'>,
): CollectionValue | undefined {
  if (table !== 'block') return undefined
  const block = value as unknown as BlockValue
  const collection = collectionOf(block, source)
  return isUnderRules(block, collection) ? collection : undefined
}

/** The id is a hash, and a page's readers are asked for at every change of its list of children. */
const knownViews = new Map<string, Uuid>()
function viewOf(spaceId: Uuid, userId: Uuid): Uuid {
  const key = `${spaceId}/${userId}`
  const known = knownViews.get(key)
  if (known) return known
  if (knownViews.size >= 10_000) knownViews.clear()
  const id = spaceViewId(spaceId, userId)
  knownViews.set(key, id)
  return id
}

/** Whether a change may have changed somebody's role. */
export function touchesPermissions(
  table: Table,
  before: RecordValue | undefined,
  after: RecordValue,
  kinds: BlockKinds,
  source: Pick<RecordSource, 'get'>,
): boolean {
  const differs = (...fields: string[]): boolean =>
    fields.some(field => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]))
  switch (table) {
    case 'space_user':
      return true
    case 'team':
      return differs('membership', 'permissions', 'settings', 'is_default')
    case 'space':
      return differs('settings', 'disable_public_access', 'admin_disable_public_access')
    // Where its collection goes, a row's readers change.
    case 'collection':
      return (
        before !== undefined &&
        differs('parent_id', 'row_permissions', ...('row_permissions' in after ? ['schema'] : []))
      )
    case 'block':
      // A new page takes access from nobody; a page that was moved or has a new owner may.
      if (!before) return false
      return (
        differs('permissions', 'is_template', 'deleted_from_trash_time') ||
        (kinds.traits((after as unknown as BlockValue).type).page && differs('parent_id', 'parent_table')) ||
        isWatchedByRules(
          collectionOf(after as unknown as BlockValue, source),
          before as unknown as BlockValue,
          after as unknown as BlockValue,
        ) ||
        // With a database on a page go its rows.
        (collectionsOf(after as unknown as BlockValue).length > 0 && differs('page_id'))
      )
    default:
      return false
  }
}
