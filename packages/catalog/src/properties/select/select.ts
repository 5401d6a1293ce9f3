// One of several options.

import { choiceOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import { string } from '@sheaf/core/validation/checks'
import { idsOf } from '../cells'
import {
  adoptedOptions,
  choicesHtml,
  choiceWords,
  firstOf,
  parseChoice,
  rankOptions,
  readApiChoice,
  readChoice,
} from '../option-rules'
import { knownOptions, optionsCheck, readOptions, writeOption } from '../options'
import { fieldsIn } from '../read-json'

export const select = defineProperty({
  type: 'select',
  label: 'Select',
  description: 'One option from a list',
  icon: 'tag',
  aliases: 'option,dropdown,choice,category,single select',
  form: 'choice',
  isKey: true,
  refersTo: 'options',
  settings: { options: [] },
  checks: { options: optionsCheck },
  value: string,
  read: readChoice,
  ranking: rankOptions,
  operators: choiceOperators,
  groupings: ['option'],
  valueInGroup: (cell, property) => readChoice(idsOf(cell)[0], property),
  plain: choiceWords,
  parse: parseChoice,
  convert(_value, from, property) {
    const adopted = adoptedOptions(from, property)
    return adopted && firstOf(adopted)
  },
  html: choicesHtml,
  api: {
    type: 'select',
    writeValue(value, property) {
      const option = knownOptions(property).byId.get(readChoice(value, property) ?? '')
      return option ? { id: option.id, name: option.name, color: option.color } : null
    },
    readValue: readApiChoice,
    writeSettings: property => ({ options: knownOptions(property).all.map(writeOption) }),
    readSettings: given => ({ options: readOptions(fieldsIn(given)['options']) }),
  },
})
