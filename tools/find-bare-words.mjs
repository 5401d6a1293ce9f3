// Finds words that people would read but nobody could translate: literals that stand in the drawn tree, in attributes that are
// shown or read aloud, or in fields that end up there. `node tools/find-bare-words.mjs` lists them; a test fails when there are any.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'rolldown/utils'
import { lineOf, sources, walk } from './extract-strings.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const rooms = [
  'apps/web/src',
  'packages/catalog/src',
  'packages/database/src',
  'packages/editor/src',
  'packages/ui/src',
]

/** Attributes and properties that are shown or read aloud. */
const shown =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|placeholder|title|tooltip|caption|heading|closeLabel|.*[lL]abel|hint|text|description|message)$/
/** Our name, addresses and formulas are the same in every language. */
const isWords = text => /\p{L}{2}/u.test(text) && !/^(?:Sheaf$|https?:\/\/)|\\/.test(text.trim())
/** Fields of data can be shown text or identifiers: only what looks like a phrase counts as text. */
const isPhrase = text => isWords(text) && /^\p{Lu}|\s/u.test(text)

export function bareWordsIn(source, path) {
  const { program, errors } = parseSync(path, source)
  if (errors.length) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  const found = []
  const add = (node, text) => found.push(`${path}:${lineOf(source, node)} ${text.trim()}`)
  walk(program, node => {
    if (node.type === 'JSXText' && isWords(node.value)) add(node, node.value)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children)
        if (child.type === 'JSXExpressionContainer')
          for (const text of said(child.expression)) if (isWords(text)) add(child, text)
    if (node.type === 'JSXAttribute' && shown.test(nameOf(node.name)))
      for (const text of said(node.value?.expression ?? node.value)) if (isWords(text)) add(node, text)
    // The strings of kinds are extracted from the catalog.
    if (node.type === 'Property' && shown.test(nameOf(node.key)) && !path.startsWith('packages/catalog/'))
      for (const text of said(node.value)) if (isPhrase(text)) add(node, text)
  })
  return found
}

const nameOf = node => (node?.type === 'JSXNamespacedName' ? '' : String(node?.name ?? node?.value ?? ''))

/** The literals that an expression may turn out to be; what is handed to a call is the call's. */
function said(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [node.quasis.map(part => part.value.cooked).join(' ')]
    case 'ConditionalExpression':
      return [...said(node.consequent), ...said(node.alternate)]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : said(node.left)), ...said(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...said(node.left), ...said(node.right)] : []
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? [] : said(node.body)
    default:
      return []
  }
}

export const bareWords = () =>
  rooms
    .flatMap(sources)
    .filter(path => !path.includes('.fixture.'))
    .flatMap(path => bareWordsIn(readFileSync(join(root, path), 'utf8'), path))

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${bareWords().join('\n')}\n`)
