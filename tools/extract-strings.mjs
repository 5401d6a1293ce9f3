// Collects every message of the interface from the code into locales/en-US.json: the literal arguments of t(), and the words
// of the catalog's kinds. The file is never edited by hand; a test fails when it is stale. `node tools/extract-strings.mjs`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'rolldown/utils'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = join(root, 'locales/en-US.json')

/** Fields of a kind and of its view that people read. */
const kindWords = new Set(['label', 'description', 'aliases', 'hint'])

/** The messages of a source, and the calls of t() that cannot be collected. */
export function messagesIn(source, path) {
  const { program, errors } = parseSync(path, source)
  if (errors.length) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  const messages = []
  const dynamic = []
  walk(program, node => {
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 't') {
      const text = literal(node.arguments[0])
      if (text === null) dynamic.push(`${path}:${source.slice(0, node.start).split('\n').length}`)
      else messages.push(text)
    }
    const isWord = path.startsWith('packages/catalog/') && node.type === 'Property' && kindWords.has(node.key?.name)
    if (isWord && literal(node.value)) messages.push(literal(node.value))
  })
  return { messages, dynamic }
}

function literal(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked
  return null
}

function walk(node, visit) {
  if (Array.isArray(node)) return node.forEach(child => walk(child, visit))
  if (!node || typeof node !== 'object') return
  if (typeof node.type === 'string') visit(node)
  for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value, visit)
}

function sources(dir) {
  return readdirSync(join(root, dir), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(root.length))
}

/** What the file should hold. Throws where a message is put together at run time: nobody could translate it. */
export function extracted() {
  const all = new Set()
  const dynamic = []
  for (const path of [...sources('apps/web/src'), ...sources('packages/catalog/src')]) {
    const found = messagesIn(readFileSync(join(root, path), 'utf8'), path)
    found.messages.forEach(message => all.add(message))
    dynamic.push(...found.dynamic)
  }
  if (dynamic.length) throw new Error(`t() needs a literal message:\n${dynamic.join('\n')}`)
  const sorted = [...all].sort((a, b) => (a < b ? -1 : 1))
  return `${JSON.stringify(sorted, null, 2)}\n`
}

export const stored = () => readFileSync(target, 'utf8')

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, extracted())
