// The lists of the catalog are as kinds.json says, and what the tool writes for a new kind is what its recipe promises.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staleLists } from './write-catalog.mjs'

const file = path => readFileSync(new URL(`../packages/catalog/${path}`, import.meta.url), 'utf8')
const withKind = (family, folder) => path => {
  if (path !== 'kinds.json') return file(path)
  const kinds = JSON.parse(file(path))
  return JSON.stringify({ ...kinds, [family]: [...kinds[family], folder] })
}
const isThere = path => existsSync(new URL(`../packages/catalog/${path}`, import.meta.url))
const added = (read, hasFile = isThere) =>
  staleLists(read, hasFile).map(({ file: path, text }) => {
    const before = new Set(file(path).split('\n'))
    return [path, ...text.split('\n').filter(line => !before.has(line))]
  })

test('the lists are as kinds.json says: run `node tools/write-catalog.mjs`', () => {
  expect(staleLists().map(({ file: path }) => path)).toEqual([])
})

test('a block kind comes into every list by one line, with its view and its exchange', () => {
  expect(added(withKind('blocks', 'made-up-kind'))).toEqual(
    expect.arrayContaining([
      ['src/index.ts', "import { madeUpKind } from './blocks/made-up-kind/made-up-kind'", '  madeUpKind,'],
      ['src/view.ts', "import { madeUpKindView } from './blocks/made-up-kind/made-up-kind.view'", '  madeUpKindView,'],
      [
        'src/exchange/whole-kinds.ts',
        "import { madeUpKindExchange } from '../blocks/made-up-kind/made-up-kind.exchange'",
        '  madeUpKindExchange,',
      ],
    ]),
  )
})

test('what menus offer is listed only of kinds that have it', () => {
  const offered = ofMadeUp =>
    added(withKind('blocks', 'made-up-kind'), path => (path.includes('made-up-kind') ? ofMadeUp : isThere(path))).some(
      ([path]) => path === 'src/offers.ts',
    )
  expect([offered(true), offered(false)]).toEqual([true, false])
})

test('a property kind and a view kind come into two lists each', () => {
  expect(added(withKind('properties', 'made-up-kind'))).toEqual([
    ['src/properties/all.ts', "import { madeUpKind } from './made-up-kind/made-up-kind'", '  madeUpKind,'],
    [
      'src/properties/property-views.tsx',
      "import { madeUpKindView } from './made-up-kind/made-up-kind.view'",
      '  madeUpKindView,',
    ],
  ])
  expect(added(withKind('views', 'made-up-kind')).map(([path]) => path)).toEqual([
    'src/views/all.ts',
    'src/views/view-views.tsx',
  ])
})
