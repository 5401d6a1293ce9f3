// A file that somebody chose, as a table with guessed columns, read in turns.
import { decodeText, type Encoding } from '@sheaf/catalog/csv/decode-text'
import { guessInTurns } from '@sheaf/catalog/csv/guess-columns'
import { type CsvReading, readCsvInTurns } from '@sheaf/catalog/csv/read-csv'
import { noteHere, type TypesNote, takeNote } from '@sheaf/catalog/csv/types-note'
import type { CsvTable, GuessedColumn } from '@sheaf/core/csv/csv-table'
import { SheafError } from '@sheaf/core/errors'
import type { WordContext } from '@sheaf/core/kinds/property-kind'
import { limits, units } from '@sheaf/core/limits'
import { FileProblem } from '@sheaf/database/csv/file-problem'
import { inTurns, nextTurn } from '@sheaf/sync/in-turns'
import { problemText } from '../../../data/problem-text'
import { refusalText } from '../../../i18n/refusal-text'
import { t } from '../../../i18n/t'

const MAX_FILE_BYTES = 100 * units.mbBytes

export interface ReadText {
  readonly name: string
  readonly text: string
  readonly encoding: Encoding
}
export interface ReadTable {
  readonly table: CsvTable
  readonly note: TypesNote | null
  readonly columns: readonly GuessedColumn[]
}

export const importProblem = (error: unknown): string =>
  error instanceof FileProblem
    ? error.message
    : error instanceof SheafError
      ? refusalText(error.body(''))
      : problemText(error)

export async function readText(file: File): Promise<ReadText> {
  if (file.size > MAX_FILE_BYTES)
    throw new FileProblem(t('The file is larger than 100 MB. Split it into smaller files.'))
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FileProblem(t('Couldn’t read the file. Try another one.'))
  })
  const decoded = decodeText(new Uint8Array(bytes))
  if ('text' in decoded) return { name: file.name, ...decoded }
  throw new FileProblem(problems[decoded.problem]())
}
const problems = {
  empty: () => t('The file is empty'),
  workbook: () => t('This is a spreadsheet, not a CSV file. Save it as CSV, then choose that file.'),
  binary: () => t('This isn’t a CSV file. Choose a text file with values separated by commas, semicolons, or tabs.'),
}

export async function readTable(
  { text }: ReadText,
  reading: CsvReading,
  words: WordContext,
  knownCollections: () => Promise<ReadonlySet<string>>,
  signal: AbortSignal,
): Promise<ReadTable> {
  const whole = await readCsvInTurns(text, () => nextTurn(signal), {
    ...reading,
    columnName: place => t('Column {place}', { place }),
  })
  const { table, note: given } = takeNote(whole)
  if (table.headers.length > limits.maxPropertiesPerCollection)
    throw new FileProblem(
      t('The file has {count} columns. A database can have up to {most} properties.', {
        count: table.headers.length,
        most: limits.maxPropertiesPerCollection,
      }),
    )
  const known = given ? await knownCollections() : new Set<string>()
  const note = given && noteHere(given, id => known.has(id))
  return { table, note, columns: await inTurns(guessInTurns(table, words, note), signal) }
}
