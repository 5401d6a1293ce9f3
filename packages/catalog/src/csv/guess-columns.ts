// Which type the columns of a table have: as its note of types says, else by what is in them. Wrong guesses lose nothing: people see and
// change them before, and what a type cannot say is kept as text.
import type { Property } from '@sheaf/core/collection/schema'
import { TITLE } from '@sheaf/core/collection/schema'
import type { CsvTable, GuessedColumn } from '@sheaf/core/csv/csv-table'
import type { WordContext } from '@sheaf/core/kinds/property-kind'
import { nameKey } from '@sheaf/core/names/name-key'
import { catalogProperties } from '../properties/all'
import { splitWords } from '../properties/word-lists'
import type { TypesNote } from './types-note'

/** So many values tell enough; the plan looks at all of them. */
const SAMPLE = 2000
const MAX_OPTION_LENGTH = 60

export function guessColumns(table: CsvTable, context: WordContext, note?: TypesNote | null): readonly GuessedColumn[] {
  const turns = guessInTurns(table, context, note)
  for (let turn = turns.next(); ; turn = turns.next()) if (turn.done) return turn.value
}

/** The same, column by column: each says how many are done. */
export function* guessInTurns(
  table: CsvTable,
  context: WordContext,
  note: TypesNote | null = null,
): Generator<number, readonly GuessedColumn[]> {
  const noted = table.headers.map(name => notedAs(name, note))
  const titleNoted = noted.findIndex(property => property?.id === TITLE)
  const titleAt = titleNoted >= 0 ? titleNoted : Math.max(0, table.headers.findIndex(isTitleName))
  const columns: GuessedColumn[] = []
  for (const [i, name] of table.headers.entries()) {
    const property = noted[i]
    if (i === titleAt) columns.push({ name, type: TITLE, ...(property?.id === TITLE ? { noted: property } : {}) })
    else if (property) columns.push({ name, type: property.type, noted: property })
    else columns.push({ name, type: guessType(sampleOf(table, i), context) })
    yield i + 1
  }
  return columns
}
const isTitleName = (name: string): boolean =>
  /^(name|title|task|page|titel|nom|nombre|titre|名前|이름|名称)$/i.test(name)

/** What is computed of properties that are not here cannot be. */
function notedAs(name: string, note: TypesNote | null): Property | undefined {
  const property = note?.properties.find(one => nameKey(one.name) === nameKey(name))
  const isComputed = property && catalogProperties.get(property.type)?.source === 'computed'
  return isComputed && !note?.isWhole ? undefined : property
}
function sampleOf(table: CsvTable, column: number): readonly string[] {
  const values: string[] = []
  for (const row of table.rows) {
    const words = row[column]?.trim() ?? ''
    if (words !== '' && values.push(words) === SAMPLE) break
  }
  return values
}

export function guessType(values: readonly string[], context: WordContext): string {
  if (values.length === 0) return 'text'
  const reads = (type: string) => values.every(words => isRead(type, words, context))
  // A number with zeros in front is the name of something.
  const isNumeric = values.every(words => !/^\+?0\d/.test(words)) && reads('number')
  if (!isNumeric && reads('checkbox')) return 'checkbox'
  if (isNumeric) return 'number'
  if (values.every(words => /\d/.test(words) && !/^\d+$/.test(words)) && reads('date')) return 'date'
  if (values.every(words => /^(?:https?:\/\/|www\.)\S+$/i.test(words))) return 'url'
  if (reads('person')) return 'person'
  if (reads('email')) return 'email'
  return guessOptions(values)
}
const isRead = (type: string, words: string, context: WordContext): boolean =>
  catalogProperties.get(type)?.parse(words, plainProperty(type), context).loss === 'kept'
const plainProperty = (type: string): Property => ({ id: type, name: type, type, order: 0 })

/** Few values that come again are options; so are few parts between commas. */
function guessOptions(values: readonly string[]): string {
  if (values.some(words => words.includes('\n'))) return 'text'
  const parts = values.flatMap(splitWords)
  if (values.some(words => splitWords(words).length > 1) && areOptions(parts)) return 'multi_select'
  return areOptions(values) ? 'select' : 'text'
}
function areOptions(words: readonly string[]): boolean {
  const distinct = new Set(words)
  return (
    distinct.size <= 50 && distinct.size * 2 <= words.length && words.every(word => word.length <= MAX_OPTION_LENGTH)
  )
}
