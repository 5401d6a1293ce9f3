// How far something is: an option with a dot, chosen among its groups.
import type { Property } from '@sheaf/core/collection/schema'
import type { EditProps, PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { useDatabaseActions, useRowsEditable } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { CellChips } from '../cell-line'
import { idsOf } from '../cells'
import { OptionChip } from '../option-chip'
import { type OptionGroup, OptionPicker } from '../option-picker'
import { knownOptions } from '../options'
import { OptionsSettings } from '../options-settings'
import { TickBox } from '../tick-box'
import { groupOf, inGroup } from './status'

function useGroups(): readonly OptionGroup[] {
  const { t } = useBlockHost()
  return [
    { id: 'to_do', name: t('To-do') },
    { id: 'in_progress', name: t('In progress') },
    { id: 'complete', name: t('Complete') },
  ]
}

function Show(props: ShowProps) {
  const { cell, property, place } = props
  const option = knownOptions(property).byId.get(idsOf(cell)[0] ?? '')
  if (property['status_show_as'] === 'checkbox' && place !== 'page') return <Tick {...props} />
  return (
    option && (
      <CellChips property={property} place={place}>
        <OptionChip option={option} hasDot />
      </CellChips>
    )
  )
}

/** Done or not: a tick means the first option that says so. */
function Tick({ row, cell, property, place }: ShowProps) {
  const actions = useDatabaseActions()
  const isEditable = useRowsEditable()
  const option = knownOptions(property).byId.get(idsOf(cell)[0] ?? '')
  const put = (group: string): void => actions.setValue(row, property.id, inGroup(property, group)[0]?.id ?? null)
  return (
    <TickBox
      label={property.name}
      isNamed={place === 'card'}
      isTicked={option !== undefined && groupOf(option) === 'complete'}
      onChange={isEditable ? ticked => put(ticked ? 'complete' : 'to_do') : null}
    />
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

export const statusView: PropertyView = { type: 'status', Show, edit: 'popover', Edit, Settings, asksFirst: true }
