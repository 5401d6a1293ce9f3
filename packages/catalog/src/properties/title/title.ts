// The name of a row: its text, like any page's. Every collection has exactly one.

import { textOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import { readApiText, writeApiText } from '../api-rich-text'
import { textOf } from '../cells'
import { richTextCheck, richTextOf, richTextWords } from '../rich-text-words'
import { kept } from '../taken'

export const title = defineProperty({
  type: 'title',
  label: 'Name',
  description: 'The title of each page',
  icon: 'type',
  aliases: 'title,name,page',
  form: 'text',
  isKey: true,
  value: richTextCheck,
  read: value => richTextWords(value) || null,
  operators: textOperators,
  groupings: ['exact', 'letter'],
  plain: textOf,
  parse: words => kept(richTextOf(words)),
  api: {
    type: 'title',
    writeValue: writeApiText,
    readValue: given => kept(readApiText(given)),
    writeSettings: () => ({}),
  },
})
