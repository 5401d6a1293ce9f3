// Reads CSV of any program: with any separator, with or without a byte order mark. Nothing is dropped: cells beyond the headers get
// columns of their own, and malformed lines are reported.
import type { CsvTable } from '@sheaf/core/csv/csv-table'
import Papa from 'papaparse'
import { unguarded } from './spreadsheet-guard'

/** What a person says about a file, where it was guessed wrong. */
export interface CsvReading {
  readonly delimiter?: string
  /** Its first line is a row like the others. */
  readonly isBare?: boolean
  /** What a column without a name is called, counted from one. */
  readonly columnName?: (place: number) => string
}

const delimiters = [',', ';', '\t', '|'] as const

/** So many characters at a time: some hundredths of a second. */
const PORTION = 400_000

export function readCsv(text: string, reading: CsvReading = {}): CsvTable {
  const given = withoutMark(text)
  const gathered = new GatheredLines(given, reading)
  const { data, errors } = Papa.parse<string[]>(given, { delimiter: gathered.delimiter })
  gathered.take(data, errors)
  return gathered.table()
}

/** The same, with a pause after every portion in which the screen can do something else; a pause that fails ends it. */
export async function readCsvInTurns(text: string, pause: () => Promise<void>, reading: CsvReading = {}) {
  const given = withoutMark(text)
  const gathered = new GatheredLines(given, reading)
  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(given, {
      delimiter: gathered.delimiter,
      chunkSize: PORTION,
      chunk: ({ data, errors }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        gathered.take(data, errors)
        parser.pause()
        pause().then(
          () => parser.resume(),
          error => {
            reject(error)
            parser.abort()
          },
        )
      },
      complete: () => resolve(),
    })
  })
  return gathered.table()
}

class GatheredLines {
  readonly delimiter: string
  private readonly lines: string[][] = []
  private readonly problems: CsvTable['problems'][number][] = []

  constructor(
    text: string,
    private readonly reading: CsvReading,
  ) {
    this.delimiter = reading.delimiter ?? delimiterOf(text)
  }
  take(lines: readonly string[][], errors: readonly Papa.ParseError[]): void {
    for (const { row, message } of errors)
      this.problems.push(row === undefined ? { message } : { line: this.lines.length + row + 1, message })
    for (const line of lines) {
      for (let i = 0; i < line.length; i++) line[i] = unguarded(line[i] ?? '')
      this.lines.push(line)
    }
  }
  table(): CsvTable {
    const { lines, delimiter, problems } = this
    // The line break at the end begins no line.
    if (isBlank(lines.at(-1))) lines.pop()
    const [first = []] = lines
    const below = this.reading.isBare ? lines : lines.slice(1)
    // Where there is one column, an empty line is an empty cell.
    const rows = first.length > 1 ? below.filter(line => !isBlank(line)) : below
    const width = rows.reduce((most, row) => Math.max(most, row.length), first.length)
    for (const row of rows) while (row.length < width) row.push('')
    return {
      headers: headersOf(this.reading.isBare ? [] : first, width, this.reading.columnName),
      rows,
      delimiter,
      problems,
    }
  }
}

const withoutMark = (text: string): string => text.replace(/^\ufeff/, '')

/** The sign that stands most often between the headers; what is in quotes does not count. */
function delimiterOf(text: string): string {
  const [line = ''] = firstRecord(text)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]/, 1)
  const count = (sign: string): number => line.split(sign).length - 1
  return delimiters.reduce<string>((best, sign) => (count(sign) > count(best) ? sign : best), ',')
}
/** Enough to see the first line, however long the file. */
const firstRecord = (text: string): string => text.slice(0, PORTION)

const isBlank = (line: readonly string[] | undefined): boolean =>
  line !== undefined && line.length === 1 && line[0] === ''

function headersOf(
  given: readonly string[],
  width: number,
  columnName: CsvReading['columnName'] = place => `Column ${place}`,
): string[] {
  const taken = new Set<string>()
  return Array.from({ length: width }, (_, i) => {
    const wanted = (given[i] ?? '').trim() || columnName(i + 1)
    let name = wanted
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${wanted} ${count}`
    taken.add(name.toLowerCase())
    return name
  })
}
