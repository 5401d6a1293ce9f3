// Writes the two lists of all calls from the files in their folders: a call is a file in `core/api/<noun>` and a handler of the same name
// in `server/calls/<noun>`. They are checked in; a test fails where they are not what the folders say.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const definitions = 'packages/core/src/api'
const handlers = 'apps/server/src/calls'
const MADE = 'made of the files in the folders beside it: `node tools/make-call-lists.mjs`. Not written by hand.'

/** By path, as the formatter puts imports in order. */
function exportsIn(folder, pattern) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /^[^/]+\/[^/.]+\.ts$/.test(path))
    .sort()
    .flatMap(path => {
      const name = pattern.exec(readFileSync(join(root, folder, path), 'utf8'))?.[1]
      return name ? [{ name, from: `./${path.slice(0, -'.ts'.length)}` }] : []
    })
}

const importsOf = calls => calls.map(({ name, from }) => `import { ${name} } from '${from}'`)
const namesOf = calls => calls.map(({ name }) => `  ${name},`)

/** The text of each list, by its path. */
export function callLists() {
  const calls = exportsIn(definitions, /export const (\w+) = defineCall\(/)
  const handled = exportsIn(handlers, /export const (\w+): Handler</)
  for (const { name, from } of calls)
    if (!handled.some(one => one.name === name && one.from === from))
      throw new Error(`${name} has no handler: ${handlers}/${from.slice(2)}.ts`)
  for (const { name, from } of handled)
    if (!calls.some(one => one.name === name && one.from === from))
      throw new Error(`A handler of no call: ${handlers}/${from.slice(2)}.ts`)
  const handlerImports = [...importsOf(handled), "import type { Handler } from './define'"]
  const fromOf = line => line.slice(line.indexOf("from '"))
  return {
    [`${definitions}/all.ts`]: [
      `// Every call, ${MADE}`,
      "// The client, the server's routes and the tests of all calls are derived from it.",
      ...importsOf(calls),
      '',
      'export const allCalls = [',
      ...namesOf(calls),
      '] as const',
      '',
      'export type ApiCall = (typeof allCalls)[number]',
      "export type CallName = ApiCall['name']",
      'export type CallNamed<N extends CallName> = Extract<ApiCall, { readonly name: N }>',
      '',
    ].join('\n'),
    [`${handlers}/all.ts`]: [
      `// Every call's handler, ${MADE}`,
      "import { type ApiCall, allCalls } from '@sheaf/core/api/all'",
      "import type { RoutedCall } from '../http/run-call'",
      ...handlerImports.sort((a, b) => (fromOf(a) < fromOf(b) ? -1 : 1)),
      '',
      "const handlers: { readonly [C in ApiCall as C['name']]: Handler<C> } = {",
      ...namesOf(handled),
      '}',
      '',
      'export const routedCalls: readonly RoutedCall[] = allCalls.map(call => ({',
      '  call,',
      '  handler: handlers[call.name],',
      '}))',
      '',
    ].join('\n'),
  }
}

export const checkedIn = path => readFileSync(join(root, path), 'utf8')

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  for (const [path, text] of Object.entries(callLists())) {
    writeFileSync(join(root, path), text)
    console.log(`wrote ${path}`)
  }
