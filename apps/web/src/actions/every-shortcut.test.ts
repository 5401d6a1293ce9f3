// Every row of the specification's table of shortcuts, in its words, and who answers it: an action, the editor or a view by itself, the
// browser, or nobody yet. An action that is shown there is in the help, and one that is hidden is not.
import { readKey } from '@sheaf/catalog/views/table/cell-keys'
import { combinationNames } from '@sheaf/editor/input/combinations'
import { pageKeyNames } from '@sheaf/editor/keymap'
import { afterEach, describe, expect, it } from 'vitest'
import { activate } from '../i18n/t'
import { allActions } from './all'
import { shortcutsOf } from './shortcuts-of'

/** Why nothing answers yet: each belongs to what a later issue builds. */
const later = {
  'AI sidebar': 'the sidebar of the AI comes with the AI; its keys are free until then',
  suggest: 'suggested edits come with the review of changes',
  reaction: 'comments have no reactions in the records yet; they come with the inbox',
  'updates tab': 'the sidebar beside a page has one tab so far, the comments; the other comes with the inbox',
  'experiment settings': 'there are no experiments to set',
} as const

type Answer =
  | { readonly by: 'action'; readonly id: string; readonly apple: string; readonly elsewhere: string }
  /** The editor's own keys, on a page and in a field. */
  | { readonly by: 'editor'; readonly keys: readonly string[] }
  | { readonly by: 'table'; readonly key: string; readonly does: string }
  | { readonly by: 'later'; readonly what: keyof typeof later }

const action = (id: string, apple: string, elsewhere = apple): Answer => ({ by: 'action', id, apple, elsewhere })
const editor = (...keys: readonly string[]): Answer => ({ by: 'editor', keys })
const notYet = (what: keyof typeof later): Answer => ({ by: 'later', what })
const digits = (id: (digit: number) => string, apple: string, elsewhere: string, from = 0): readonly Answer[] =>
  Array.from({ length: 10 - from }, (_, i) =>
    action(id(i + from), `${apple}+code:Digit${i + from}`, `${elsewhere}+code:Digit${i + from}`),
  )
const turnedBy = (digit: number): string =>
  allActions.find(({ apple }) => apple?.includes(`command+alt+code:Digit${digit}`))?.id ?? ''

type Row = readonly [what: string, keys: string, ...answers: readonly Answer[]]

const shown: readonly Row[] = [
  ['new line / line break', 'enter / shift+enter', editor('Enter', 'Shift-Enter')],
  ['edit or change selected blocks', 'command+/', action('edit-blocks', 'command+/')],
  ['shortcuts help', 'command+alt+/', action('show-shortcuts', 'command+alt+code:Slash')],
  [
    'delete',
    'delete (plus ctrl+d on Apple); backspace variants',
    action('delete-blocks', 'delete'),
    action('delete-blocks', 'ctrl+d', 'delete'),
    editor('Delete', 'Backspace', 'Shift-Backspace'),
  ],
  ['select block', 'esc', action('select-block', 'escape')],
  [
    'move block up/down',
    'command+shift+up/down',
    action('move-block-up', 'command+shift+arrowup'),
    action('move-block-down', 'command+shift+arrowdown'),
  ],
  [
    'peek up/down',
    'alt+k / alt+j (Windows/Linux), ctrl+shift+k / j (elsewhere)',
    action('peek-up', 'ctrl+shift+code:KeyK', 'alt+code:KeyK'),
    action('peek-down', 'ctrl+shift+code:KeyJ', 'alt+code:KeyJ'),
  ],
  ['indent / un-indent', 'tab / shift+tab', action('indent', 'tab'), action('outdent', 'shift+tab')],
  ['select all', 'command+a', action('select-all', 'command+a')],
  [
    'bold, italic, underline, code',
    'command+b, +i, +u, +e',
    action('bold', 'command+b'),
    action('italic', 'command+i'),
    action('underline', 'command+u'),
    action('code', 'command+e'),
  ],
  ['highlight', 'command+shift+h', action('highlight', 'command+shift+h')],
  [
    'strikethrough',
    'command+shift+x or command+shift+s',
    action('strikethrough', 'command+shift+x'),
    action('strikethrough', 'command+shift+s'),
  ],
  ['duplicate', 'command+d', action('duplicate', 'command+d')],
  ['link', 'command+k', action('link', 'command+k')],
  ['back / forward', 'command+[ / command+]', action('go-back', 'command+['), action('go-forward', 'command+]')],
  ['new tab / new page', 'command+t / command+n', action('new-tab', 'command+t'), action('new-page', 'command+n')],
  ['parent page', 'command+shift+u', action('open-parent', 'command+shift+u')],
  [
    'quick find / find in page',
    'command+p / command+f',
    action('quick-find', 'command+p'),
    action('find', 'command+f'),
  ],
  ['comment', 'command+shift+m', action('comment', 'command+shift+m')],
  ['copy page link', 'command+l', action('copy-page-link', 'command+l')],
  ['zoom in / out', 'command+= / command+-', action('zoom-in', 'command+='), action('zoom-out', 'command+-')],
  ['settings', 'command+,', action('settings', 'command+,')],
  ['dark mode', 'command+shift+l', action('toggle-theme', 'command+shift+l')],
  ['toggle all toggles', 'command+alt+t', action('toggle-all', 'command+alt+code:KeyT')],
  [
    'turn into type',
    'command+alt+0..9 (Apple), command+shift+0..9 (elsewhere)',
    ...digits(turnedBy, 'command+alt', 'command+shift'),
  ],
  [
    'AI page',
    'command+ctrl+j (Apple), ctrl+alt+j (elsewhere)',
    action('open-ai', 'command+ctrl+code:KeyJ', 'ctrl+alt+code:KeyJ'),
  ],
]

