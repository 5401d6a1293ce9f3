// What an expression gives for every row. Never stored: the engine computes it.
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import { string } from '@sheaf/core/validation/checks'
import {
  computedAggregations,
  computedChecks,
  computedGroupings,
  computedLooks,
  computedOperators,
  computedWords,
  resultForm,
  writeApiResult,
} from '../computed-words'
import { fieldsIn, stringIn } from '../read-json'
import { neverStored, parseNothing } from '../unwritable'

export const formula = defineProperty({
  type: 'formula',
  label: 'Formula',
  description: 'Calculate a value for every row',
  icon: 'square-function',
  aliases: 'calculate,compute,expression,function,math',
  source: 'computed',
  form: resultForm,
  settings: { expression: '' },
  checks: { expression: string, ...computedChecks },
  looks: computedLooks,
  value: neverStored,
  read: () => null,
  operators: computedOperators,
  aggregations: computedAggregations,
  groupings: computedGroupings,
  plain: computedWords,
  parse: parseNothing,
  api: {
    type: 'formula',
    writeValue: writeApiResult,
    writeSettings: property => ({ expression: stringIn(property['expression']) }),
    readSettings: given => ({ expression: stringIn(fieldsIn(given)['expression']) }),
  },
})
