// A number, shown plain, as percent or money, and beside it as a bar or a ring.

import { numberAggregations, numberOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import { number as numberCheck, oneOf, string } from '@sheaf/core/validation/checks'
import { numberOf } from '../cells'
import { numberFormatChecks, numberFormats, numberWords } from '../number-format'
import { parseNumber } from '../parse-number'
import { fieldsIn, hasParts, stringIn } from '../read-json'
import { kept, lost, nothing } from '../taken'

export const number = defineProperty({
  type: 'number',
  label: 'Number',
  description: 'A number, currency, or percentage',
  icon: 'hash',
  aliases: 'integer,decimal,currency,money,percent,amount,price',
  form: 'number',
  isKey: true,
  settings: { format: 'number' },
  checks: {
    ...numberFormatChecks,
    show_as: oneOf('number', 'bar', 'ring'),
    /** What fills the bar or the ring. */
    max: numberCheck,
    color: string,
  },
  value: numberCheck,
  read: value => (typeof value === 'number' && Number.isFinite(value) ? value : null),
  operators: numberOperators,
  aggregations: numberAggregations,
  groupings: ['exact'],
  // Of a range: its start, unless the number lies in it. What is below or above all ranges has no number of its own.
  valueInGroup(cell, _property, present, move) {
    const start = numberOf(cell)
    if (start === null) return cell === null ? null : undefined
    const size = move?.range?.size ?? 0
    return typeof present === 'number' && present >= start && present < start + size ? present : start
  },
  plain: (cell, property, { locale }) => numberWords(numberOf(cell), property, locale),
  parse: (words, property, { locale }) => parseNumber(words, property, locale),
  convert(value, { cell }) {
    if (typeof cell === 'boolean') return kept(cell ? 1 : 0)
    if (typeof cell === 'number') return kept(cell)
    // The first number in the words of a date would be its day.
    return hasParts(value) ? lost : undefined
  },
  api: {
    type: 'number',
    writeValue: value => (typeof value === 'number' && Number.isFinite(value) ? value : null),
    readValue: given => (given === null ? nothing : typeof given === 'number' ? kept(given) : lost),
    writeSettings: property => ({ format: stringIn(property['format']) || 'number' }),
    readSettings(given) {
      const format = stringIn(fieldsIn(given)['format'])
      return { format: numberFormats.includes(format) ? format : 'number' }
    },
  },
})
