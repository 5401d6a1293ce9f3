// A property that is taken out of the schema goes to `deleted_schema` and comes back from there with its values. What somebody else
// changes about it meanwhile is changed there: it neither fails nor brings half a property back.
import type { Schema } from '../collection/schema'
import { SheafError } from '../errors'
import { limits } from '../limits'
import type { CollectionValue } from '../records/collection'
import { validateField } from '../records/value'
import type { Json } from '../validation/checks'
import { readPath, writePath } from './json-path'
import type { SpaceState } from './space-state'

export function changeSchema(
  state: SpaceState,
  { id, schema = {}, deleted_schema: deleted = {} }: CollectionValue,
  path: readonly string[],
  change: (present: unknown) => Json | undefined,
  more: Readonly<Record<string, unknown>>,
): void {
  const [property = '', ...inside] = path
  const isHere = Object.hasOwn(schema, property)
  const isDeleted = !isHere && Object.hasOwn(deleted, property)
  if (inside.length > 0 && !isHere && !isDeleted) return
  const from = isHere ? schema : deleted
  const next = change(readPath(from, path))
  const write = (into: Schema): Schema => writePath(into, path, next) as Schema
  // Whole: made, put back or deleted. Inside: changed where it is.
  const fields =
    inside.length > 0
      ? isHere
        ? { schema: write(schema) }
        : { deleted_schema: write(deleted) }
      : next === undefined
        ? { schema: without(schema, property), deleted_schema: { ...deleted, ...only(schema, property) } }
        : { schema: write(schema), deleted_schema: without(deleted, property) }
  for (const [field, value] of Object.entries(fields)) checkSchema(field, value)
  state.change('collection', id, { ...fields, ...more })
}

export function checkSchema(field: string, value: unknown): void {
  validateField('collection', field, value)
  // What was deleted takes no room from what is there.
  if (field !== 'schema') return
  if (new TextEncoder().encode(JSON.stringify(value)).length > limits.maxSchemaBytes)
    throw new SheafError('CollectionSchemaMaxSize')
}

const without = (schema: Schema, id: string): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== id))
const only = (schema: Schema, id: string): Schema => {
  const property = Object.hasOwn(schema, id) ? schema[id] : undefined
  return property ? { [id]: property } : {}
}
