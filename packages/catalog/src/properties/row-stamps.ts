// When and by whom a row was made, edited or read: kept by the row itself, so nobody writes it.
import type { DateCell } from '@sheaf/core/collection/column'
import type { Property } from '@sheaf/core/collection/schema'
import { dateAggregations, dateGroupings, dateOperators, listOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty, type PropertyKind, type RowFields } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { dateOf } from './cells'
import { dateLooks } from './date-looks'
import { dateFormatChecks, dateWords } from './date-words'
import { personHtml, personMarkdown, personWords } from './person-words'
import { neverStored, parseNothing } from './unwritable'
import { isMoment } from './zone-time'

type Words = Pick<PropertyKind, 'type' | 'label' | 'description' | 'icon' | 'aliases'>

export const momentCell = (at: unknown): DateCell | null =>
  typeof at === 'number' && isMoment(at) ? { start: at, hasTime: true } : null
const isoOf = (cell: DateCell | null): Json => (cell ? new Date(cell.start).toISOString() : null)

export const timeStamp = (
  words: Words,
  cellOf: (row: RowFields, value: Json | undefined, property: Property) => DateCell | null,
): PropertyKind =>
  defineProperty({
    ...words,
    source: 'row',
    form: 'date',
    checks: dateFormatChecks,
    looks: () => dateLooks,
    value: neverStored,
    read: (value, property, row) => cellOf(row, value, property),
    operators: dateOperators,
    aggregations: dateAggregations,
    groupings: dateGroupings,
    plain: (cell, property, context) => dateWords(dateOf(cell), property, context),
    parse: parseNothing,
    api: {
      type: words.type,
      writeValue: (value, property, row) => isoOf(cellOf(row, value, property)),
      writeSettings: () => ({}),
    },
  })

export const personStamp = (words: Words, idOf: (row: RowFields) => string): PropertyKind =>
  defineProperty({
    ...words,
    source: 'row',
    form: 'list',
    refersTo: 'people',
    holdsOne: true,
    value: neverStored,
    read: (_value, _property, row) => (idOf(row) ? [idOf(row)] : null),
    operators: listOperators,
    groupings: ['exact'],
    plain: (cell, _property, context) => personWords(cell, context),
    markdown: (cell, _property, context) => personMarkdown(cell, context),
    html: (cell, _property, context) => personHtml(cell, context),
    parse: parseNothing,
    api: {
      type: words.type,
      writeValue: (_value, _property, row) => ({ object: 'user', id: idOf(row) }),
      writeSettings: () => ({}),
    },
  })
