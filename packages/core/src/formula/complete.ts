// What can be written at a place of a formula.

import type { Phrase } from '../phrase'
import { analyse } from './compile'
import { formulaFunctions } from './functions/all'
import { type FormulaFunction, signatureOf } from './functions/define'
import { ANYTHING } from './functions/parameters'
import { writeString } from './literals'
import { type FormulaScope, propertyNamed, type ScopeProperty } from './scope'
import { type FormulaType, typeWords } from './types'

export interface Completion {
  readonly kind: 'property' | 'variable' | 'function' | 'keyword'
  readonly label: string
  /** What is written in the place of what was typed, and where the caret stands in it then. */
  readonly insert: string
  readonly caret: number
  /** How a function is called. */
  readonly detail: string
  /** What type a property or a variable has. */
  readonly type: Phrase | null
  /** A message. */
  readonly doc: string
  readonly example: readonly [source: string, result: string] | null
}
interface Completions {
  readonly from: number
  readonly to: number
  readonly options: readonly Completion[]
}

const keywords = ['true', 'false', 'and', 'or', 'not']
const word = /[\p{L}\p{M}\p{N}_]*$/u
/** A name that is being written, with its quote. */
const openProperty = /\bprop\(\s*(["'](?:[^"'\\]|\\.)*)$/su

export function completeFormula(source: string, position: number, scope: FormulaScope): Completions {
  const before = source.slice(0, position)
  const started = openProperty.exec(before)
  if (started?.[1] !== undefined) {
    const from = started.index
    const rest = /^(?:[^"'()\n]*["'])?\s*\)?/u.exec(source.slice(position))?.[0] ?? ''
    const where = before[from - 1] === '.' ? pageScope(source, from, from - 1, scope) : scope
    const options = where ? where.properties.map(property => propertyOption(property, where)) : []
    return { from, to: position + rest.length, options: matching(options, started[1].slice(1)) }
  }
  const typed = word.exec(before)?.[0] ?? ''
  const from = position - typed.length
  const dot = before.slice(0, from).trimEnd()
  const options = dot.endsWith('.')
    ? afterDot(source, from, dot.length - 1, position, scope)
    : anywhere(source, position, scope)
  return { from, to: position, options: matching(options, typed) }
}

/** The type of what stands before a dot. A call behind the dot makes it whole, whatever is typed there. */
function typeBefore(source: string, dot: number, from: number, to: number, scope: FormulaScope): FormulaType | null {
  const end = source.slice(0, dot).trimEnd().length
  const { types } = analyse(`${source.slice(0, from)}empty()${source.slice(to)}`, scope)
  const [widest] = types.filter(type => type.to === end).sort((a, b) => a.from - b.from)
  return widest?.type ?? null
}
const scopeOf = (type: FormulaType | null, scope: FormulaScope): FormulaScope | undefined =>
  type?.kind === 'page' && type.collection !== undefined ? scope.collection(type.collection) : undefined
const pageScope = (source: string, from: number, dot: number, scope: FormulaScope): FormulaScope | undefined =>
  scopeOf(typeBefore(source, dot, from, source.length, scope), scope)

function afterDot(source: string, from: number, dot: number, to: number, scope: FormulaScope): readonly Completion[] {
  const type = typeBefore(source, dot, from, to, scope)
  if (!type) return []
  const where = scopeOf(type, scope)
  const fitting = formulaFunctions.filter(({ parameters: [first] }) => first?.accepts(type))
  // Those made for this type come before those that take anything.
  const [wide, narrow] = [fitting.filter(takesAnything), fitting.filter(fn => !takesAnything(fn))]
  return [
    ...(where ? where.properties.map(property => propertyOption(property, where)) : []),
    ...[...narrow, ...wide].map(fn => functionOption(fn, fn.parameters.length > 1)),
  ]
}
const takesAnything = ({ parameters: [first] }: FormulaFunction): boolean => first?.words === ANYTHING

function anywhere(source: string, position: number, scope: FormulaScope): readonly Completion[] {
  const { regions } = analyse(source, scope)
  const seen = new Set<string>()
  const variables = regions
    .filter(({ from, to }) => from < position && position <= to)
    .reverse()
    .filter(({ name }) => !seen.has(name) && seen.add(name))
  return [
    ...variables.map(({ name, type }) => plainOption('variable', name, typeWords(type))),
    ...scope.properties.map(property => propertyOption(property, scope)),
    ...formulaFunctions.map(fn => functionOption(fn, fn.parameters.length > 0)),
    ...keywords.map(name => plainOption('keyword', name, null)),
  ]
}

const plainOption = (kind: Completion['kind'], name: string, type: Phrase | null): Completion => ({
  kind,
  label: name,
  insert: name,
  caret: name.length,
  detail: '',
  type,
  doc: '',
  example: null,
})
function propertyOption({ id, name, type }: ScopeProperty, scope: FormulaScope): Completion {
  const isFirst = propertyNamed(scope, name)?.id === id
  const insert = `prop(${writeString(name)}${isFirst ? '' : `#${writeString(id)}`})`
  return {
    kind: 'property',
    label: name,
    insert,
    caret: insert.length,
    detail: '',
    type: typeWords(type),
    doc: '',
    example: null,
  }
}
function functionOption(fn: FormulaFunction, hasArguments: boolean): Completion {
  const insert = `${fn.name}()`
  return {
    kind: 'function',
    label: fn.name,
    insert,
    caret: insert.length - Number(hasArguments),
    detail: signatureOf(fn),
    type: null,
    doc: fn.doc,
    example: fn.example,
  }
}

/** Those that begin with what was typed, then those that have it inside. */
function matching(options: readonly Completion[], typed: string): readonly Completion[] {
  const wanted = typed.toLowerCase()
  const place = ({ label }: Completion): number => label.toLowerCase().indexOf(wanted)
  return [...options.filter(option => place(option) === 0), ...options.filter(option => place(option) > 0)]
}
