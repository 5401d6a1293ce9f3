// What a formula or a rollup gives, by the form that it has: numbers, dates, ticks, words, lists of whatever they name.
import { type ShowProps, useDatabase } from '@sheaf/editor/host/database'
import styles from './cell.module.css'
import { CellChips, CellLine } from './cell-line'
import { dateOf, idsOf } from './cells'
import { resultForm } from './computed-words'
import { DateCellWords } from './date-cell-words'
import { FailureWords } from './failure-words'
import { numberWords } from './number-format'
import { NumberLook } from './number-look'
import { PersonChip } from './person-chip'
import { RowChip } from './row-chip'
import { TickBox } from './tick-box'

export function ComputedCell({ row, cell, property, place }: ShowProps) {
  const { words, failure } = useDatabase()
  const message = failure?.(row, property)
  if (message) return <FailureWords message={message} />
  if (cell === null) return null
  if (typeof cell === 'number')
    return <NumberLook value={cell} words={numberWords(cell, property, words.locale)} property={property} />
  if (typeof cell === 'boolean') return <TickBox label={property.name} isTicked={cell} onChange={null} />
  const date = dateOf(cell)
  if (date) return <DateCellWords date={date} property={property} place={place} />
  // One person or row is an id, as those in a list are.
  if (typeof cell === 'string' && resultForm(property) !== 'list')
    return (
      <CellLine property={property} place={place} title={cell}>
        {cell}
      </CellLine>
    )
  return (
    <CellChips property={property} place={place}>
      {idsOf(cell).map((item, i) => (
        // A list may say the same thing twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <ListItem key={i} item={item} />
      ))}
    </CellChips>
  )
}

/** An id of somebody or of a row is drawn as what it names; anything else is words. */
function ListItem({ item }: { readonly item: string }) {
  const { people, words } = useDatabase()
  if (people.some(person => person.id === item) || words.names.person(item)) return <PersonChip id={item} />
  if (words.names.page(item)) return <RowChip id={item} />
  return (
    <span className={`${styles.chip} ${styles.listed}`}>
      <bdi className={styles.name}>{item}</bdi>
    </span>
  )
}
