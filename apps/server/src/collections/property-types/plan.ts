// The change of a type, made from what the collection says: begun anew, back to what was, or taken up again where it was left.
import { Converter, canConvert, convertedSettings, type TypedProperty } from '@sheaf/catalog/properties/convert'
import { NewType, OldType, settingsGiven, type TypeChange } from '@sheaf/catalog/properties/type-change'
import { type Kept, keptOf, restoredFrom } from '@sheaf/core/collection/kept-property'
import { propertyIn } from '@sheaf/core/collection/relation'
import type { Property, PropertyId } from '@sheaf/core/collection/schema'
import { SheafError } from '@sheaf/core/errors'
import type { PropertyKind, PropertyKinds, WordContext } from '@sheaf/core/kinds/property-kind'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { type ChangeRequest, refused } from './change-request'

export interface Planning {
  readonly kinds: PropertyKinds
  readonly words: (where: Pick<Kept, 'zone' | 'locale'>) => WordContext
  /** The property in its collection, with what it comes to where it is computed. */
  readonly derived: (property: Property) => Property
}

export function planChange(collection: CollectionValue, request: ChangeRequest, planning: Planning): TypeChange {
  const { property: id, keep, returnTo, type } = request
  if (collection.deleted_schema?.[keep]) return resumedChange(collection, keep, planning)
  const property = collection.schema?.[id]
  if (!property) throw new SheafError('NotFoundError')
  const from = typed(property, planning)
  if (returnTo !== undefined) return returning(collection, from, returnTo, keep, request, planning)
  const to = planning.kinds.get(type ?? '')
  if (!to) throw refused(`type should be a type of properties, instead was ${JSON.stringify(type)}.`)
  if (!canConvert(from.kind, to)) throw refused(`a property of type "${property.type}" does not become "${to.type}".`)
  const next = convertedSettings(from, to, settingsGiven(to, request.settings))
  if (to.refersTo === 'rows' && to.source === 'stored' && typeof next['collection_id'] !== 'string')
    throw refused('settings.collection_id should be a collection.')
  return new NewType(new Converter(from, { kind: to, property: next }, planning.words(request)), keep)
}

/** A change that was begun: the collection says all about it. */
export function resumedChange(collection: CollectionValue, keep: PropertyId, planning: Planning): TypeChange {
  const keptProperty = collection.deleted_schema?.[keep]
  const kept = keptOf(keptProperty)
  const now = kept ? propertyIn(collection, kept.property) : undefined
  if (!keptProperty || !kept || !now) throw new SheafError('NotFoundError')
  const from = typed(restoredFrom(keptProperty, now), planning)
  const converter = new Converter(from, typed(now, planning), planning.words(kept))
  if (kept.returnsTo === undefined) return new NewType(converter, keep)
  const was = collection.deleted_schema?.[kept.returnsTo]
  if (!was) throw new SheafError('NotFoundError')
  return new OldType(converter, keptConverter(was, from, planning), keep)
}

function returning(
  collection: CollectionValue,
  from: TypedProperty,
  returnTo: PropertyId,
  keep: PropertyId,
  request: ChangeRequest,
  planning: Planning,
): TypeChange {
  const was = collection.deleted_schema?.[returnTo]
  if (!was || keptOf(was)?.property !== from.property.id) throw new SheafError('NotFoundError')
  const to = typed(renamedBack(restoredFrom(was, from.property), returnTo, collection), planning)
  return new OldType(new Converter(from, to, planning.words(request)), keptConverter(was, from, planning), keep)
}

/** From the type as it is kept, under the id at which it is kept, to the one that took its place. */
function keptConverter(was: Property, to: TypedProperty, planning: Planning): Converter {
  const kept = keptOf(was)
  return new Converter(
    typed(was, planning),
    to,
    planning.words({ zone: kept?.zone ?? 'UTC', locale: kept?.locale ?? 'en' }),
  )
}

/** A relation that led back to itself does so under the id that it has again. */
const renamedBack = (property: Property, keptId: PropertyId, { id }: CollectionValue): Property =>
  property['synced_property'] === keptId && property['collection_id'] === id
    ? { ...property, synced_property: property.id }
    : property

function typed(property: Property, { kinds, derived }: Planning): TypedProperty {
  const kind: PropertyKind | undefined = kinds.get(property.type)
  if (!kind) throw refused(`the type "${property.type}" is not known here.`)
  return { kind, property: kind.source === 'computed' ? derived(property) : property }
}
