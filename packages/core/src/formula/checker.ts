// Goes through the tree of a formula once: checks types, collects every error and everything that is read, and makes closures that compute
// it. After an error it goes on with a value of any type, so that one slip hides no other.
import type { SyntaxNode } from '@lezer/common'
import type { PropertyId } from '../collection/schema'
import { type Phrase, phrase } from '../phrase'
import { compileCall } from './calls'
import type { Call, Compiled, FormulaError, Range, Variables } from './compiled'
import { stop } from './frame'
import { functionNamed } from './functions/all'
import { compileChoice } from './functions/logic'
import { readString } from './literals'
import { compileBinary, compileUnary, type Operand } from './operators'
import { operandsOf } from './parse'
import { type Access, PropertyAccess } from './property-access'
import type { FormulaScope } from './scope'
import { suggestion } from './suggestion'
import { ANY, BOOLEAN, EMPTY, type FormulaType, listOf, NUMBER, TEXT, unifyAll } from './types'
import type { FormulaValue } from './value'

const MAX_DEPTH = 400
export const TOO_DEEP = phrase('This formula is nested too deeply')

/** Where a name can be used. */
export interface Region extends Range {
  readonly name: string
  readonly type: FormulaType
}
/** Of every part: for completion. */
export interface TypedRange extends Range {
  readonly type: FormulaType
}

const signs: Readonly<Record<string, string>> = { And: 'and', Or: 'or', Not: 'not' }

export class Checker {
  readonly errors: FormulaError[] = []
  readonly types: TypedRange[] = []
  readonly regions: Region[] = []
  usesNow = false
  private slots = 0
  private depth = 0
  private readonly access: PropertyAccess

  constructor(
    private readonly source: string,
    scope: FormulaScope,
  ) {
    this.access = new PropertyAccess(source, scope, (range, wrong) => this.error(range, wrong))
  }

  get accesses(): readonly Access[] {
    return this.access.all
  }
  get reads(): { own: PropertyId[]; others: Record<string, PropertyId[]> } {
    return this.access.reads()
  }

  error({ from, to }: Range, wrong: Phrase): void {
    this.errors.push({ ...wrong, from, to })
  }

  compile(node: SyntaxNode, variables: Variables | null): Compiled {
    if (++this.depth > MAX_DEPTH) {
      this.depth--
      return this.failed(node, TOO_DEEP)
    }
    const compiled = this.compileNode(node, variables)
    this.depth--
    this.types.push({ from: node.from, to: node.to, type: compiled.type })
    return compiled
  }

  private compileNode(node: SyntaxNode, variables: Variables | null): Compiled {
    switch (node.name) {
      case 'Number': {
        const value = Number(this.words(node))
        return Number.isFinite(value) ? constant(NUMBER, value) : this.failed(node, phrase('This number is too large'))
      }
      case 'String':
        return constant(TEXT, readString(this.words(node)))
      case 'Boolean':
        return constant(BOOLEAN, this.words(node) === 'true')
      case 'Variable':
        return this.variable(node, variables)
      case 'Paren':
        return this.only(node, variables)
      case 'List':
        return this.list(node, variables)
      case 'Call':
      case 'Access':
        return this.call(node, variables)
      case 'Unary': {
        const operand = this.operands(node, variables)[0]
        return operand ? compileUnary(this.sign(node), operand, error => this.errors.push(error)) : broken
      }
      case 'Binary': {
        const [a, b] = this.operands(node, variables)
        const sign = this.sign(node)
        return a && b ? compileBinary(sign, sign, a, b, error => this.errors.push(error)) : broken
      }
      case 'Conditional': {
        const args = operandsOf(node)
        return args.length === 3 ? compileChoice(this.callOf(node, '?', args, variables)) : this.all(args, variables)
      }
      default:
        return this.failed(node, readWithProp('Name'))
    }
  }

