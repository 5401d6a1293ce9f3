// Fields are addressed by a path into the record's value. Only fields that their record marks as writable can be changed
// this way; everything else has an operation of its own or belongs to the server.
import { SheafError } from '../errors'
import { isCanonicalUuid, type Uuid } from '../ids'
import { recordOf, type Table } from '../records/all'
import type { CollectionValue } from '../records/collection'
import { validateField } from '../records/value'
import type { Json } from '../validation/checks'
import { changeSchema } from './change-schema'
import type { OperationContext, OperationOf, Requirement } from './define'
import { readPath, writePath } from './json-path'
import { propertyMeant } from './late-property'
import type { Pointer } from './record-id'
import { placeToWrite } from './row-ahead'
import { anyRecord, type SpaceState } from './space-state'

const invalid = (debugMessage: string): SheafError => new SheafError('ValidationError', { debugMessage })

export function pathOf(operation: { readonly path?: readonly string[] }): readonly [string, ...string[]] {
  const [field, ...rest] = operation.path ?? []
  if (field === undefined)
    throw invalid('operation failed validation: operation.path should be defined, instead was undefined.')
  return [field, ...rest]
}

/** What lies at a path of a record. */
export const fieldAt = (state: SpaceState, pointer: Pointer, path: readonly string[]): Json | undefined =>
  readPath(anyRecord(state, pointer), path) as Json | undefined

/** What merging an object into what lies at an operation's path requires: keys that it does not name stay as they are. */
export const requiresMerge = (
  operation: OperationOf<{ readonly value: Readonly<Record<string, Json>> }>,
  state: SpaceState,
  context: OperationContext,
): readonly Requirement[] => requiresKeys(operation, state, context, Object.keys(operation.args.value))

/** What changing the field at an operation's path requires. */
export const requiresField = (
  operation: OperationOf<unknown>,
  state: SpaceState,
  context: OperationContext,
): readonly Requirement[] => requiresKeys(operation, state, context, null)

function requiresKeys(
  operation: OperationOf<unknown>,
  state: SpaceState,
  context: OperationContext,
  /** Null: all of them. */
  merged: readonly string[] | null,
): readonly Requirement[] {
  const [field, key] = pathOf(operation)
  const { table, id } = operation.pointer
  const { writable: verb, byOthers, lists, serverKeys } = recordOf(table).fields[field] ?? {}
  const keys = key === undefined ? (merged ?? keysReplaced(operation, state, field)) : [key]
  if (!verb || (serverKeys && (!keys || keys.some(one => serverKeys.has(one)))))
    throw invalid(
      `operation failed validation: operation.path should be a field of ${table} that can be set, instead was "${field}".`,
    )
  if (table === 'block' && field === 'properties' && key === 'title' && state.block(id)?.crdt_data)
    throw invalid(
      'operation failed validation: operation.path should be changed by editText, instead was "properties.title".',
    )
  if (table === 'block' && field === 'properties' && key === undefined)
    throw invalid('operation failed validation: operation.path should be a single property, instead was "properties".')
  refuseRelation(operation, state)
  refuseWholeSchema(operation)
  if (lists) refuseForeign(operation, state, lists as Table)
  const own: Requirement = { pointer: operation.pointer, verb }
  if (!byOthers || authorOf(operation, state, lists as Table | undefined) === context.actorId) return [own]
  // The verb is asked for first: what may not be read does not exist, whoever made it.
  return byOthers === 'nobody' ? [own, { nobody: true }] : [{ ...own, verb: byOthers }]
}

/** The keys that an object as a whole brings and takes away; null for what is no object. */
function keysReplaced(
  { pointer: { table, id }, args }: OperationOf<unknown>,
  state: SpaceState,
  field: string,
): readonly string[] | null {
  const { value = {} } = args as { readonly value?: unknown }
  if (typeof value !== 'object' || value === null) return null
  return [
    ...Object.keys(value),
    ...Object.keys(
      (anyRecord({ get: (one, at) => state.bare(one, at) }, { table, id })?.[field] as object | undefined) ?? {},
    ),
  ]
}

/** A relation has two sides, which only `relate` and `unrelate` keep the same. */
function refuseRelation({ pointer: { table, id }, path = [] }: OperationOf<unknown>, state: SpaceState): void {
  const [field, key] = path
  if (table !== 'block' || field !== 'properties' || key === undefined) return
  if (propertyMeant(state, id, key, 'value') === null)
    throw invalid(
      `operation failed validation: operation.path should be changed by relate and unrelate, instead was "properties.${key}".`,
    )
}

/** A record lists only what hangs from it, so that nothing seems to be where it does not belong. What it lists already stays. */
function refuseForeign({ pointer, path = [], args }: OperationOf<unknown>, state: SpaceState, lists: Table): void {
  const { id, at, value } = args as { readonly id?: unknown; readonly at?: unknown; readonly value?: unknown }
  // Without a place the id is one that is taken out.
  const given = [at && id, ...(Array.isArray(value) ? value : [value])].filter(isCanonicalUuid)
  const present = (anyRecord(state, pointer)?.[path[0] as string] ?? []) as readonly Uuid[]
  for (const one of given)
    if (!present.includes(one) && anyRecord(state, { table: lists, id: one })?.['parent_id'] !== pointer.id)
      throw invalid(
        `operation failed validation: operation.args should name a ${lists} of this ${pointer.table}, instead was "${one}".`,
      )
}

/** Two people who change different properties both keep what they did: a property is always named. The title stays. */
function refuseWholeSchema({ pointer: { table }, path = [] }: OperationOf<unknown>): void {
  if (table !== 'collection' || path[0] !== 'schema') return
  if (path.length === 1)
    throw invalid('operation failed validation: operation.path should be a single property, instead was "schema".')
}

/** Who made the record or, where the field lists others, the one whose place in the list changes. A list as a whole is nobody's. */
function authorOf({ pointer, args }: OperationOf<unknown>, state: SpaceState, lists: Table | undefined): unknown {
  const { id } = args as { readonly id?: Uuid }
  if (!lists) return anyRecord(state, pointer)?.['created_by_id']
  return id && anyRecord(state, { table: lists, id })?.['created_by_id']
}

/** Changes what lies at the operation's path by its present value. Does nothing for a record that is not there. */
export function changeAtPath(
  state: SpaceState,
  operation: OperationOf<unknown>,
  change: (present: unknown) => Json | undefined,
  more: Readonly<Record<string, unknown>> = {},
): void {
  const { table, id } = operation.pointer
  const [field, ...rest] = pathOf(operation)
  const record = anyRecord(state, { table, id })
  if (!record) return
  if (table === 'collection' && field === 'schema')
    return changeSchema(state, record as CollectionValue, rest, change, more)
  let present = record[field]
  if (table === 'block' && field === 'properties' && rest[0] !== undefined) {
    const { at, values } = placeToWrite(state, id, propertyMeant(state, id, rest[0], 'value') ?? rest[0])
    rest[0] = at
    if (present !== undefined || Object.keys(values).length) present = values
  }
  const next = writePath(present, rest, change(readPath(present, rest))) ?? undefined
  if (next !== undefined) validateField(table, field, next)
  else if (recordOf(table).required.includes(field))
    throw invalid(`operation failed validation: ${table}.${field} should be defined, instead was undefined.`)
  state.change(table, id, { [field]: next, ...more })
}
