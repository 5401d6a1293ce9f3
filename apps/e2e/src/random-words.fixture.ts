// What somebody types, pastes and chooses without thinking. Kinds of input that editors trip over are more frequent here than in life.

export const words = [
  'wool',
  'linen',
  'silk ',
  'a hem',
  'warp and weft',
  'Zwirn',
  'שלום',
  'مرحبا',
  '裁縫',
  '👩‍👩‍👧 ',
  'é',
  ' ',
  '. ',
  '1',
  'x',
]
/** Typed, they become something else. */
export const signs = [
  '- ',
  '1. ',
  '[] ',
  '# ',
  '## ',
  '> ',
  '" ',
  '```',
  '---',
  '**bold** ',
  '*slanted* ',
  '`code` ',
  '~~no~~ ',
  '(c) ',
  '-> ',
  '$$x^2$$ ',
  'https://example.com/a ',
]
/** What the slash menu offers. */
export const offers = [
  'heading 2',
  'to-do',
  'toggle list',
  'toggle heading 1',
  'callout',
  'quote',
  'divider',
  'table',
  '2 columns',
  '3 columns',
  'code',
  'text',
  'numbered',
  'bulleted',
  'red',
  'turn into quote',
]
export const mentioned = ['ada', 'ben', 'today', 'tomorrow']
/** What the menu of a block finds. */
export const blockActions = [
  'delete',
  'duplicate',
  'turn into heading 1',
  'turn into to-do',
  'turn into toggle',
  'turn into code',
  'turn into callout',
  'turn into 2 columns',
  'red background',
  'blue',
  'default',
]
export const markKeys = ['b', 'i', 'u', 'e', 'Shift+x']
export const arrowKeys = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'Control+ArrowLeft',
  'Control+ArrowRight',
  'Control+Home',
  'Control+End',
]
export const selectKeys = [
  'Shift+ArrowLeft',
  'Shift+ArrowRight',
  'Shift+ArrowUp',
  'Shift+ArrowDown',
  'Shift+Home',
  'Control+Shift+ArrowRight',
]

export const pasted: readonly Readonly<Record<string, string>>[] = [
  { 'text/plain': 'plain' },
  { 'text/plain': 'https://example.com/b' },
  { 'text/plain': 'first line\nsecond line' },
  { 'text/plain': '# Heading\n\n- one\n  - two\n- [ ] three\n\n| a | b |\n|---|---|\n| c | d |' },
  {
    'text/html': '<p>one <b>bold</b></p><ul><li>two<ul><li>three</li></ul></li></ul><h2>four</h2>',
    'text/plain': 'one',
  },
  { 'text/html': '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', 'text/plain': 'a\tb' },
]
