// What the first page of a new space says: it teaches by being used. Words and nothing else; first-page.ts plants them.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import type { Run } from '@sheaf/core/text/rich-text'

export const TITLE = 'Getting started'
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

export const BLOCKS: readonly BlockTree[] = [
  line(
    'text',
    'Welcome to your workspace. This page is yours: try things right here, and throw it away when you are done.',
  ),
  line('callout', 'Everything you write is saved as you go, and everybody who has this page open sees it at once.', {
    format: { page_icon: '💡', block_color: 'yellow_background' },
  }),

  line('sub_header', 'Try it'),
  todo('Tick this box'),
  todo('Click at the end of this line, press Enter, and write something of your own'),
  todo('On an empty line, type `/` and choose **Heading 1**'),
  todo('Select a few words: bold, colours and links are in the bar that appears'),
  todo('Move the pointer over a line and drag it by the handle at its side'),
  line('toggle', 'Open me: there is more inside', {
    children: [
      line(
        'text',
        'What lies in a toggle is out of the way until it is wanted. Open or closed is only how you see it.',
      ),
      todo('Press Tab on a line to move it inside the one above, Shift and Tab to bring it back'),
    ],
  }),

  line('sub_header', 'Keys worth knowing'),
  bullet('`Enter` starts a new block, `Shift+Enter` a new line in the same one'),
  bullet('`Ctrl+Z` takes back what you did, never what others did (`⌘Z` on a Mac)'),
  bullet('`Ctrl+B`, `Ctrl+I` and `Ctrl+E` make text bold, italic or code'),
  bullet(
    '`#`, `-`, `1.`, `[]` or `>` and a space at the start of a line make a heading, a list, a box to tick or a toggle',
  ),
  line('code', 'const sheaf = pages.map(page => page.title).join("\\n")', {
    properties: { language: [['JavaScript']] },
    format: { code_wrap: true },
  }),

  line('sub_header', 'Pages inside pages'),
  line('text', 'A page can hold pages, as deep as you like. This one is a start:'),
  line('page', 'My first ideas', {
    format: { page_icon: '✏️' },
    children: [
      line(
        'text',
        'Write anything here. Pages are listed in the sidebar: under General for everyone, under Private for yourself.',
      ),
      todo('Give this page another icon: click on the pencil above'),
    ],
  }),
  line('divider', ''),
  line('quote', 'When you have seen enough, open the menu at the top right and choose **Move to trash**.'),
]
