// One definition per record table. Types, validation and DDL are derived from it, so that adding a field touches one line.
import { type Check, type Checked, exact, optional, type Json, json, jsonObject } from '../validation/checks'
import * as checks from '../validation/checks'
import type { Uuid } from '../ids'
import type { Verb } from '../permissions/roles'

/** A column type of PostgreSQL 15. */
export type ColumnType = 'uuid' | 'uuid[]' | 'text' | 'text[]' | 'integer' | 'bigint' | 'double precision' | 'boolean' | 'jsonb' | 'bytea'

export interface Field<T = unknown> {
  readonly column: ColumnType
  readonly check: Check<T>
  /** What a record has that was made without the field. */
  readonly initial?: Json
  /** The verb that a person needs to change it with `set`, `update`, `unset` or a list operation. Absent: only operations made for it, and the server, change it. */
  readonly writable?: Verb
  /** Kept in the table and never sent to a client. */
  readonly internal?: true
}
interface FieldOptions {
  readonly initial?: Json
  readonly writable?: Verb
  readonly internal?: true
}

const field =
  <T>(column: ColumnType, check: Check<T>) =>
  (options: FieldOptions = {}): Field<T> => ({ column, check, ...options })

export const fields = {
  uuid: field<Uuid>('uuid', checks.uuid),
  uuids: field<Uuid[]>('uuid[]', checks.list(checks.uuid)),
  text: field<string>('text', checks.string),
  texts: field<string[]>('text[]', checks.list(checks.string)),
  integer: field<number>('integer', checks.integer),
  /** Milliseconds since 1970, or any whole number beyond 32 bits. */
  time: field<number>('bigint', checks.integer),
  number: field<number>('double precision', checks.number),
  boolean: field<boolean>('boolean', checks.boolean),
  object: field<Record<string, Json>>('jsonb', jsonObject),
  json: field<Json>('jsonb', json),
  bytes: field<string>('bytea', checks.string),
  oneOf: <const T extends readonly [string, ...string[]]>(values: T, options: FieldOptions = {}): Field<T[number]> => ({
    column: 'text',
    check: checks.oneOf(...values),
    ...options,
  }),
  /** JSON with a shape of its own. */
  shaped: <T>(check: Check<T>, options: FieldOptions = {}): Field<T> => ({ column: 'jsonb', check, ...options }),
}

export type Fields = Readonly<Record<string, Field>>
/** `space`: rows belong to a space and are keyed by (space_id, id). `global`: keyed by id alone. */
export type Scope = 'space' | 'global'

export interface RecordDefinition<F extends Fields = Fields, R extends keyof F & string = keyof F & string> {
  readonly table: string
  readonly scope: Scope
  readonly fields: F
  readonly required: readonly R[]
  /** Further indexes, as column lists; space_id is put in front for space records. */
  readonly indexes: readonly (readonly string[])[]
  /** Storage parameters, for tables that every edit touches. */
  readonly fillfactor?: number
}

type FieldType<T> = T extends Field<infer V> ? V : never
type PublicKeys<F extends Fields> = keyof F & string
/** The type of a record: required fields are there, the others may be. */
export type ValueOf<D> = D extends RecordDefinition<infer F, infer R>
  ? { [K in R]: FieldType<F[K]> } & { [K in Exclude<PublicKeys<F>, R>]?: FieldType<F[K]> }
  : never

/** Every record has these. */
const base = {
  id: fields.uuid(),
  version: fields.integer({ initial: 0 }),
  last_version: fields.integer({ initial: 0 }),
}

export function defineRecord<F extends Fields, const R extends keyof (F & typeof base) & string>(definition: {
  readonly table: string
  readonly scope: Scope
  readonly fields: F
  readonly required?: readonly R[]
  readonly indexes?: readonly (readonly string[])[]
  readonly fillfactor?: number
}): RecordDefinition<F & typeof base, R | 'id' | 'version' | 'last_version'> {
  return {
    ...definition,
    fields: { ...base, ...definition.fields },
    required: ['id', 'version', 'last_version', ...((definition.required ?? []) as readonly R[])],
    indexes: definition.indexes ?? [],
  }
}

/** The check of a whole record: exact keys, required ones present, the others optional or null. */
export function checkOf<D extends RecordDefinition>(definition: D): Check<ValueOf<D>> {
  const required = new Set<string>(definition.required)
  const shape = Object.fromEntries(
    Object.entries(definition.fields).map(([name, f]) => [name, required.has(name) ? f.check : optional(checks.nullable(f.check))]),
  )
  return exact(shape) as unknown as Check<ValueOf<D>>
}

export type { Checked }
