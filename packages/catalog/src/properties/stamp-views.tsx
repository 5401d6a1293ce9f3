// When and by whom a row was made, edited or read: only to be read here too.
import type { PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { CellChips } from './cell-line'
import { dateOf, idsOf } from './cells'
import { DateCellWords } from './date-cell-words'
import { DateSettings } from './date-settings'
import { PersonChip } from './person-chip'

function ShowTime({ cell, property, place }: ShowProps) {
  const date = dateOf(cell)
  return date && <DateCellWords date={date} property={property} place={place} />
}
export const timeStampView = (type: string): PropertyView => ({
  type,
  Show: ShowTime,
  edit: 'none',
  Settings: DateSettings,
})

export function ShowPeople({ cell, property, place }: ShowProps) {
  const ids = idsOf(cell)
  if (ids.length === 0) return null
  return (
    <CellChips property={property} place={place}>
      {ids.map(id => (
        <PersonChip key={id} id={id} />
      ))}
    </CellChips>
  )
}
export const personStampView = (type: string): PropertyView => ({ type, Show: ShowPeople, edit: 'none' })