const hidden: readonly Row[] = [
  ['submit variants', 'command+enter, command+shift+enter, command+S', action('save', 'command+s')],
  [
    'AI command search',
    'command+j; default shift+command+j (customizable)',
    action('search-ai', 'command+j'),
    action('search-ai-anywhere', 'command+shift+j'),
  ],
  ['new AI chat thread', 'command+shift+;', action('new-ai-thread', 'command+shift+code:Semicolon')],
  [
    'ungroup / group',
    'command+shift+g / command+g',
    action('ungroup-blocks', 'command+shift+g'),
    action('group-blocks', 'command+g'),
  ],
  [
    'undo',
    'command+z (plus alt+backspace on Windows)',
    action('undo', 'command+z'),
    action('undo', 'command+z', 'alt+backspace'),
  ],
  ['redo', 'command+shift+z or command+y', action('redo', 'command+shift+z'), action('redo', 'command+y')],
  ['duplicate database schema', 'command+shift+d', action('duplicate-schema', 'command+shift+d')],
  ['fill right', 'command+r', { by: 'table', key: 'r', does: 'right' }],
  ['find and replace', 'command+alt+f', action('find-and-replace', 'command+alt+code:KeyF')],
  ['equation', 'command+shift+e', action('equation', 'command+shift+e')],
  ['suggest', 'command+shift+alt+x', notYet('suggest')],
  [
    'caption / reaction / rename',
    'command+alt+m / command+alt+r / command+shift+r',
    action('caption', 'command+alt+code:KeyM'),
    notYet('reaction'),
    action('rename-page', 'command+shift+r'),
  ],
  ['sidebar', 'command+backslash (ja-JP also yen key and IntlRo)', action('toggle-sidebar', 'command+backslash')],
  [
    'update sidebar / both sidebars',
    'command+shift+backslash / command+.',
    action('show-comments', 'command+shift+code:Backslash'),
    action('toggle-both-sidebars', 'command+.'),
  ],
  ['AI sidebar', 'command+; (command+: in ja-JP)', notYet('AI sidebar')],
  [
    'comments / updates tabs',
    'ctrl+alt+9 / ctrl+alt+0',
    action('show-comments', 'ctrl+alt+code:Digit9'),
    notYet('updates tab'),
  ],
  [
    'reset zoom / open file / move to',
    'command+0 / command+alt+o / command+shift+p',
    action('reset-zoom', 'command+0'),
    action('open-file', 'command+alt+code:KeyO'),
    action('move-to', 'command+shift+p'),
  ],
  // A browser has tabs: what holds after tabs holds here.
  [
    'switch spaces',
    'command+1..9 before tabs; ctrl+shift+0..9 (Apple) or alt+shift+0..9 after tabs',
    ...digits(digit => `switch-space-${digit === 0 ? 10 : digit}`, 'ctrl+shift', 'alt+shift'),
  ],
  ['property visibility', 'command+alt+p', action('property-visibility', 'command+alt+code:KeyP')],
  [
    'favourite',
    'command+ctrl+shift+f (Apple), ctrl+alt+shift+f (elsewhere)',
    action('favourite', 'command+ctrl+shift+code:KeyF', 'ctrl+alt+shift+code:KeyF'),
  ],
  [
    'all updates / all teams',
    'command or ctrl+alt+u / command or ctrl+alt+a',
    action('open-inbox', 'command+alt+code:KeyU'),
    action('open-inbox', 'ctrl+alt+code:KeyU', 'command+alt+code:KeyU'),
    action('browse-teams', 'command+alt+code:KeyA'),
    action('browse-teams', 'ctrl+alt+code:KeyA', 'command+alt+code:KeyA'),
  ],
  [
    'home',
    'command+ctrl+h (Apple), ctrl+alt+h (elsewhere)',
    action('open-home', 'command+ctrl+code:KeyH', 'ctrl+alt+code:KeyH'),
  ],
  [
    'share menu',
    'command or ctrl+shift+o',
    action('share', 'command+shift+o'),
    action('share', 'ctrl+shift+o', 'command+shift+o'),
  ],
  ['experiment settings', 'command or ctrl+alt+shift+e', notYet('experiment settings')],
]

