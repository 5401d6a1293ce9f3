// The number of a row, counted up by its collection. The prefix is a record of its own, so that no two databases share one.

import { numberOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import { formatUniqueId } from '@sheaf/core/validation/unique-id'
import { numberOf } from '../cells'
import { neverStored, parseNothing } from '../unwritable'

const numberIn = (number: unknown): number | null => (Number.isSafeInteger(number) ? (number as number) : null)

export const uniqueId = defineProperty({
  type: 'unique_id',
  label: 'ID',
  description: 'A unique number for every row',
  icon: 'key',
  aliases: 'unique id,ticket,key,auto number,identifier',
  source: 'row',
  form: 'number',
  isKey: true,
  value: neverStored,
  read: (_value, _property, row) => numberIn(row.number),
  operators: numberOperators,
  plain(cell, _property, { prefix }) {
    const number = numberOf(cell)
    if (number === null) return ''
    return prefix ? formatUniqueId({ prefix, number }) : String(number)
  },
  parse: parseNothing,
  api: {
    type: 'unique_id',
    // Whoever knows the prefix puts it in.
    writeValue: (_value, _property, row) => ({ prefix: null, number: numberIn(row.number) }),
    writeSettings: () => ({ prefix: null }),
  },
})
