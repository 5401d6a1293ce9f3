// The two ways in which cells lay out what they show: a line of words, or a row of chips. Both wrap where there is room for it.
import type { Property } from '@sheaf/core/collection/schema'
import type { CellProps } from '@sheaf/database/contract/database'
import { useOfDatabase } from '@sheaf/database/contract/database-hooks'
import { joinClasses } from '@sheaf/ui/join-classes'
import type { ReactNode } from 'react'
import styles from './cell.module.css'

interface LineProps {
  readonly property: Property
  readonly place: CellProps['place']
  readonly className?: string | undefined
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** In a table and on a card only where the view says so; a page has room. */
function useWraps(property: Property, place: CellProps['place']): boolean {
  return useOfDatabase(({ columns, fields }) => {
    if (place === 'page' || (place === 'table' && fields.format['wrap_cells'] === true)) return true
    return columns.find(({ id }) => id === property.id)?.wrap ?? false
  })
}

export function CellLine({ property, place, className, title, children }: LineProps) {
  const wraps = useWraps(property, place)
  return (
    <span
      className={joinClasses(styles.line, className)}
      dir="auto"
      title={wraps ? undefined : title}
      data-wraps={wraps ? '' : undefined}
    >
      {children}
    </span>
  )
}

export function CellChips({ property, place, className, children }: Omit<LineProps, 'title'>) {
  const wraps = useWraps(property, place)
  return (
    <span className={joinClasses(styles.chips, className)} data-chips="" data-wraps={wraps ? '' : undefined}>
      {children}
    </span>
  )
}