const known = (id: string) => {
  const found = allActions.find(one => one.id === id)
  if (!found) throw new Error(`there is no action ${id}`)
  return found
}
const rows = (table: readonly Row[]) => table.map(([what, keys, ...answers]) => ({ what, keys, answers }))

function check(answers: readonly Answer[], isHidden: boolean): void {
  for (const answer of answers)
    if (answer.by === 'action') {
      const found = known(answer.id)
      expect(shortcutsOf(found, true)).toContain(answer.apple)
      expect(shortcutsOf(found, false)).toContain(answer.elsewhere)
      expect([answer.id, found.isHidden === true]).toEqual([answer.id, isHidden])
    } else if (answer.by === 'editor')
      expect([...pageKeyNames, ...combinationNames]).toEqual(expect.arrayContaining([...answer.keys]))
    else if (answer.by === 'table') {
      const press = { key: answer.key, shiftKey: false, ctrlKey: true, metaKey: false, altKey: false }
      expect(readKey(press)).toEqual({ does: 'fill', direction: answer.does })
    } else expect(later[answer.what].length).toBeGreaterThan(0)
}

describe('[C 9.4] shown to users', () => {
  it.each(rows(shown))('$what: $keys', ({ answers }) => check(answers, false))
})
describe('[C 9.4] hidden from users', () => {
  it.each(rows(hidden))('$what: $keys', ({ answers }) => check(answers, true))
})

describe('[C 9.4] the list as a whole', () => {
  afterEach(() => activate('en-US'))
  const answers = [...shown, ...hidden].flatMap(([, , ...all]) => all)

  it('gives a reason for exactly what is not there yet', () => {
    const named = answers.flatMap(answer => (answer.by === 'later' ? [answer.what] : []))
    expect(named.sort()).toEqual(Object.keys(later).sort())
  })
  it('says every key of the actions that it names', () => {
    const keysOf = (id: string, on: 'apple' | 'elsewhere'): readonly string[] =>
      answers.flatMap(answer => (answer.by === 'action' && answer.id === id ? [answer[on]] : []))
    for (const answer of answers)
      if (answer.by === 'action')
        for (const on of ['apple', 'elsewhere'] as const)
          expect([answer.id, ...new Set(keysOf(answer.id, on))].sort()).toEqual(
            [answer.id, ...shortcutsOf(known(answer.id), on === 'apple')].sort(),
          )
  })
  it('hides nothing else from the help', () => {
    const named = new Set(answers.flatMap(answer => (answer.by === 'action' ? [answer.id] : [])))
    expect(allActions.filter(({ isHidden, id }) => isHidden && !named.has(id)).map(({ id }) => id)).toEqual([])
  })
  it('leaves the zoom to the browser', () => {
    for (const id of ['zoom-in', 'zoom-out', 'reset-zoom']) expect(known(id).when?.(null as never)).toBe(false)
  })
  it('has the keys of Japanese keyboards where the screen speaks Japanese', () => {
    const ofJapan = ['command+code:IntlYen', 'command+code:IntlRo']
    expect(shortcutsOf(known('toggle-sidebar'), false)).not.toEqual(expect.arrayContaining(ofJapan))
    activate('ja-JP')
    expect(shortcutsOf(known('toggle-sidebar'), false)).toEqual(expect.arrayContaining(ofJapan))
  })
})
