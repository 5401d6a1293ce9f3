// One definition per record table: its fields, who makes such records, what may be done with them, which channels tell of them, and what
// changes roles. Types, validation and DDL are derived from it, and so is everything that goes over all tables.
import type { Uuid } from '../ids'
import type { BlockKinds } from '../kinds/block-kind'
import type { Verb } from '../permissions/rights'
import * as checks from '../validation/checks'
import { type Check, exact, type Json, json, jsonObject, optional } from '../validation/checks'
import type { Judging } from './judging'

/** A column type of PostgreSQL 15. */
export type ColumnType =
  | 'uuid'
  | 'uuid[]'
  | 'text'
  | 'text[]'
  | 'integer'
  | 'bigint'
  | 'double precision'
  | 'boolean'
  | 'jsonb'
  | 'bytea'

interface FieldOptions {
  /** What a record has that was made without the field. */
  readonly initial?: Json
  /** The verb that a person needs to change it with `set`, `update`, `unset` or a list operation. Absent: only operations made for it, and the server, change it. */
  readonly writable?: Verb
  /** What anybody else needs than the author of the record, who needs no more than `writable`; `nobody`: only the author may. */
  readonly byOthers?: Verb | 'nobody'
  /** The table of the records that a list of ids names: not the list has an author then, but the one that comes or goes. */
  readonly lists?: string
  /** Keys inside a writable object that only the server and operations made for them change. */
  readonly serverKeys?: ReadonlySet<string>
  /** Kept in the table and never sent to a client. */
  readonly internal?: true
  /** Part of the value and of no column: read from other rows. */
  readonly derived?: true
  /** Text that is compared byte by byte, whatever the database's language. */
  readonly collation?: 'C'
}
export interface Field<T = unknown> extends FieldOptions {
  readonly column: ColumnType
  readonly check: Check<T>
}

const field =
  <T>(column: ColumnType, check: Check<T>) =>
  (options: FieldOptions = {}): Field<T> => ({ column, check, ...options })

const MAX_INT_32 = 2 ** 31 - 1

export const fields = {
  uuid: field<Uuid>('uuid', checks.canonicalUuid),
  uuids: field<Uuid[]>('uuid[]', checks.list(checks.canonicalUuid)),
  text: field<string>('text', checks.string),
  texts: field<string[]>('text[]', checks.list(checks.string)),
  integer: field<number>('integer', checks.between(-MAX_INT_32 - 1, MAX_INT_32)),
  /** Milliseconds since 1970, or any whole number beyond 32 bits. */
  time: field<number>('bigint', checks.integer),
  number: field<number>('double precision', checks.number),
  boolean: field<boolean>('boolean', checks.boolean),
  object: field<Record<string, Json>>('jsonb', jsonObject),
  json: field<Json>('jsonb', json),
  /** Base64 in values, bytes in the column. */
  bytes: field<string>('bytea', checks.string),
  oneOf: <const T extends readonly [string, ...string[]]>(values: T, options: FieldOptions = {}): Field<T[number]> => ({
    column: 'text',
    check: checks.oneOf(...values),
    ...options,
  }),
  /** Text of at most so many characters, in a form of its own. */
  textOf: (form: Parameters<typeof checks.stringOf>[0], options: FieldOptions = {}): Field<string> => ({
    column: 'text',
    check: checks.stringOf(form),
    ...options,
  }),
  /** JSON with a shape of its own. */
  shaped: <T>(check: Check<T>, options: FieldOptions = {}): Field<T> => ({ column: 'jsonb', check, ...options }),
}

export type Fields = Readonly<Record<string, Field>>
/** `space`: rows belong to a space and are keyed by (space_id, id). `global`: keyed by id alone. */
type Scope = 'space' | 'global'

/** How people make records with `create`. */
interface Creation {
  /** What it takes on what the record hangs from. */
  readonly verb: Verb
  /** The id it must have, where there is one record for what it hangs from and no more. */
  readonly idFor?: (parentId: Uuid) => Uuid
  /** Whoever makes it counts as who edited it last. */
  readonly isEdit?: true
  /** Records that come into being with it, by their tables. */
  readonly beside?: (
    id: Uuid,
    spaceId: Uuid,
  ) => Readonly<Record<string, Readonly<Record<string, Json>> & { readonly id: Uuid }>>
}

