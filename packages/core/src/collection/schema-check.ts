// What a schema may hold: properties under their own ids, each with a name, a type and an order, and the title among them.
import { limits } from '../limits'
import { type Check, custom, number, stringOf } from '../validation/checks'
import { passes } from '../validation/validate'
import { type Property, type PropertyId, type Schema, TITLE } from './schema'

const idForm = /^[A-Za-z0-9_-]{1,16}$/
export const isPropertyId = (value: unknown): value is PropertyId => typeof value === 'string' && idForm.test(value)
export const propertyId: Check<PropertyId> = custom(isPropertyId, '1 to 16 letters, digits, "_" or "-"', {
  type: 'string',
  pattern: idForm.source,
})

const name = stringOf({ max: limits.maxNameCharacters })
const type = stringOf({ min: 1, max: 64, match: /^[a-z][a-z0-9_]*$/ })

/** A property as it lies under its id. */
export function isProperty(id: string, value: unknown): value is Property {
  if (typeof value !== 'object' || value === null || !isPropertyId(id)) return false
  const given = value as Readonly<Record<string, unknown>>
  return (
    given['id'] === id && passes(name, given['name']) && passes(type, given['type']) && passes(number, given['order'])
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const holdsProperties = (value: unknown): value is Schema =>
  isObject(value) && Object.entries(value).every(([id, property]) => isProperty(id, property))

/** Further keys are of its type. */
const propertyForm = {
  type: 'object',
  required: ['id', 'name', 'type', 'order'],
  properties: {
    id: { type: 'string', pattern: idForm.source },
    name: { type: 'string', maxLength: limits.maxNameCharacters },
    type: { type: 'string', minLength: 1, maxLength: 64 },
    order: { type: 'number' },
  },
}
/** A property by itself. */
export const propertyCheck: Check<Property> = custom(
  (value): value is Property => isObject(value) && isProperty(String(value['id']), value),
  'a property with its id, name, type and order',
  propertyForm,
)
export const schemaCheck: Check<Schema> = custom(
  (value): value is Schema =>
    holdsProperties(value) &&
    Object.keys(value).length <= limits.maxPropertiesPerCollection &&
    Object.values(value).every(property => (property.id === TITLE) === (property.type === TITLE)) &&
    Object.hasOwn(value, TITLE),
  'properties by id, each with its id, name, type and order, one of them the title',
  { type: 'object', additionalProperties: propertyForm, maxProperties: limits.maxPropertiesPerCollection },
)
/** Properties that were deleted, kept so that they can come back with their values. */
export const deletedSchemaCheck: Check<Schema> = custom(holdsProperties, 'properties by id', {
  type: 'object',
  additionalProperties: propertyForm,
})

/** What every collection has. */
export const titleProperty: Property = { id: TITLE, name: 'Name', type: TITLE, order: 0 }
