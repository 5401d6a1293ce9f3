// Several options, in the order in which they were chosen.
import type { Property } from '@sheaf/core/collection/schema'
import type { EditProps, PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { CellChips } from '../cell-line'
import { idsOf } from '../cells'
import { OptionChip } from '../option-chip'
import { OptionPicker } from '../option-picker'
import { knownOptions } from '../options'
import { OptionsSettings } from '../options-settings'

function Show({ cell, property, place }: ShowProps) {
  const { byId } = knownOptions(property)
  const options = idsOf(cell).flatMap(id => byId.get(id) ?? [])
  if (options.length === 0) return null
  return (
    <CellChips property={property} place={place}>
      {options.map(option => (
        <OptionChip key={option.id} option={option} />
      ))}
    </CellChips>
  )
}

function Edit({ cell, property, typed, onChange, onDone }: EditProps) {
  return (
    <OptionPicker
      property={property}
      chosen={idsOf(cell)}
      typed={typed}
      hasMany
      onChoose={ids => onChange(ids.length > 0 ? ids : null)}
      onDone={onDone}
    />
  )
}

const Settings = ({ property }: { readonly property: Property }) => <OptionsSettings property={property} />

export const multiSelectView: PropertyView = {
  type: 'multi_select',
  Show,
  edit: 'popover',
  Edit,
  Settings,
  asksFirst: true,
}
