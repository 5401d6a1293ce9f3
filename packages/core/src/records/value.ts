// From what is given or stored to a record's value and back. A value holds no nulls: a field without a value is absent, so
// that a record reads the same from a row, from the wire and from memory.
import { type Check, exact, type Json } from '../validation/checks'
import { validate } from '../validation/validate'
import { type RecordOf, recordOf, type Table } from './all'
import { checkOf, type RecordDefinition } from './define'

export interface StoredRow {
  readonly [column: string]: unknown
}

/** What clients see of a row: no internal fields, no columns that are not fields, no nulls. */
export function publicValue(definition: RecordDefinition, row: StoredRow): Record<string, Json> {
  const value: Record<string, Json> = {}
  for (const name of publicFields(definition)) if (isGiven(row[name])) value[name] = row[name] as Json
  return value
}

/** Kept: hundreds of rows an answer are made into values. */
const publicNames = new WeakMap<RecordDefinition, readonly string[]>()
function publicFields(definition: RecordDefinition): readonly string[] {
  const known = publicNames.get(definition)
  if (known) return known
  const names = Object.entries(definition.fields).flatMap(([name, field]) => (field.internal ? [] : [name]))
  publicNames.set(definition, names)
  return names
}

/** What is given, and the initial value of every field that is not. */
export const initialValue = (
  definition: RecordDefinition,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries([
    ...Object.entries(definition.fields).flatMap(([name, { initial }]) =>
      initial === undefined ? [] : [[name, fresh(initial)] as const],
    ),
    ...Object.entries(given).filter(([, value]) => isGiven(value)),
  ])

const isGiven = (value: unknown): boolean => value !== null && value !== undefined
/** Initial values are shared by the definition; a record gets its own. */
function fresh(initial: Json): Json {
  if (typeof initial !== 'object' || initial === null) return initial
  return Array.isArray(initial) ? [...(initial as Json[])] : Object.fromEntries(Object.entries(initial))
}

const recordChecks = new Map<Table, Check<unknown>>()

/** Throws a ValidationError that names what is wrong with a record. */
export function validateRecord<T extends Table>(table: T, value: unknown): RecordOf<T> {
  let check = recordChecks.get(table)
  if (!check) recordChecks.set(table, (check = checkOf(recordOf(table)) as Check<unknown>))
  return validate(check, value, table) as RecordOf<T>
}

const fieldChecks = new Map<string, Check<unknown>>()

/** Throws a ValidationError when a table has no such field for operations to write, or the field cannot hold the value. */
export function validateField(table: Table, field: string, value: unknown): void {
  const { fields } = recordOf(table)
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined
  const key = `${table}.${known ? field : ''}`
  let check = fieldChecks.get(key)
  if (!check) fieldChecks.set(key, (check = exact(known ? { [field]: known.check } : {}) as Check<unknown>))
  validate(check, { [field]: value }, table)
}
