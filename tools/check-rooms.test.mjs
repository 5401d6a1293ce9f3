// Each rule of the rooms catches the violation it is there for, and lets pass what only looks like one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkRooms } from './check-rooms.mjs'

const manifests = {
  'packages/core/package.json': ['yjs'],
  'packages/catalog/package.json': ['react'],
  'packages/ui/package.json': ['react', '@base-ui/react'],
  'apps/server/package.json': ['pg', 'pino', 'yjs'],
  'apps/web/package.json': ['react', 'yjs'],
}
const blockTypes = `export const blockTypes = [\n  'toggle',\n  'text',\n]\n`

const set = `const set = {\n  command: 'set',\n}\n`

const draft = `export class Draft {\n  set(path: string): void {}\n  insertText(text: string): void {}\n  revert(): void {}\n}`

/** The messages for a made-up repository of these files, whose exports need no users unless the test is about them; none about the
 * lists of what is left, which are about this repository. */
function violations(files, { exports = false } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'rooms-'))
  const written = {
    'packages/core/src/records/block-types.ts': blockTypes,
    'packages/core/src/operations/set.ts': set,
    'packages/core/src/actions/draft.ts': draft,
    ...files,
  }
  for (const [path, libraries] of Object.entries(manifests))
    written[path] = JSON.stringify({ dependencies: Object.fromEntries(libraries.map(name => [name, '*'])) })
  for (const [path, text] of Object.entries(written)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  try {
    return checkRooms(root)
      .report.map(({ path, line, message }) => `${path}:${line} ${message}`)
      .filter(message => exports || !/exports '\w+', which no other file imports/.test(message))
      .filter(message => !message.startsWith('tools/rooms/table.mjs'))
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('a repository that keeps the rules has no violations', () => {
  const clean = {
    'packages/core/src/ids.ts': `export const isId = (text: string): boolean => text.length === 36`,
    'packages/core/src/text/text-store.ts': `import { Doc } from 'yjs'\nexport const make = (): Doc => new Doc()`,
    'packages/core/src/ids.test.ts': `import { readFileSync } from 'node:fs'\nimport { test } from 'vitest'\nimport fc from 'fast-check'\ntest(String(Date.now()), () => fc.assert(readFileSync))`,
    'packages/sync/src/room.ts': `import { isId } from '@sheaf/core/ids'\nexport const room = { isId }`,
    'packages/catalog/src/blocks/toggle/toggle.ts': `export const toggle = (block: { type: string }) => block.type === 'toggle'`,
    'packages/catalog/src/blocks/toggle/toggle.view.tsx': `import { useState } from 'react'\nimport { toggle } from './toggle'\nexport const Toggle = () => <p>{useState(toggle)}</p>`,
    'packages/catalog/src/index.ts': `export { toggle } from './blocks/toggle/toggle'\nexport type { X } from '@sheaf/core/ids'`,
    'apps/server/src/main.ts': `import { createServer } from 'node:http'\nimport { toggle } from '@sheaf/catalog'\ncreateServer(toggle)`,
    'apps/web/src/features/search/search.tsx': `import { Toggle } from '@sheaf/catalog/view'\nimport { t } from '../../i18n/t'\nexport const Search = () => t(Toggle)`,
    'packages/sync/src/room.test.ts': `export const one = { command: 'set', pointer: {}, args: {} }`,
    'apps/web/src/keys.ts': `export const keys = { command: '⌘', run: 'set' }`,
    'apps/web/src/undo.ts': `export const undo = (draft: any) => draft.revert()`,
    'packages/editor/src/typed.ts': `export const typed = (draft: any) => draft.insertText('a')`,
    'apps/server/src/wrong.test.ts': `export const wrong = (one: object) => ({ ...one, command: 'explode' })`,
    'apps/web/src/i18n/t.ts': `import words from '../../../../locales/en-US.json'\nexport const t = (x: unknown) => [words, x]`,
  }
  expect(violations(clean)).toEqual([])
})

const caught = [
  [
    'core imports another room',
    'packages/core/src/a.ts',
    `import { room } from '@sheaf/sync/room'`,
    `core must not import '@sheaf/sync/room'`,
  ],
  [
    'sync imports the catalog',
    'packages/sync/src/a.ts',
    `import type { X } from '@sheaf/catalog'`,
    `sync must not import '@sheaf/catalog'`,
  ],
  [
    'ui imports something of ours',
    'packages/ui/src/a.tsx',
    `export { x } from '@sheaf/core/ids'`,
    `ui must not import '@sheaf/core/ids'`,
  ],
  [
    'editor imports the catalog',
    'packages/editor/src/a.ts',
    `const x = import('@sheaf/catalog')`,
    `editor must not import '@sheaf/catalog'`,
  ],
  [
    'server imports the views',
    'apps/server/src/a.ts',
    `import { x } from '@sheaf/catalog/view'`,
    `server must not import '@sheaf/catalog/view'`,
  ],
  [
    'web imports a type of the server',
    'apps/web/src/a.ts',
    `type X = import('@sheaf/server/calls').X`,
    `web must not import '@sheaf/server/calls'`,
  ],
  [
    'a relative import leaves the room',
    'apps/web/src/a.ts',
    `import { x } from '../../server/src/main'`,
    `leaves its room`,
  ],
  [
    'core imports Node',
    'packages/core/src/a.ts',
    `import { join } from 'node:path'`,
    `core must not import Node's 'node:path'`,
  ],
  ['Node without its prefix', 'apps/server/src/a.ts', `import { join } from 'path'`, `write 'node:path'`],
  [
    'Yjs imported outside its folder',
    'packages/core/src/api/a.ts',
    `import { Doc } from 'yjs'`,
    `'yjs' is imported only in`,
  ],
  ['Yjs on the server', 'apps/server/src/a.ts', `import { Doc } from 'yjs'`, `'yjs' is imported only in`],
  ['Yjs outside core/text', 'apps/web/src/a.ts', `import { Doc } from 'yjs'`, `'yjs' is imported only in`],
  ['SQL outside storage', 'apps/server/src/calls/a.ts', `import pg from 'pg'`, `'pg' is imported only in`],
  [
    'a library nobody declared',
    'apps/server/src/a.ts',
    `import x from 'left-pad'`,
    `'left-pad' is not a dependency of apps/server`,
  ],
  [
    'a test library in the product',
    'packages/core/src/a.ts',
    `import fc from 'fast-check'`,
    `'fast-check' is not a dependency`,
  ],
  [
    'React in the pure half',
    'packages/catalog/src/blocks/a/a.ts',
    `import { memo } from 'react'`,
    `the pure half of a kind imports 'react'`,
  ],
  [
    'the screen in the pure half',
    'packages/catalog/src/blocks/a/a.ts',
    `export const a = () => document.title`,
    `catalog must not use document.title`,
  ],
  [
    'a comparison of the kind',
    'apps/web/src/a.ts',
    `export const a = (b: any) => b?.type !== 'toggle'`,
    `compares b?.type with 'toggle'`,
  ],
  [
    'a switch on the kind',
    'packages/core/src/a.ts',
    `switch (block.type) { case 'text': }`,
    `compares block.type with 'text'`,
  ],
  [
    'an operation outside core and sync',
    'apps/server/src/a.fixture.ts',
    `export const a = { command: 'set' as const }`,
    `writes an operation out`,
  ],
  [
    'an operation whose command is not written out',
    'apps/web/src/a.test.ts',
    `export const a = (command: string, pointer: object) => ({ command, pointer })`,
    `writes an operation out`,
  ],
  [
    'a command that changes blocks itself',
    'packages/editor/src/enter.ts',
    `export const enter = (draft: any) => draft.set('text')`,
    `changes blocks with draft.set`,
  ],
  [
    'a draft written outside an action',
    'packages/catalog/src/blocks/toggle/toggle.view.tsx',
    `export const fold = (commit: (build: (draft: any) => void) => void) => commit(draft => draft.set('fold'))`,
    `writes with draft.set`,
  ],
  ['a barrel named index', 'packages/core/src/text/index.ts', `export const a = 1`, `is a barrel`],
  ['a barrel by another name', 'apps/web/src/all.ts', `export * from './a'\nexport { b } from './b'`, `is a barrel`],
  ['a default export', 'apps/web/src/a.ts', `export default 1`, `exports by default`],
  ['a name that says nothing', 'apps/web/src/utils/a.ts', ``, `'utils' says nothing`],
  ['a suffix that says nothing', 'apps/web/src/page-helpers.ts', ``, `'page-helpers.ts' says nothing`],
  ['a name in another case', 'apps/web/src/PageTitle.tsx', ``, `is not in kebab-case`],
  ['a file that cannot be read', 'apps/web/src/a.ts', `const = 1`, `cannot be read`],
]
test.each(caught)('caught: %s', (_, path, text, message) => {
  expect(violations({ [path]: text })).toEqual([expect.stringContaining(message)])
})

test.each([
  'Date.now()',
  'new Date()',
  'Math.random()',
  'crypto.randomUUID()',
  `fetch('/')`,
  'window',
  'document.body',
  'process.env',
  'globalThis.x',
  'setTimeout(() => 1)',
  'console.log(1)',
  '({ now: Date.now })',
  'performance.now()',
  '(Date.now as () => number)()',
])('caught: core uses %s', use => {
  expect(violations({ 'packages/core/src/a.ts': `export const a = () => ${use}` })).toHaveLength(1)
})

test.each([
  'new Date(0)',
  `Date.parse('')`,
  'Math.max(1)',
  '((document: string) => document)',
  `'fetch'`,
  '{ x: 1 as unknown as Window }',
  'x.process',
])('let pass: core uses %s', use =>
  expect(
    violations({ 'packages/core/src/a.ts': `declare const x: any\nexport const a = () => ${use} // window` }),
  ).toEqual([]),
)

test('let pass: a plain word compared where no block is meant', () => {
  expect(violations({ 'apps/web/src/a.ts': `export const a = (token: any) => token.type === 'text'` })).toEqual([])
})

test('caught: the data of the web app imports what is drawn with it', () => {
  const found = violations({
    'apps/web/src/data/a.ts': `import { x } from '../screens/x'\nexport const later = () => import('../frame/x')\nexport const a = x`,
    'apps/web/src/data/files/b.ts': `import type { X } from '../../features/find/x'\nexport type B = X`,
    'apps/web/src/features/find/x.ts': `import { a } from '../../data/a'\nexport const x = a`,
  })
  expect(found).toEqual([
    `apps/web/src/data/a.ts:1 apps/web/src/data/ must not import '../screens/x'`,
    `apps/web/src/data/a.ts:2 apps/web/src/data/ must not import '../frame/x'`,
    `apps/web/src/data/files/b.ts:1 apps/web/src/data/ must not import '../../features/find/x'`,
  ])
})

test('caught: a kind imports another kind, a feature another feature', () => {
  const files = {
    'packages/catalog/src/blocks/a/a.ts': `import { b } from '../b/b'\nexport const a = b`,
    'packages/catalog/src/blocks/b/b.ts': `export const b = 1`,
    'apps/web/src/features/inbox/inbox.ts': `import { search } from '../search/search'\nexport const inbox = search`,
    'apps/web/src/features/search/search.ts': `export const search = 1`,
  }
  expect(violations(files)).toEqual([
    `apps/web/src/features/inbox/inbox.ts:1 feature 'inbox' imports feature 'search'`,
    `packages/catalog/src/blocks/a/a.ts:1 kind 'blocks/a' imports kind 'blocks/b'`,
  ])
})

test('caught: a library that is not in the table, imported in two folders', () => {
  const use = `import { pino } from 'pino'\nexport const log = pino()`
  expect(violations({ 'apps/server/src/log.ts': use, 'apps/server/src/http/a.ts': use })).toEqual([
    expect.stringContaining(`'pino' is imported in 2 folders: apps/server/src/http, apps/server/src/log.ts`),
  ])
})

test('caught: an import cycle, also through types, but not through a run-time import', () => {
  const cycle = {
    'packages/core/src/a.ts': `import { b } from './b'\nexport const a = b`,
    'packages/core/src/b.ts': `import type { C } from './c'\nexport const b: C = 1`,
    'packages/core/src/c.ts': `import type { a } from './a'\nexport type C = typeof a | number`,
  }
  expect(violations(cycle)).toEqual([expect.stringMatching(/import cycle: (packages\/core\/src\/[abc]\.ts( → )?){4}$/)])
  expect(
    violations({ ...cycle, 'packages/core/src/c.ts': `export const c = () => import('./a')\nexport type C = number` }),
  ).toEqual([])
})

test('caught: an export that no other file imports; a test, a type and a name out of a whole module are uses', () => {
  const files = {
    'packages/core/src/a.ts': `export const used = 1\nexport const tested = 2\nexport type Shape = string\nexport const lonely = 3`,
    'packages/core/src/a.test.ts': `import { tested } from './a'\ntested.toString()`,
    'packages/core/src/late.ts': `export const later = 1\nexport const never = 2`,
    'packages/core/src/b.ts': `import { used } from './a'\nconst late = () => import('./late')\nconst shape: import('./a').Shape = 'x'\nlate().then(({ later }) => [later, used, shape])`,
    // Of what every made-up repository has.
    'packages/core/src/c.ts': `import { Draft } from './actions/draft'\nimport { blockTypes } from './records/block-types'\nnew Draft(blockTypes)`,
  }
  expect(violations(files, { exports: true })).toEqual([
    `packages/core/src/a.ts:4 exports 'lonely', which no other file imports`,
    `packages/core/src/late.ts:2 exports 'never', which no other file imports`,
  ])
})

test('caught: a file or an export with a word that has to be guessed, not one that only contains its letters', () => {
  const files = {
    'packages/core/src/page-deeds.ts': `export const pageDeeds = 1\nexport const outdoors = 2\nexport class DragHandle {}`,
    'packages/core/src/b.ts': `import { DragHandle, outdoors, pageDeeds } from './page-deeds'\nnew DragHandle(outdoors, pageDeeds)`,
  }
  expect(violations(files)).toEqual([
    `packages/core/src/page-deeds.ts:1 the name 'page-deeds' says 'deed'; say 'action' or 'command'`,
    `packages/core/src/page-deeds.ts:1 the export 'pageDeeds' says 'deed'; say 'action' or 'command'`,
  ])
})
