// Rows that a row belongs with, by their icons and titles.
import type { PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { CellChips } from '../cell-line'
import { idsOf } from '../cells'
import { RelationEdit } from '../relation-edit'
import { RelationSettings } from '../relation-settings'
import { RowChip } from '../row-chip'

function Show({ cell, property, place }: ShowProps) {
  const ids = idsOf(cell)
  if (ids.length === 0) return null
  return (
    <CellChips property={property} place={place}>
      {ids.map(id => (
        <RowChip key={id} id={id} />
      ))}
    </CellChips>
  )
}

export const relationView: PropertyView = {
  type: 'relation',
  Show,
  edit: 'popover',
  Edit: RelationEdit,
  Settings: RelationSettings,
  asksFirst: true,
}
