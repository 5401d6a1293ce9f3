// Reads one source file into the few facts the rules judge: what it imports, which globals it touches, where it compares
// a kind. It reads the syntax tree, so a word in a comment, a string or a type is never taken for code.
import { parseSync } from 'rolldown/utils'

const bindingHolders = { VariableDeclarator: ['id'], CatchClause: ['param'], ImportSpecifier: ['local'] }
for (const type of ['ImportDefaultSpecifier', 'ImportNamespaceSpecifier']) bindingHolders[type] = ['local']
for (const type of ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
  bindingHolders[type] = ['id', 'params']
for (const type of ['ClassDeclaration', 'ClassExpression']) bindingHolders[type] = ['id']

/** Syntax that only wraps a value in a type: the value inside still counts. */
const typeWrappers = [
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
]

/**
 * `names` of an import are undefined where the whole module is taken; `names` of the file are all that it mentions.
 * @returns {{ imports: {specifier: string, names?: string[], line: number, dynamic: boolean}[], exports: {name: string, line: number}[],
 *   names: Set<string>, globals: {name: string, line: number}[], kindTests: {text: string, kind: string, line: number}[],
 *   operations: {command: string | undefined, hasPointer: boolean, line: number}[],
 *   draftCalls: {method: string, line: number}[], hasDefaultExport: boolean, isBarrel: boolean, error?: string }}
 */
export function readSource(path, text) {
  const parsed = parseSync(path, text)
  const facts = {
    imports: [],
    exports: [],
    names: new Set(),
    globals: [],
    kindTests: [],
    operations: [],
    draftCalls: [],
    hasDefaultExport: false,
    isBarrel: false,
  }
  if (parsed.errors.length > 0) return { ...facts, error: parsed.errors[0].message }
  const lineOf = linesIn(text)
  const declared = new Set()
  walk(parsed.program, node => {
    for (const key of bindingHolders[node.type] ?? []) collectNames(node[key], declared)
  })
  const touch = (name, node) => facts.globals.push({ name, line: lineOf(node.start) })
  walk(parsed.program, (node, parent, key) => {
    const source = importedFrom(node)
    if (source !== undefined)
      facts.imports.push({
        specifier: source,
        names: importedNames(node),
        line: lineOf(node.start),
        dynamic: node.type === 'ImportExpression',
      })
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') facts.names.add(node.name)
    if (node.type === 'ExportDefaultDeclaration') facts.hasDefaultExport = true
    const kindTest = comparedKinds(node)
    for (const kind of kindTest?.kinds ?? [])
      facts.kindTests.push({
        text: text.slice(kindTest.subject.start, kindTest.subject.end),
        kind,
        line: lineOf(node.start),
      })
    const operation = writtenOperation(node)
    const method = draftMethod(node)
    if (method) facts.draftCalls.push({ method, line: lineOf(node.start) })
    if (operation) facts.operations.push({ ...operation, line: lineOf(node.start) })
    if (node.type === 'Identifier' && isReference(parent, key) && !declared.has(node.name))
      touch(globalName(node, parent, key), node)
  })
  const { body } = parsed.program
  facts.exports = body.flatMap(node => exportedNames(node).map(name => ({ name, line: lineOf(node.start) })))
  facts.isBarrel = body.length > 1 && body.every(node => node.source && node.type.startsWith('Export'))
  return facts
}

/** The line of an offset. Called for every name in every file, so the line ends are found once. */
function linesIn(text) {
  const ends = Array.from(text.matchAll(/\n/g), ({ index }) => index)
  return offset => {
    let [from, to] = [0, ends.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (ends[middle] < offset) from = middle + 1
      else to = middle
    }
    return from + 1
  }
}

function importedFrom(node) {
  if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) return node.source?.value
  if (node.type === 'ImportExpression' || node.type === 'TSImportType')
    return node.source?.value ?? node.argument?.literal?.value
  return undefined
}

