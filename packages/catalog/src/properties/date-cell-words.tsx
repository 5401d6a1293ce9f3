// A date in words. Where they are short or relative, resting on them says the whole.
import type { DateCell } from '@sheaf/core/collection/column'
import type { Property } from '@sheaf/core/collection/schema'
import type { CellProps } from '@sheaf/database/contract/database'
import { useWordContext } from '@sheaf/database/contract/database-hooks'
import type { ReactNode } from 'react'
import styles from './cell.module.css'
import { CellLine } from './cell-line'
import { dateWords } from './date-words'

interface DateCellWordsProps {
  readonly date: DateCell
  readonly property: Property
  readonly place: CellProps['place']
  readonly children?: ReactNode
}

export function DateCellWords({ date, property, place, children }: DateCellWordsProps) {
  const words = useWordContext()
  const whole = dateWords(date, { ...property, date_format: 'full' }, words)
  return (
    <CellLine property={property} place={place} className={styles.numbers} title={whole}>
      {dateWords(date, property, words)}
      {children}
    </CellLine>
  )
}
