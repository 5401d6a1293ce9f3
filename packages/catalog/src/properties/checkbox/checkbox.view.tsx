// A box to tick. It is drawn as a control at once: a press changes it. `data-press` is how keys of a table find it.
import type { PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { useDatabaseActions, useRowsEditable } from '@sheaf/database/contract/database-hooks'
import { TickBox } from '../tick-box'

function Show({ row, cell, property }: ShowProps) {
  const actions = useDatabaseActions()
  const isEditable = useRowsEditable()
  return (
    <TickBox
      label={property.name}
      isTicked={cell === true}
      onChange={isEditable ? ticked => actions.setValue(row, property.id, ticked ? true : null) : null}
    />
  )
}

export const checkboxView: PropertyView = { type: 'checkbox', Show, edit: 'press' }
