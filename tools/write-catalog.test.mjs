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
  expect(added(withKind('blocks', 'pull-quote'))).toEqual(
    expect.arrayContaining([
      ['src/index.ts', "import { pullQuote } from './blocks/pull-quote/pull-quote'", '  pullQuote,'],
      ['src/view.ts', "import { pullQuoteView } from './blocks/pull-quote/pull-quote.view'", '  pullQuoteView,'],
      [
        'src/exchange/whole-kinds.ts',
        "import { pullQuoteExchange } from '../blocks/pull-quote/pull-quote.exchange'",
        '  pullQuoteExchange,',
      ],
    ]),
  )
})

test('what menus offer is listed only of kinds that have it', () => {
  const offered = ofPullQuote =>
    added(withKind('blocks', 'pull-quote'), path => (path.includes('pull-quote') ? ofPullQuote : isThere(path))).some(
      ([path]) => path === 'src/offers.ts',
    )
  expect([offered(true), offered(false)]).toEqual([true, false])
})

test('a property kind and a view kind come into two lists each', () => {
  expect(added(withKind('properties', 'rating'))).toEqual([
    ['src/properties/all.ts', "import { rating } from './rating/rating'", '  rating,'],
    ['src/properties/property-views.tsx', "import { ratingView } from './rating/rating.view'", '  ratingView,'],
  ])
  expect(added(withKind('views', 'kanban')).map(([path]) => path)).toEqual([
    'src/views/all.ts',
    'src/views/view-views.tsx',
  ])
})
