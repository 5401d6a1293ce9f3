// How far something is: an option with a dot, chosen among its groups.
import type { Property } from '@sheaf/core/collection/schema'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { EditProps, PropertyView, ShowProps } from '@sheaf/editor/host/database'
import { CellChips } from '../cell-line'
import { idsOf } from '../cells'
import { OptionChip } from '../option-chip'
import { type OptionGroup, OptionPicker } from '../option-picker'
import { knownOptions } from '../options'
import { OptionsSettings } from '../options-settings'

function useGroups(): readonly OptionGroup[] {
  const { t } = useBlockHost()
  return [
    { id: 'to_do', name: t('To-do') },
    { id: 'in_progress', name: t('In progress') },
    { id: 'complete', name: t('Complete') },
  ]
}

function Show({ cell, property, place }: ShowProps) {
  const option = knownOptions(property).byId.get(idsOf(cell)[0] ?? '')
  return (
    option && (
      <CellChips property={property} place={place}>
        <OptionChip option={option} hasDot />
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
      hasDot
      groups={useGroups()}
      newOption={{ group: 'to_do' }}
      onChoose={ids => onChange(ids[0] ?? null)}
      onDone={onDone}
    />
  )
}

const Settings = ({ property }: { readonly property: Property }) => (
  <OptionsSettings property={property} hasDot groups={useGroups()} />
)

export const statusView: PropertyView = { type: 'status', Show, edit: 'popover', Edit, Settings }