/** The names that an import takes of its module; undefined where it takes all of them. */
function importedNames(node) {
  if (node.type === 'TSImportType') return node.qualifier ? [firstName(node.qualifier)] : undefined
  if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') return undefined
  if (node.specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')) return undefined
  return node.specifiers.map(({ imported, local }) => (imported ?? local).name)
}

const firstName = name => (name.type === 'TSQualifiedName' ? firstName(name.left) : name.name)

function exportedNames(node) {
  if (node.type !== 'ExportNamedDeclaration') return []
  const { declaration, specifiers } = node
  const names = new Set(specifiers.map(({ exported }) => exported.name))
  collectNames(declaration?.declarations?.map(({ id }) => id) ?? declaration?.id, names)
  return [...names]
}

/** `x.type === 'toggle'` and `switch (x.type) { case 'toggle': }`. */
function comparedKinds(node) {
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator)) {
    const [subject, literal] = isTypeMember(node.left) ? [node.left, node.right] : [node.right, node.left]
    if (isTypeMember(subject) && typeof literal.value === 'string') return { subject, kinds: [literal.value] }
  }
  if (node.type === 'SwitchStatement' && isTypeMember(node.discriminant))
    return {
      subject: node.discriminant,
      kinds: node.cases.map(({ test }) => test?.value).filter(value => typeof value === 'string'),
    }
  return undefined
}

/** An object with a `command`, as operations have: which, where it says so, and whether it points at a record. */
function writtenOperation(node) {
  if (node.type !== 'ObjectExpression') return undefined
  const valueOf = name =>
    node.properties.find(({ key, computed }) => !computed && (key?.name ?? key?.value) === name)?.value
  const command = valueOf('command')
  return command && { command: wordOf(command), hasPointer: valueOf('pointer') !== undefined }
}

/** `draft.set(…)`: which method. */
function draftMethod({ type, callee }) {
  const isCall = type === 'CallExpression' && callee.type === 'MemberExpression' && !callee.computed
  return isCall && callee.object.type === 'Identifier' && callee.object.name === 'draft'
    ? callee.property.name
    : undefined
}

function wordOf(node) {
  if (typeWrappers.includes(node.type)) return wordOf(node.expression)
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked
  return typeof node.value === 'string' ? node.value : undefined
}

function isTypeMember(node) {
  const inner = node?.type === 'ChainExpression' ? node.expression : node
  return inner?.type === 'MemberExpression' && !inner.computed && inner.property.name === 'type'
}

/** `Date.now` and an argumentless `new Date()` read the clock; `Date.parse` and `new Date(ms)` do not. */
function globalName(node, parent, key) {
  if (parent?.type === 'MemberExpression' && key === 'object' && !parent.computed)
    return `${node.name}.${parent.property.name}`
  if (parent?.type === 'NewExpression' && key === 'callee' && parent.arguments.length === 0) return `new ${node.name}()`
  return node.name
}

function isReference(parent, key) {
  if (!parent) return false
  if (parent.type === 'MemberExpression' && key === 'property') return parent.computed
  if (['Property', 'MethodDefinition', 'PropertyDefinition', 'AccessorProperty'].includes(parent.type) && key === 'key')
    return parent.computed
  if (parent.type.startsWith('TS') && !typeWrappers.includes(parent.type)) return false
  return !/^(Import|Export)\w*Specifier$|^(LabeledStatement|BreakStatement|ContinueStatement|MetaProperty)$/.test(
    parent.type,
  )
}

function collectNames(pattern, names) {
  if (!pattern) return
  if (Array.isArray(pattern)) for (const item of pattern) collectNames(item, names)
  else if (pattern.type === 'Identifier') names.add(pattern.name)
  else if (pattern.type === 'ObjectPattern')
    for (const item of pattern.properties) collectNames(item.value ?? item.argument, names)
  else if (pattern.type === 'ArrayPattern') collectNames(pattern.elements, names)
  else collectNames(pattern.left ?? pattern.argument ?? pattern.parameter, names)
}

/** Visits every node; what stands in a type position is entered only for the imports it may hold. */
function walk(node, visit, parent, key) {
  visit(node, parent, key)
  for (const name in node) {
    const child = node[name]
    if (child === null || typeof child !== 'object') continue
    if (!Array.isArray(child)) {
      if (child.type) walk(child, visit, node, name)
    } else for (const item of child) if (item?.type) walk(item, visit, node, name)
  }
}
