// A day, a moment, or a span of them, with a reminder.

import { dateAggregations, dateGroupings, dateOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import { dateOf } from '../cells'
import { readApiDate, writeApiDate } from '../date-api'
import { dateInGroup } from '../date-groups'
import { dateLooks } from '../date-looks'
import { dateValueCheck, dateValueOf, readDateValue } from '../date-value'
import { dateFormatChecks, dateWords, zoneFor } from '../date-words'
import { parseDate } from '../parse-date'
import { kept } from '../taken'

export const date = defineProperty({
  type: 'date',
  label: 'Date',
  description: 'A date or range, with optional time and reminder',
  icon: 'calendar',
  aliases: 'day,time,deadline,due,calendar,schedule,reminder',
  form: 'date',
  isKey: true,
  checks: dateFormatChecks,
  looks: () => dateLooks,
  value: dateValueCheck,
  read: value => readDateValue(value),
  operators: dateOperators,
  aggregations: dateAggregations,
  groupings: dateGroupings,
  valueInGroup: (cell, _property, present, move) => dateInGroup(cell, present, move),
  plain: (cell, property, context) => dateWords(dateOf(cell), property, context),
  parse: parseDate,
  convert(value, { cell }, property, context) {
    const moment = dateOf(cell)
    if (!moment) return undefined
    return kept(dateValueCheck.judge(value) === null ? value : dateValueOf(moment, zoneFor(property, context)))
  },
  api: {
    type: 'date',
    writeValue: writeApiDate,
    readValue: readApiDate,
    writeSettings: () => ({}),
  },
})
