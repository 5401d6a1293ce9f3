// What the rows of a relation have in a property, summed up or listed. Never stored: the engine computes it.
import { aggregations } from '@sheaf/core/collection/query'
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import { oneOf, string } from '@sheaf/core/validation/checks'
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

export const rollup = defineProperty({
  type: 'rollup',
  label: 'Rollup',
  description: 'Summarize values from linked rows',
  icon: 'text-search',
  aliases: 'sum,count,lookup,aggregate,related,average',
  source: 'computed',
  form: resultForm,
  settings: { function: 'show_original' },
  checks: { relation: string, target: string, function: oneOf(...aggregations), ...computedChecks },
  looks: computedLooks,
  value: neverStored,
  read: () => null,
  operators: computedOperators,
  aggregations: computedAggregations,
  groupings: computedGroupings,
  plain: computedWords,
  parse: parseNothing,
  api: {
    type: 'rollup',
    // The public interface writes words of a rollup as a list of one.
    writeValue(value, property) {
      const result = writeApiResult(value, property)
      const called = stringIn(property['function']) || 'show_original'
      if (result['type'] !== 'string') return { ...result, function: called }
      const words = stringIn(result['string'])
      return { type: 'array', array: words ? [{ type: 'rich_text', plain_text: words }] : [], function: called }
    },
    writeSettings: property => ({
      relation_property_id: stringIn(property['relation']),
      rollup_property_id: stringIn(property['target']),
      function: stringIn(property['function']) || 'show_original',
    }),
    readSettings(given) {
      const fields = fieldsIn(given)
      const called = aggregations.find(name => name === fields['function'])
      return {
        relation: stringIn(fields['relation_property_id']) || stringIn(fields['relation_property_name']),
        target: stringIn(fields['rollup_property_id']) || stringIn(fields['rollup_property_name']),
        function: called ?? 'show_original',
      }
    },
  },
})
