// Which readers a change concerns. A channel is a page, a team, a space, a person's view of it or a collection; whoever may read that
// record may read the channel. A page with permissions of its own never appears in the channel of the page around it.
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import type { BlockKinds } from '@sheaf/core/kinds/block-kind'
import { anyRecord, type RecordSource, type RecordValue } from '@sheaf/core/operations/space-state'
import { isUnderRules, isWatchedByRules } from '@sheaf/core/permissions/row-rules'
import { recordOf, type Table } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { ChannelRule } from '@sheaf/core/records/define'

const own: readonly ChannelRule[] = ['own']

/** As the definition of its table says; of blocks, where they lie says it. */
export function channelsOfRecord(table: Table, value: RecordValue, source: RecordSource, kinds: BlockKinds): Uuid[] {
  if (table === 'block') return channelsOfBlock(value as BlockValue, source, kinds)
  const { parent_table, parent_id } = value as { parent_table?: Table; parent_id?: Uuid }
  return (recordOf(table).channels ?? own).flatMap(rule => {
    if (rule === 'own') return [value.id]
    if (!parent_table || !parent_id) return []
    if (rule === 'parent') return [parent_id]
    const parent = anyRecord(source, { table: parent_table, id: parent_id })
    return parent ? channelsOfRecord(parent_table, parent, source, kinds) : []
  })
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
  const block = value as BlockValue
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
  const { roles } = recordOf(table)
  if (!roles || (!before && !roles.whenNew)) return false
  const fields = roles.fieldsOf?.(after, kinds) ?? roles.fields
  if (!fields || fields.some(field => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]))) return true
  if (table !== 'block' || !before) return false
  const row = after as BlockValue
  return isWatchedByRules(collectionOf(row, source), before as BlockValue, row)
}
