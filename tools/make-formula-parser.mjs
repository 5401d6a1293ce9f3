// Writes the tables of the formula parser from its grammar. They are checked in: nothing that runs needs the generator.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildParserFile } from '@lezer/generator'

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/core/src/formula')
const target = join(folder, 'parser-tables.ts')

/** The text of the file that belongs to the grammar as it is now. */
export function parserTables() {
  const { parser } = buildParserFile(readFileSync(join(folder, 'formula.grammar'), 'utf8'), {
    fileName: 'formula.grammar',
    moduleStyle: 'es',
    warn: message => {
      throw new Error(message)
    },
  })
  const specialized = /const spec_identifier = (\{.*\})/.exec(parser)?.[1]
  const spec = /LRParser\.deserialize\((\{[\s\S]*\})\)/.exec(parser)?.[1]
  if (!specialized || !spec) throw new Error('The generator writes its files otherwise than it did')
  const get = 'specialized: [{ term: $1, get: (value: string) => words.get(value) ?? -1 }]'
  return [
    '// The tables of the formula parser, made from formula.grammar: `node tools/make-formula-parser.mjs`. Not written by hand.',
    "import { LRParser } from '@lezer/lr'",
    '',
    `const words: ReadonlyMap<string, number> = new Map(Object.entries(${specialized.replace('__proto__:null,', '')}))`,
    'export const formulaParser: LRParser = LRParser.deserialize(',
    `  ${spec.replace(/"(\w+)":/, '$1:').replace(/specialized: \[\{term: (\d+), get: .*?\}\]/, get)},`,
    ')',
    '',
  ].join('\n')
}

export const checkedInTables = () => readFileSync(target, 'utf8')

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  writeFileSync(target, parserTables())
  console.log(`wrote ${target}; biome puts it in shape`)
}
