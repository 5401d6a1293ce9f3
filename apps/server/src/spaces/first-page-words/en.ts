import type { FirstPageWords } from './first-page-words'

export const en: FirstPageWords = {
  title: 'Getting started',
  team: 'General',
  welcome: 'Welcome to your workspace! Try things out on this page, and delete it when you’re done.',
  saved: 'Your changes are saved automatically and appear right away for everyone who has this page open.',
  tryIt: 'Try it out',
  tick: 'Check this box',
  write: 'Click at the end of this line, press Enter, and write something of your own',
  slash: 'On an empty line, type `/` and choose **Heading 1**',
  select: 'Select some text to make it bold, color it, or add a link',
  drag: 'Hover over a line and drag its handle to move it',
  toggle: 'Click the arrow to see more',
  inToggle: 'Toggles hide content until you need it. Whether a toggle is open is only visible to you.',
  tab: 'Press Tab to indent a line under the one above, and Shift+Tab to move it back',
  keys: 'Useful shortcuts',
  enter: '`Enter` starts a new block, `Shift+Enter` a new line in the same block',
  undo: '`Ctrl+Z` undoes your own changes, never someone else’s (`⌘Z` on a Mac)',
  marks: '`Ctrl+B`, `Ctrl+I`, and `Ctrl+E` make text bold, italic, or code',
  signs:
    'Type `#`, `-`, `1.`, `[]`, or `>` and a space at the start of a line to create a heading, list, to-do, or toggle',
  pages: 'Pages inside pages',
  pagesText: 'Pages can contain other pages. Here’s one to start with:',
  ideas: 'My first ideas',
  ideasText: 'Write anything here. Find your pages in the sidebar: General is for everyone, Private is just for you.',
  ideasIcon: 'Click the pencil above to change this page’s icon',
  quote: 'When you’re done, open the menu at the top right and choose **Move to trash**.',
}