/** A channel that tells of a record: its own, the one that its parent is, or those that tell of its parent. */
export type ChannelRule = 'own' | 'parent' | 'of parent'

/** What of a record somebody's role depends on, be it on the record or on what hangs from it. */
interface RoleRule<V> {
  /** Absent, and without `fieldsOf`: all of them. */
  readonly fields?: readonly string[]
  fieldsOf?(value: V, kinds: BlockKinds): readonly string[]
  /** A new record may change roles too. */
  readonly whenNew?: true
}

/** What a definition says besides its fields; `V` is the type of its records. */
interface Rules<V> {
  /** Absent: calls and the server make them. */
  readonly creation?: Creation
  /** Whoever changes a field counts as who edited it last. */
  readonly isEdited?: true
  /** Absent: its own channel alone. Those of a block follow from where it lies (sync/channels.ts). */
  readonly channels?: readonly ChannelRule[]
  /** Absent: nobody's role depends on it. */
  readonly roles?: RoleRule<V>
  /** What may be done with it. Absent: the same as with what it hangs from. */
  readonly judging?: Judging<V>
}

export interface RecordDefinition<
  F extends Fields = Fields,
  R extends keyof F & string = keyof F & string,
  T extends string = string,
> extends Rules<Value<F, R>> {
  readonly table: T
  readonly scope: Scope
  readonly fields: F
  readonly required: readonly R[]
  /** Further indexes, as column lists; for space records space_id is put in front, and only rows are in them that have the first column. */
  readonly indexes: readonly (readonly string[])[]
  /** Indexes of space records without the space in front, for what is looked up before the space is known. */
  readonly indexesAcrossSpaces?: readonly (readonly string[])[]
  /** Storage parameters, for tables that every edit touches. */
  readonly fillfactor?: number
}

type FieldType<T> = T extends Field<infer V> ? V : never
/** The type of a record: required fields are there, the others may be. A field without a value is absent, never null. */
export type ValueOf<D> = D extends { readonly fields: infer F extends Fields; readonly required: readonly (infer R)[] }
  ? Value<F, R & keyof F & string>
  : never
type Value<F extends Fields, R extends keyof F & string> = { [K in R]: FieldType<F[K]> } & {
  [K in Exclude<keyof F & string, R>]?: FieldType<F[K]>
}

/** Every record has these. */
const base = {
  id: fields.uuid(),
  version: fields.integer({ initial: 0 }),
  last_version: fields.integer({ initial: 0 }),
}

export function defineRecord<
  F extends Fields,
  const T extends string,
  const R extends keyof (F & typeof base) & string = never,
>(
  definition: {
    readonly table: T
    readonly scope: Scope
    readonly fields: F
    readonly required?: readonly R[]
    readonly indexes?: readonly (readonly string[])[]
    readonly indexesAcrossSpaces?: readonly (readonly string[])[]
    readonly fillfactor?: number
  } & Rules<Value<F & typeof base, R | 'id' | 'version' | 'last_version'>>,
): RecordDefinition<F & typeof base, R | 'id' | 'version' | 'last_version', T> {
  return {
    ...definition,
    fields: { ...base, ...definition.fields },
    required: ['id', 'version', 'last_version', ...(definition.required ?? [])],
    indexes: definition.indexes ?? [],
  }
}

/** The check of a whole record: exact keys, required ones present, the others optional, or null as a row has it. */
export function checkOf<D extends RecordDefinition>(definition: D): Check<ValueOf<D>> {
  const required = new Set<string>(definition.required)
  const shape = Object.fromEntries(
    Object.entries(definition.fields).map(([name, f]) => [
      name,
      required.has(name) ? f.check : optional(checks.nullable(f.check)),
    ]),
  )
  // The shape was put together from the fields that the type is made of.
  return exact(shape) as unknown as Check<ValueOf<D>>
}
