// Words with marks, mentions and formulas, as in a page.

import { textOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import { isSafeHref } from '@sheaf/core/links/safe-link'
import { readApiText, writeApiText } from '../api-rich-text'
import { textOf } from '../cells'
import { richTextCheck, richTextOf, richTextWords } from '../rich-text-words'
import { kept } from '../taken'

export const text = defineProperty({
  type: 'text',
  label: 'Text',
  description: 'Text with formatting, links, and mentions',
  icon: 'text-initial',
  aliases: 'rich text,string,notes,words,long text',
  form: 'text',
  isKey: true,
  value: richTextCheck,
  read: value => richTextWords(value) || null,
  operators: textOperators,
  groupings: ['exact', 'letter'],
  // A first letter says too little: the text would be lost.
  valueInGroup: (cell, _property, present, move) =>
    move?.by === 'letter'
      ? cell === null
        ? null
        : undefined
      : cell === richTextWords(present)
        ? present
        : richTextOf(textOf(cell)),
  plain: textOf,
  parse: words => kept(richTextOf(words)),
  convert(value, from) {
    // Rich text stays what it is; an address becomes a link.
    if (richTextCheck.judge(value) === null && from.kind.form === 'text') return kept(value)
    if (typeof value === 'string' && from.kind.form === 'text')
      return kept(isSafeHref(value) ? [[value, [['a', value]]]] : richTextOf(value))
    return undefined
  },
  api: {
    type: 'rich_text',
    writeValue: writeApiText,
    readValue: given => kept(readApiText(given)),
    writeSettings: () => ({}),
  },
})
