// The options of a choice, written where the form is made.
import type { Property } from '@sheaf/core/collection/schema'
import type { PropertyKind } from '@sheaf/core/kinds/property-kind'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { OptionsSettings } from '../../properties/options-settings'

export function FormOptions({ property, kind }: { readonly property: Property; readonly kind: PropertyKind }) {
  // Words of a kind are collected where the kind says them.
  const { t: tData } = useBlockHost()
  const groups = kind.optionGroups?.map(({ id, label }) => ({ id, name: tData(label) }))
  return <OptionsSettings property={property} hasDot={groups !== undefined} {...(groups && { groups })} />
}
