// One option of several.
import type { Property } from '@sheaf/core/collection/schema'
import type { EditProps, PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { CellChips } from '../cell-line'
import { idsOf } from '../cells'
import { OptionChip } from '../option-chip'
import { OptionPicker } from '../option-picker'
import { knownOptions } from '../options'
import { OptionsSettings } from '../options-settings'

function Show({ cell, property, place }: ShowProps) {
  const option = knownOptions(property).byId.get(idsOf(cell)[0] ?? '')
  return (
    option && (
      <CellChips property={property} place={place}>
        <OptionChip option={option} />
      </CellChips>
    )
  )
}

function Edit({ cell, property, typed, onChange, onDone }: EditProps) {
  return (
    <OptionPicker
      property={property}
      chosen={idsOf(cell)}
      typed={typed}
      hasMany={false}
      onChoose={ids => onChange(ids[0] ?? null)}
      onDone={onDone}
    />
  )
}

const Settings = ({ property }: { readonly property: Property }) => <OptionsSettings property={property} />

export const selectView: PropertyView = { type: 'select', Show, edit: 'popover', Edit, Settings, asksFirst: true }
