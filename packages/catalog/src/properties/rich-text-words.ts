// Rich text in cells: its words, and rich text from words.

import { readRichText } from '@sheaf/core/text/read-rich-text'
import { runsOfTitle } from '@sheaf/core/text/rich-text'
import { embedLabel } from '@sheaf/core/text/safe-values'
import { type Check, custom, type Json } from '@sheaf/core/validation/checks'

/** Formulas and dates are read as what they say; whom and what a text names is known only where names are. */
export const richTextWords = (value: Json | undefined): string =>
  runsOfTitle(readRichText(value))
    .map(({ insert }) => (typeof insert === 'string' ? insert : namedElsewhere.has(insert.k) ? '' : embedLabel(insert)))
    .join('')
const namedElsewhere = new Set(['u', 'p', 'eoi'])

export const richTextOf = (words: string): Json | null => (words === '' ? null : ([[words]] as Json))
export const richTextCheck: Check<Json> = custom(
  (value): value is Json => Array.isArray(value) && readRichText(value).length === value.length,
  'rich text',
  { type: 'array' },
)
