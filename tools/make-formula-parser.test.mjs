// The tables of the formula parser are those of its grammar.
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { checkedInTables, parserTables } from './make-formula-parser.mjs'

/** However it is laid out. */
const bare = source => transformSync(source, { loader: 'ts', minifyWhitespace: true }).code

test('parser-tables.ts is what `node tools/make-formula-parser.mjs` writes', () => {
  expect(bare(checkedInTables())).toBe(bare(parserTables()))
})
