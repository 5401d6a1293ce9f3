// Which properties a view shows, in which order: as the view's list says, then those it does not name as its kind shows them.
import { type Property, propertiesOf, type Schema, TITLE } from '@sheaf/core/collection/schema'
import type { PropertyKind, PropertyKinds } from '@sheaf/core/kinds/property-kind'
import type { ShownProperty, ViewKind } from '@sheaf/core/kinds/view-kind'
import type { ShownColumn } from '../contract/database'

/** Every property with how it is shown; a property that is gone is in no column. */
export function allColumns(
  schema: Schema,
  listed: readonly ShownProperty[],
  kinds: PropertyKinds,
  showsByDefault: ViewKind['showsByDefault'],
): readonly ShownColumn[] {
  const known = new Map(listed.map(one => [one.id, one]))
  const all = propertiesOf(schema)
  const named = listed.flatMap(({ id }): Property[] => (schema[id] ? [schema[id]] : []))
  const others = all.filter(({ id }) => !known.has(id))
  // The title stands first until somebody moves it.
  const order = known.has(TITLE)
    ? [...named, ...others]
    : [...others.filter(isTitle), ...named, ...others.filter(one => !isTitle(one))]
  return order.flatMap((property): ShownColumn[] => {
    const kind = kinds.get(property.type)
    if (!kind) return []
    const shown = known.get(property.id) ?? { id: property.id, visible: isTitle(property) || showsByDefault === 'all' }
    return [{ ...shown, visible: shown.visible || isTitle(property), property: withLook(property, kind, shown), kind }]
  })
}

/** The property as this view shows it. */
function withLook(property: Property, kind: PropertyKind, shown: ShownProperty): Property {
  const own = kind.looks(property).flatMap(({ name, choices }) => {
    const value = shown[name as keyof ShownProperty]
    return choices.some(choice => choice.value === value) ? [[name, value]] : []
  })
  return own.length > 0 ? { ...property, ...Object.fromEntries(own) } : property
}
const isTitle = ({ id }: { readonly id: string }): boolean => id === TITLE
