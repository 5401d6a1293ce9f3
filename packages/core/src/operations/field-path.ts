// Fields are addressed by a path into the record's value. Only fields that their record marks as writable can be changed
// this way; everything else has an operation of its own or belongs to the server.
import { SheafError } from '../errors'
import type { Uuid } from '../ids'
import { recordOf, type Table } from '../records/all'
import { validateField } from '../records/value'
import type { Json } from '../validation/checks'
import type { OperationContext, OperationOf, Requirement } from './define'
import type { SpaceState } from './space-state'

const invalid = (debugMessage: string): SheafError => new SheafError('ValidationError', { debugMessage })

export function pathOf(operation: { readonly path?: readonly string[] }): readonly [string, ...string[]] {
  const [field, ...rest] = operation.path ?? []
  if (field === undefined)
    throw invalid('operation failed validation: operation.path should be defined, instead was undefined.')
  return [field, ...rest]
}

/** What changing the field at an operation's path requires. */
export function requiresField(
  operation: OperationOf<unknown>,
  state: SpaceState,
  context: OperationContext,
): readonly Requirement[] {
  const [field, key] = pathOf(operation)
  const { table, id } = operation.pointer
  const { writable: verb, byOthers, lists, serverKeys } = recordOf(table).fields[field] ?? {}
  if (!verb || (serverKeys && (key === undefined || serverKeys.has(key))))
    throw invalid(
      `operation failed validation: operation.path should be a field of ${table} that can be set, instead was "${field}".`,
    )
  if (table === 'block' && field === 'properties' && key === 'title' && state.block(id)?.crdt_data)
    throw invalid(
      'operation failed validation: operation.path should be changed by editText, instead was "properties.title".',
    )
  if (table === 'block' && field === 'properties' && key === undefined)
    throw invalid('operation failed validation: operation.path should be a single property, instead was "properties".')
  const own: Requirement = { pointer: operation.pointer, verb }
  if (!byOthers || authorOf(operation, state, lists as Table | undefined) === context.actorId) return [own]
  // The verb is asked for first: what may not be read does not exist, whoever made it.
  return byOthers === 'nobody' ? [own, { nobody: true }] : [{ ...own, verb: byOthers }]
}

/** Who made the record or, where the field lists others, the one whose place in the list changes. A list as a whole is nobody's. */
function authorOf({ pointer, args }: OperationOf<unknown>, state: SpaceState, lists: Table | undefined): unknown {
  const { id } = args as { readonly id?: Uuid }
  if (!lists) return state.get(pointer.table, pointer.id)?.['created_by_id']
  return id && state.get(lists, id)?.['created_by_id']
}

export function readPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value)
}

/** A copy of the value with the path set; `undefined` takes it away. What lies on the way becomes an object. */
export function writePath(value: unknown, path: readonly string[], next: Json | undefined): unknown {
  const [key, ...rest] = path
  if (key === undefined) return next
  const copy: Record<string, unknown> = isObject(value) ? { ...value } : {}
  const inner = writePath(copy[key], rest, next)
  if (inner === undefined) delete copy[key]
  else copy[key] = inner
  return copy
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
  const record = state.get(table, id)
  if (!record) return
  const next = writePath(record[field], rest, change(readPath(record[field], rest))) ?? undefined
  if (next !== undefined) validateField(table, field, next)
  else if (recordOf(table).required.includes(field))
    throw invalid(`operation failed validation: ${table}.${field} should be defined, instead was undefined.`)
  state.change(table, id, { [field]: next, ...more })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
