// What the first page of a new space is made of: it teaches by being used. first-page.ts plants it, in somebody's words.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import type { Run } from '@sheaf/core/text/rich-text'
import type { FirstPageWords } from './first-page-words/first-page-words'

export const ICON = '🌱'

const plain = (words: string): Run => ({ insert: words, attributes: {} })
/** `**bold**` and `` `code` `` in a line. */
const runs = (words: string): Run[] =>
  words
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(part => part !== '')
    .map(part => {
      if (part.startsWith('**')) return { insert: part.slice(2, -2), attributes: { b: true } }
      if (part.startsWith('`')) return { insert: part.slice(1, -1), attributes: { c: true } }
      return plain(part)
    })

const line = (type: string, words: string, more: Partial<BlockTree> = {}): BlockTree =>
  tree(type, { runs: runs(words), ...more })
const todo = (words: string, ...children: BlockTree[]): BlockTree => line('to_do', words, { children })
const bullet = (words: string): BlockTree => line('bulleted_list', words)

export const blocksOf = (words: FirstPageWords): readonly BlockTree[] => [
  line('text', words.welcome),
  line('callout', words.saved, {
    format: { page_icon: '💡', block_color: 'yellow_background' },
  }),

  line('sub_header', words.tryIt),
  todo(words.tick),
  todo(words.write),
  todo(words.slash),
  todo(words.select),
  todo(words.drag),
  line('toggle', words.toggle, {
    children: [line('text', words.inToggle), todo(words.tab)],
  }),

  line('sub_header', words.keys),
  bullet(words.enter),
  bullet(words.undo),
  bullet(words.marks),
  bullet(words.signs),
  // Of all languages this one has its colours soonest: everybody's first page shows it.
  line('code', '{ "title": "Getting started", "pages": 2, "done": false }', {
    properties: { language: [['JSON']] },
    format: { code_wrap: true },
  }),

  line('sub_header', words.pages),
  line('text', words.pagesText),
  line('page', words.ideas, {
    format: { page_icon: '✏️' },
    children: [line('text', words.ideasText), todo(words.ideasIcon)],
  }),
  line('divider', ''),
  line('quote', words.quote),
]
