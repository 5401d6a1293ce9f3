// Extracts every message of the interface from the code into locales/en-US.json: the literal arguments of t(), the strings of the
// catalog's kinds, and the messages of formulas and of refusals for people. The file is generated; a test fails when it is stale. `node tools/extract-strings.mjs`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'rolldown/utils'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = join(root, 'locales/en-US.json')

/** Fields of a kind and of its view that people read. Other words to find a thing by are data in the web app too. */
const kindWords = new Set(['label', 'description', 'aliases', 'hint'])
const isWordField = (name, path) => {
  if (path.startsWith(FORMULAS)) return name === 'doc'
  return path.startsWith('packages/catalog/') ? kindWords.has(name) : name === 'aliases'
}
/** What is said there is a phrase() for others to speak, or the line about a function. */
const FORMULAS = 'packages/core/src/formula'
/** The messages of these errors are for programmers. */
const forPrograms = new Set(['ValidationError', 'assertion'])

/** The messages of a source, the calls of t() that cannot be collected, and those made before the language is known. */
export function messagesIn(source, path) {
  const { program, errors } = parseSync(path, source)
  if (errors.length) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  const messages = []
  const dynamic = []
  const early = []
  walk(program, (node, isLate) => {
    const name = node.type === 'CallExpression' ? (node.callee.name ?? node.callee.property?.name) : ''
    if (name === 't' || name === 'tData') {
      const place = `${path}:${lineOf(source, node)}`
      const text = literal(node.arguments[0])
      if (!isLate) early.push(place)
      if (text !== null) messages.push(text)
      else if (name === 't') dynamic.push(place)
    }
    if (name === 'phrase') {
      const text = literal(node.arguments[0])
      if (text !== null) messages.push(text)
      else dynamic.push(`${path}:${lineOf(source, node)}`)
    }
    if (node.type === 'Property' && isWordField(node.key?.name, path) && literal(node.value))
      messages.push(literal(node.value))
  })
  return { messages, dynamic, early }
}

/** What refusals say: `new SheafError(name, { debugMessage })`, a phrase(), or the catalogue of errors itself. */
export function refusalsIn(source, path) {
  const said = []
  walk(parseSync(path, source).program, node => {
    if (
      node.type === 'NewExpression' &&
      node.callee.name === 'SheafError' &&
      !forPrograms.has(literal(node.arguments[0]))
    )
      for (const field of node.arguments[1]?.properties ?? [])
        if (field.key?.name === 'debugMessage' && literal(field.value)) said.push(literal(field.value))
    if (node.type === 'CallExpression' && node.callee.name === 'phrase') {
      const text = literal(node.arguments[0])
      if (text === null) throw new Error(`phrase() needs a literal message: ${path}:${lineOf(source, node)}`)
      said.push(text)
    }
    if (path === CATALOGUE && node.type === 'Property' && node.key?.name === 'message' && literal(node.value))
      said.push(literal(node.value))
  })
  return said
}
const CATALOGUE = 'packages/core/src/errors.ts'
const isShipped = path => !/\.fixture\.|\/simulator\//.test(path)

export const lineOf = (source, node) => source.slice(0, node.start).split('\n').length

export function literal(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked
  return null
}

/** Late is what lies inside a function: it runs when it is called, the rest when the file is read. */
export function walk(node, visit, isLate = false) {
  if (Array.isArray(node)) return node.forEach(child => walk(child, visit, isLate))
  if (!node || typeof node !== 'object') return
  if (typeof node.type === 'string') visit(node, isLate)
  const inside = isLate || /Function/.test(node.type) || (node.type === 'PropertyDefinition' && !node.static)
  for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value, visit, inside)
}

export function sources(dir) {
  return readdirSync(join(root, dir), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(root.length))
}

/** What the file should hold. Throws where a message is put together at run time, or said too early: nobody could translate it. */
export function extracted() {
  const all = new Set()
  const dynamic = []
  const early = []
  for (const path of [
    'apps/web/src',
    'packages/catalog/src',
    'packages/database/src',
    'packages/editor/src/colors',
    FORMULAS,
  ].flatMap(sources)) {
    const found = messagesIn(readFileSync(join(root, path), 'utf8'), path)
    found.messages.forEach(message => all.add(message))
    dynamic.push(...found.dynamic)
    early.push(...found.early)
  }
  for (const path of ['apps/server/src', 'packages/core/src', 'packages/sync/src'].flatMap(sources).filter(isShipped))
    for (const message of refusalsIn(readFileSync(join(root, path), 'utf8'), path)) all.add(message)
  if (dynamic.length) throw new Error(`t() and phrase() need a literal message:\n${dynamic.join('\n')}`)
  if (early.length) throw new Error(`t() is called before the language is known:\n${early.join('\n')}`)
  const sorted = [...all].sort((a, b) => (a < b ? -1 : 1))
  return `${JSON.stringify(sorted, null, 2)}\n`
}

export const stored = () => readFileSync(target, 'utf8')

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, extracted())
