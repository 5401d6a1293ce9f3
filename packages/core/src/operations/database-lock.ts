// A locked database takes rows and what is written in them, and nothing else: its properties, its views and its sources stay as they
// are, for everyone, until it is unlocked. Whoever may set it up may lock and unlock it.
import type { Uuid } from '../ids'
import type { Table } from '../records/all'
import type { BlockValue } from '../records/block'
import type { Operation } from './all'
import type { Requirement } from './define'
import type { RecordSource, SpaceState } from './space-state'

/** In `format` of the block of a database, as of any page that is locked. */
export const LOCK = 'block_locked'

export const isLockedBlock = (block: Pick<BlockValue, 'format'> | undefined): boolean => block?.format?.[LOCK] === true

/** For calls that set a collection up without an operation of their own. */
export function isLockedSource(source: Pick<RecordSource, 'get'>, collection: Uuid): boolean {
  const home = source.get('collection', collection)?.['parent_id']
  return typeof home === 'string' && isLockedBlock(source.get('block', home))
}

/** What an operation requires because of the database that it belongs to, besides what it requires of anything. */
export function requiredByDatabase(state: SpaceState, operation: Operation): readonly Requirement[] {
  const { table, id } = operation.pointer
  switch (operation.command) {
    case 'create': {
      const { parent_table, parent_id } = operation.args.value
      if (table === 'collection' || table === 'collection_view') return unlessLocked(state, parent_id)
      return table === 'layout' && parent_table === 'collection' ? unlessSourceLocked(state, parent_id) : []
    }
    case 'createBlock': {
      const { parent, value } = operation.args
      return parent.table === 'collection' && value?.is_template ? unlessSourceLocked(state, parent.id) : []
    }
    case 'moveCollection':
      return [...unlessSourceLocked(state, id), ...unlessLocked(state, operation.args.to)]
    default:
      return operation.path ? requiredByField(state, operation, table, id, operation.path) : []
  }
}

function requiredByField(
  state: SpaceState,
  operation: Operation,
  table: Table,
  id: Uuid,
  [field = '', key]: readonly string[],
): readonly Requirement[] {
  if (table === 'collection_view') return unlessLocked(state, state.bare(table, id)?.['parent_id'])
  if (table === 'collection')
    return ['schema', 'format', 'template_pages'].includes(field) ? unlessSourceLocked(state, id) : []
  if (table !== 'block') return []
  if (field === 'view_ids' || field === 'collection_id') return unlessLocked(state, id)
  const block = blockIn(state, id)
  if (field !== 'format' || block?.view_ids === undefined) return []
  const keys = key === undefined ? keysChanged(operation, block) : [key]
  const hasSources = keys.includes('collection_pointers')
  if (!hasSources && !keys.includes(LOCK)) return []
  return [{ pointer: operation.pointer, verb: 'configure' }, ...(hasSources ? unlessLocked(state, id) : [])]
}

/** Keys of a format that is changed as a whole: those that are merged in, or all that there are. */
function keysChanged({ command, args }: Operation, block: BlockValue): readonly string[] {
  const { value } = args as { readonly value?: object | null }
  return [...Object.keys(value ?? {}), ...(command === 'update' ? [] : Object.keys(block.format ?? {}))]
}

const blockIn = (state: SpaceState, id: unknown): BlockValue | undefined =>
  typeof id === 'string' ? state.bare('block', id as Uuid) : undefined

/** Nothing helps where the block is locked. */
const unlessLocked = (state: SpaceState, block: unknown): readonly Requirement[] =>
  isLockedBlock(blockIn(state, block)) ? [{ nobody: true }] : []
/** The block that a collection is at home in. */
const unlessSourceLocked = (state: SpaceState, collection: unknown): readonly Requirement[] =>
  unlessLocked(state, state.bare('collection', collection as Uuid)?.['parent_id'])
