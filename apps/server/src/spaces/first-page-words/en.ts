import type { FirstPageWords } from './first-page-words'

export const en: FirstPageWords = {
  title: 'Getting started',
  team: 'General',
  welcome: 'Welcome to your workspace. This page is yours: try things right here, and throw it away when you are done.',
  saved: 'Everything you write is saved as you go, and everybody who has this page open sees it at once.',
  tryIt: 'Try it',
  tick: 'Tick this box',
  write: 'Click at the end of this line, press Enter, and write something of your own',
  slash: 'On an empty line, type `/` and choose **Heading 1**',
  select: 'Select a few words: bold, colours and links are in the bar that appears',
  drag: 'Move the pointer over a line and drag it by the handle at its side',
  toggle: 'Open me: there is more inside',
  inToggle: 'What lies in a toggle is out of the way until it is wanted. Open or closed is only how you see it.',
  tab: 'Press Tab on a line to move it inside the one above, Shift and Tab to bring it back',
  keys: 'Keys worth knowing',
  enter: '`Enter` starts a new block, `Shift+Enter` a new line in the same one',
  undo: '`Ctrl+Z` takes back what you did, never what others did (`⌘Z` on a Mac)',
  marks: '`Ctrl+B`, `Ctrl+I` and `Ctrl+E` make text bold, italic or code',
  signs:
    '`#`, `-`, `1.`, `[]` or `>` and a space at the start of a line make a heading, a list, a box to tick or a toggle',
  pages: 'Pages inside pages',
  pagesText: 'A page can hold pages, as deep as you like. This one is a start:',
  ideas: 'My first ideas',
  ideasText:
    'Write anything here. Pages are listed in the sidebar: under General for everyone, under Private for yourself.',
  ideasIcon: 'Give this page another icon: click on the pencil above',
  quote: 'When you have seen enough, open the menu at the top right and choose **Move to trash**.',
}
