// An item of a list that is counted. Items in a row are one list; it counts from the number its first item names, in the form
// that each item names: by default numbers, then letters, then roman numerals, level by level.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { type BlockTree } from '@sheaf/core/kinds/block-tree'
import { type Json } from '@sheaf/core/validation/checks'

export type Form = 'numbers' | 'letters' | 'roman'
/** The number that a list begins with at this item. */
export const startOf = ({ format }: Pick<BlockTree, 'format'>): number =>
  typeof format['list_start_index'] === 'number' ? format['list_start_index'] : 1
export const withForm = (form: Form): { format: Record<string, Json> } => ({ format: { list_format: form } })

export const numberedList = defineBlock({
  type: 'numbered_list',
  label: 'Numbered list',
  head: 'text',
  next: 'same',
  forms: { format: ['list_format'] },
  typed: [
    { sign: '1.' },
    { sign: '1)' },
    { sign: 'a.', seed: withForm('letters') },
    { sign: 'i.', seed: withForm('roman') },
  ],
  readSign: typed => {
    const start = Number(/^(\d{1,4})[.)]$/.exec(typed)?.[1] ?? 0)
    return start > 0 ? { format: { list_start_index: start } } : null
  },
  turn: { digit: 6 },
})
