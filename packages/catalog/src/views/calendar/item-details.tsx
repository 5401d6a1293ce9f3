// What a calendar shows of a row besides its name and its day, as far as there is something to show.
import { TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { ShownColumn } from '@sheaf/database/contract/database'
import { useColumns, useDatabaseComponents } from '@sheaf/database/contract/database-hooks'
import { VisuallyHidden } from '@sheaf/ui/visually-hidden/visually-hidden'
import { useFilledColumns } from '../row-card'
import type { CalendarState } from './use-calendar-state'

const shownBeside = (columns: readonly ShownColumn[], day: string | undefined): readonly ShownColumn[] =>
  columns.filter(({ id }) => id !== TITLE && id !== day)

/** Whether items have a line for them. */
export function useHasDetails({ property }: CalendarState): boolean {
  const columns = useColumns()
  return shownBeside(columns, property?.id).length > 0
}

interface ItemDetailsProps {
  readonly row: Uuid
  readonly calendarState: CalendarState
  readonly className: string | undefined
}

export function ItemDetails({ row, calendarState, className }: ItemDetailsProps) {
  const { Cell } = useDatabaseComponents()
  const shown = shownBeside(useFilledColumns(row), calendarState.property?.id)
  if (shown.length === 0) return null
  return (
    <div className={className}>
      {shown.map(({ property }) => (
        <span key={property.id} title={property.name}>
          <VisuallyHidden>{property.name}</VisuallyHidden>
          <Cell row={row} property={property} place="card" editing={null} />
        </span>
      ))}
    </div>
  )
}
