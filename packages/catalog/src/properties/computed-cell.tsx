// What a formula or a rollup gives, by what it means: numbers, dates, ticks, words; of a list each value as the property shows it that it
// comes from.
import { cellOfText } from '@sheaf/core/collection/aggregate'
import type { Cell } from '@sheaf/core/collection/column'
import { MEANING, type Meaning } from '@sheaf/core/collection/schema'
import type { ShowProps } from '@sheaf/database/contract/database'
import { useDatabase, useWordContext } from '@sheaf/database/contract/database-hooks'
import styles from './cell.module.css'
import { CellChips, CellLine } from './cell-line'
import { dateOf, idsOf, textOf } from './cells'
import { meaningOfEach, resultForm, resultLook, resultNumberWords, valueWords } from './computed-words'
import { DateCellWords } from './date-cell-words'
import { FailureWords } from './failure-words'
import { NumberLook } from './number-look'
import { OptionChip } from './option-chip'
import { knownOptions } from './options'
import { PersonChip } from './person-chip'
import { RowChip } from './row-chip'
import { TickBox } from './tick-box'

export function ComputedCell({ row, cell, property, place }: ShowProps) {
  const { words, failure } = useDatabase('words', 'failure')
  const message = failure?.(row, property)
  if (message) return <FailureWords message={message} />
  if (cell === null) return null
  if (typeof cell === 'number')
    return (
      <NumberLook
        value={cell}
        words={resultNumberWords(cell, property, words.locale)}
        property={resultLook(property)}
      />
    )
  if (typeof cell === 'boolean') return <TickBox label={property.name} isTicked={cell} onChange={null} />
  const date = dateOf(cell)
  if (date) return <DateCellWords date={date} property={resultLook(property)} place={place} />
  if (typeof cell === 'string' && resultForm(property) !== 'list')
    return (
      <CellLine property={property} place={place} title={cell}>
        {cell}
      </CellLine>
    )
  const each = meaningOfEach(property[MEANING] ?? { form: 'list' })
  return (
    <CellChips property={property} place={place}>
      {idsOf(cell).map((item, i) => (
        // A list may say the same thing twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <ListedValue key={i} value={cellOfText(item, each.form)} meaning={each} />
      ))}
    </CellChips>
  )
}

function ListedValue({ value, meaning }: { readonly value: Cell; readonly meaning: Meaning }) {
  const words = useWordContext()
  const id = textOf(value)
  if (meaning.refersTo === 'people') return <PersonChip id={id} />
  if (meaning.refersTo === 'rows') return <RowChip id={id} />
  const { property } = meaning
  const option = meaning.refersTo === 'options' && property ? knownOptions(property).byId.get(id) : undefined
  if (option) return <OptionChip option={option} hasDot={option.group !== undefined} />
  if (typeof value === 'boolean') return <TickBox label={property?.name ?? ''} isTicked={value} onChange={null} />
  return (
    <span className={`${styles.chip} ${styles.listed}`}>
      <bdi className={styles.name}>{valueWords(value, meaning, words)}</bdi>
    </span>
  )
}
