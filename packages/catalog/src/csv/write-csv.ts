// Rows as CSV (RFC 4180): what a program reads again without loss. Numbers and dates are written in the forms that every program
// knows and not in the reader's; everything else in its words.
import type { Cell } from '@sheaf/core/collection/column'
import type { Property, PropertyId } from '@sheaf/core/collection/schema'
import type { WordContext } from '@sheaf/core/kinds/property-kind'
import Papa from 'papaparse'
import { catalogProperties } from '../properties/all'
import { dateOf } from '../properties/cells'
import { isoText } from '../properties/date-value'
import { SPAN, zoneFor } from '../properties/date-words'
import { isMoment } from '../properties/zone-time'
import { guarded } from './spreadsheet-guard'

export type CsvRow = Readonly<Record<PropertyId, Cell>>

/** The mark in front tells spreadsheets that it is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/** The note of types is one more header, over a column that is empty. */
export function writeCsv(
  properties: readonly Property[],
  rows: Iterable<CsvRow>,
  context: WordContext,
  note?: string,
): string {
  return csvHead(properties, note) + csvLines(properties, rows, context, note !== undefined)
}

/** What a file begins with. */
export const csvHead = (properties: readonly Property[], note?: string): string =>
  BYTE_ORDER_MARK + lined([[...properties.map(({ name }) => guarded(name)), ...(note === undefined ? [] : [note])]])

/** Rows as CSV lines, to be appended to those written before. */
export const csvLines = (
  properties: readonly Property[],
  rows: Iterable<CsvRow>,
  context: WordContext,
  hasNote: boolean,
): string =>
  lined(
    Array.from(rows, row => [
      ...properties.map(property => guarded(cellWords(row[property.id] ?? null, property, context))),
      ...(hasNote ? [''] : []),
    ]),
  )

/** Whatever might be taken for a separator is quoted, and so is a line of one empty cell, which would look like no line. */
const lined = (lines: readonly (readonly string[])[]): string =>
  lines.length === 0
    ? ''
    : `${Papa.unparse(lines as string[][], {
        newline: '\r\n',
        quotes: value => lines[0]?.length === 1 || /[;\t|]/.test(String(value)),
      })}\r\n`

function cellWords(cell: Cell, property: Property, context: WordContext): string {
  const kind = catalogProperties.get(property.type)
  const date = dateOf(cell)
  if (date) {
    if (!isMoment(date.start)) return ''
    const zone = zoneFor(property, context)
    const words = [date.start, date.end].flatMap(at =>
      at === undefined || !isMoment(at) ? [] : [isoText(at, date.hasTime, zone).replace('T', ' ')],
    )
    return words.join(SPAN)
  }
  // The number of a row has its prefix, which the kind puts before it.
  if (typeof cell === 'number' && kind?.source !== 'row') return String(cell)
  return kind ? kind.plain(cell, property, context) : ''
}