  private words({ from, to }: Range): string {
    return this.source.slice(from, to)
  }
  private failed(range: Range, wrong: Phrase): Compiled {
    this.error(range, wrong)
    return broken
  }
  /** What stands between the operands, or before the only one. */
  private sign(node: SyntaxNode): string {
    const operator = operatorOf(node)
    return operator ? (signs[operator.name] ?? this.words(operator)) : ''
  }
  private operands(node: SyntaxNode, variables: Variables | null): readonly Operand[] {
    return operandsOf(node).map(part => ({ ...this.compile(part, variables), from: part.from, to: part.to }))
  }
  /** Checks what is there, though it comes to nothing. */
  private all(nodes: readonly SyntaxNode[], variables: Variables | null): Compiled {
    for (const node of nodes) this.compile(node, variables)
    return broken
  }
  private only(node: SyntaxNode, variables: Variables | null): Compiled {
    const [inner] = operandsOf(node)
    return inner ? this.compile(inner, variables) : broken
  }

  private list(node: SyntaxNode, variables: Variables | null): Compiled {
    const items = operandsOf(node).map(item => this.compile(item, variables))
    const runs = items.map(item => item.run)
    return {
      type: listOf(unifyAll(items.map(item => item.type))),
      cost: items.reduce((sum, item) => sum + item.cost, 1),
      run: frame => frame.list(runs.map(run => run(frame))),
    }
  }

  private variable(node: SyntaxNode, variables: Variables | null): Compiled {
    if (node.firstChild?.type.isError) return broken // Told of already.
    const name = this.words(node)
    for (let at = variables; at; at = at.outer)
      if (at.variable.name === name) {
        const { slot, type } = at.variable
        return { type, cost: 1, run: frame => frame.slots[slot] ?? null }
      }
    if (name === 'current' || name === 'index')
      return this.failed(node, phrase('{name} only works inside list functions such as map and filter', { name }))
    if (functionNamed(name)) return this.failed(node, phrase('{name} is a function. Write {name}()', { name }))
    if (this.access.has(name)) return this.failed(node, readWithProp(name))
    return this.failed(node, phrase('Unknown variable “{name}”', { name }))
  }

  private call(node: SyntaxNode, variables: Variables | null): Compiled {
    const nameNode = node.getChild('FunctionName')
    const list = node.getChild('ArgList')
    const before = node.name === 'Access' ? operandsOf(node).slice(0, 1) : []
    const args = [...before, ...(list ? operandsOf(list) : [])]
    if (!nameNode || !list) return this.all(args, variables)
    const name = this.words(nameNode)
    if (name === 'prop') {
      const [page] = before
      const argument = args.slice(before.length)
      return page
        ? this.access.ofPage(argument, list, { ...this.compile(page, variables), from: page.from, to: page.to })
        : this.access.own(argument, list)
    }
    const fn = functionNamed(name)
    if (!fn) {
      const other = suggestion(name)
      this.error(
        nameNode,
        other === null
          ? phrase('Unknown function “{name}”', { name })
          : phrase('Unknown function “{name}”. Did you mean {other}?', { name, other }),
      )
      return this.all(args, variables)
    }
    if (fn.usesNow) this.usesNow = true
    const call = this.callOf(node, name, args, variables)
    return fn.compile ? fn.compile(call) : compileCall(fn, call)
  }

  private callOf(node: SyntaxNode, name: string, args: readonly SyntaxNode[], variables: Variables | null): Call {
    const { from, to } = node
    return {
      from,
      to,
      name,
      args,
      variables,
      source: range => this.words(range),
      compile: (part, inner = variables) => this.compile(part, inner),
      declare: (variable, type, outer, since) => {
        this.regions.push({ name: variable, type, from: since, to })
        return { variable: { name: variable, type, slot: this.slots++ }, outer }
      },
      error: (range, wrong) => this.error(range, wrong),
      fail: wrong => this.failed(node.getChild('FunctionName') ?? node, wrong),
    }
  }
}

const readWithProp = (name: string): Phrase => phrase('Use prop("{name}") to refer to a property', { name })

const operators = new Set(
  'Not Minus Plus Power Times Divide Modulo Less LessEqual Greater GreaterEqual Equal Unequal And Or'.split(' '),
)
function operatorOf(node: SyntaxNode): SyntaxNode | null {
  for (let child = node.firstChild; child; child = child.nextSibling) if (operators.has(child.name)) return child
  return null
}

const constant = (type: FormulaType, value: FormulaValue): Compiled => ({ type, cost: 1, run: () => value })
/** In the place of what could not be compiled; never run, as a formula with errors is not. */
const broken: Compiled = { type: ANY, cost: 1, run: () => stop('This formula has an error') }
export const nothing: Compiled = constant(EMPTY, null)
