// The rules about what a file is called and what it does besides importing: names, barrels, impure globals, comparisons
// of a kind outside the catalog, operations outside core and sync, drafts written outside actions, default exports.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { allowedBarrels, emptyNames, impureGlobals, plainWords, screenGlobals } from './table.mjs'

export function checkSources(root, sources) {
  const kinds = blockTypes(root)
  const commands = commandsOf(root)
  const writing = writingMethods(root)
  return sources.flatMap(source => {
    const { facts, path } = source
    const at = (line, message) => ({ path, line, message })
    if (facts.error) return [at(1, `cannot be read: ${facts.error}`)]
    return [
      ...(facts.hasDefaultExport ? [at(1, 'exports by default; exports are named')] : []),
      ...(isForbiddenBarrel(source) ? [at(1, 'is a barrel; import from the file that has the thing')] : []),
      ...forbiddenGlobals(source).map(({ name, line }) => at(line, `${source.room} must not use ${name}`)),
      ...facts.kindTests
        .filter(test => !path.startsWith('packages/catalog/') && !source.isTest && isKind(test, kinds))
        .map(({ text, kind, line }) => at(line, `compares ${text} with '${kind}'; ask the registry instead`)),
      ...facts.operations
        .filter(operation => !['core', 'sync'].includes(source.room) && isOperation(operation, commands))
        .map(({ line }) =>
          at(line, 'writes an operation out; call an action, or `operation(…)` where the wire is meant'),
        ),
      ...facts.draftCalls
        .filter(({ method }) => roomsOfCallers.includes(source.room) && !source.isTest && writing.has(method))
        .map(({ method, line }) =>
          at(line, `writes with draft.${method}; call an action of core, or one beside the kind`),
        ),
      ...facts.draftCalls
        .filter(({ method }) => source.room === 'editor' && !source.isTest && writing.has(method))
        .filter(({ method }) => !textMethods.includes(method))
        .map(({ method, line }) => at(line, `changes blocks with draft.${method}; call an action of core`)),
    ]
  })
}

function isForbiddenBarrel({ path, facts, room }) {
  if (allowedBarrels.includes(path) || room === 'e2e') return false
  return facts.isBarrel || (path.startsWith('packages/') && /^index\.tsx?$/.test(basename(path)))
}

function forbiddenGlobals({ room, isTest, facts }) {
  const forbidden = room === 'core' ? impureGlobals : room === 'catalog' ? screenGlobals : []
  if (isTest) return []
  return facts.globals.filter(({ name }) => forbidden.includes(name) || forbidden.includes(name.split(/[. (]/)[0]))
}

function isKind({ text, kind }, kinds) {
  return kinds.has(kind) && (!plainWords.includes(kind) || /block|record|value/i.test(text))
}

/** The name of a command, or what has one and points at a record: tests and fixtures too. Another thing may have a `command` of its own. */
const isOperation = ({ command, hasPointer }, commands) => hasPointer || commands.has(command)

/** The commands that core defines. */
function commandsOf(root) {
  const folder = join(root, 'packages/core/src/operations')
  const files = existsSync(folder) ? readdirSync(folder).filter(name => /^[a-z-]+\.ts$/.test(name)) : []
  const texts = files.map(name => readFileSync(join(folder, name), 'utf8'))
  return new Set(texts.flatMap(text => [...text.matchAll(/^  command: '(\w+)',$/gm)].map(match => match[1])))
}

/** They name what a person means; how that is written is said in one place, for everybody who means it. */
const roomsOfCallers = ['web', 'server', 'database', 'catalog view']

/** What is typed and marked is the editor's own: it knows the text that it shows. */
const textMethods = ['insertText', 'removeText', 'formatText', 'writeText']

/** The methods of a draft that write. To take back what was done needs no action of its own. */
function writingMethods(root) {
  const path = join(root, 'packages/core/src/actions/draft.ts')
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const methods = [...text.matchAll(/^  (\w+)\(/gm)].map(match => match[1])
  return new Set(methods.filter(name => !['constructor', 'finish', 'at', 'revert', 'textBefore'].includes(name)))
}

/** The stored types of `core` and the kinds that have a folder. */
function blockTypes(root) {
  const list = join(root, 'packages/core/src/records/block-types.ts')
  const stored = existsSync(list)
    ? [...readFileSync(list, 'utf8').matchAll(/^\s*'([a-z_]+)',/gm)].map(match => match[1])
    : []
  const folder = join(root, 'packages/catalog/src/blocks')
  const kinds = existsSync(folder) ? readdirSync(folder).map(name => name.replaceAll('-', '_')) : []
  return new Set([...stored, ...kinds])
}

export function checkNames(paths) {
  const report = []
  const seen = new Set()
  for (const path of paths) {
    path.split('/').forEach((segment, index, segments) => {
      const upTo = segments.slice(0, index + 1).join('/')
      if (seen.has(upTo)) return
      seen.add(upTo)
      const name = segment.split('.')[0]
      if (
        emptyNames.includes(name) ||
        emptyNames.some(word => word !== 'shared' && word !== 'common' && name.endsWith(`-${word}`))
      )
        report.push({ path: upTo, line: 1, message: `'${segment}' says nothing about what is inside` })
      if (index > 2 && /\.(ts|tsx|css)$/.test(segment) && !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/.test(segment))
        report.push({ path: upTo, line: 1, message: `'${segment}' is not in kebab-case` })
    })
  }
  return report
}
