// Calls of ordinary functions: every argument is checked against its parameter, then all are computed and passed on.

import type { SyntaxNode } from '@lezer/common'
import { type Phrase, phrase } from '../phrase'
import type { Call, Compiled } from './compiled'
import type { Frame, Run } from './frame'
import type { FormulaFunction } from './functions/define'
import type { Each, Parameter } from './functions/parameters'
import { readString } from './literals'
import { ANY, type FormulaType, itemType, NUMBER, typeWords } from './types'

interface Argument {
  readonly parameter: Parameter<unknown>
  readonly compiled: Compiled
  /** In place of a value: computed for each item. */
  readonly each: Each | null
}

export function compileCall(fn: FormulaFunction, call: Call): Compiled {
  const { parameters, name } = fn
  const last = parameters.at(-1)
  const needed = parameters.filter(parameter => !parameter.isOptional).length
  const given: Argument[] = []
  const types: FormulaType[] = []
  let cost = 1
  for (const [index, node] of call.args.entries()) {
    const parameter = parameters[index] ?? (last?.isRest ? last : undefined)
    if (!parameter) {
      call.error(node, tooMany(name, parameters.length))
      call.compile(node)
      continue
    }
    const argument = parameter.isEach
      ? compileEach(call, node, parameter, types[0] ?? ANY)
      : { parameter, compiled: call.compile(node), each: null }
    checkArgument(call, node, argument)
    given.push(argument)
    types.push(argument.compiled.type)
    cost += argument.compiled.cost
  }
  // Names inside are offered while the condition is still being written.
  const missing = parameters.slice(given.length).find(parameter => parameter.isEach)
  if (missing && given.length > 0) declareItem(call, types[0] ?? ANY)
  if (given.length < needed) return call.fail(tooFew(name, parameters.slice(0, needed)))
  const clash = fn.check?.(types)
  if (clash) call.error(call.args.at(-1) ?? call, clash)
  const texts = call.args.map(node => (node.name === 'String' ? readString(call.source(node)) : null))
  return { type: fn.gives(types, texts), cost, run: runner(fn, given) }
}

function tooMany(name: string, most: number): Phrase {
  if (most === 0) return phrase('{name} takes no values', { name })
  if (most === 1) return phrase('{name} takes one value', { name })
  return phrase('{name} takes up to {count} values', { name, count: String(most) })
}
function tooFew(name: string, needed: readonly Parameter<unknown>[]): Phrase {
  const expected = needed
    .map(({ words }) => words)
    .reduce((before, next, index) =>
      index < needed.length - 1
        ? phrase('{before}, {next}', { before, next })
        : phrase('{before} and {last}', { before, last: next }),
    )
  return phrase('{name} expects {expected}', { name, expected })
}

function checkArgument(call: Call, node: SyntaxNode, { parameter, compiled: { type } }: Argument): void {
  if (!parameter.accepts(type)) {
    const values = { name: call.name, expected: parameter.words, type: typeWords(type) }
    call.error(
      node,
      type.kind === 'list' && parameter.accepts(type.of)
        ? phrase('{name} expects {expected}, but this is {type}: take one with first(), or each with map()', values)
        : phrase('{name} expects {expected}, but this is {type}', values),
    )
  } else if (node.name === 'String' && parameter.checkWords) {
    const wrong = parameter.checkWords(readString(call.source(node)))
    if (wrong) call.error(node, wrong)
  }
}

function declareItem(call: Call, list: FormulaType) {
  const from = call.args[0]?.to ?? call.from
  const current = call.declare('current', itemType(list), call.variables, from)
  return { current, index: call.declare('index', NUMBER, current, from) }
}

function compileEach(call: Call, node: SyntaxNode, parameter: Parameter<unknown>, list: FormulaType): Argument {
  const { current, index } = declareItem(call, list)
  const compiled = call.compile(node, index)
  const { run, cost } = compiled
  const [itemSlot, indexSlot] = [current.variable.slot, index.variable.slot]
  const each: Each = (frame, item, at) => {
    frame.spend(cost)
    frame.slots[itemSlot] = item
    frame.slots[indexSlot] = at
    return run(frame)
  }
  return { parameter, compiled, each }
}

/** Rows are many: calls with one or two arguments, which are nearly all, make no list of them. */
function runner(fn: FormulaFunction, given: readonly Argument[]): Run {
  const { run, name } = fn
  const fixed = fn.parameters.at(-1)?.isRest ? fn.parameters.length - 1 : fn.parameters.length
  const [first, second] = given
  if (fixed === fn.parameters.length && given.length === 0) return frame => run(frame)
  if (fixed === fn.parameters.length && given.length === 1 && first && !first.each) {
    const { parameter, compiled } = first
    const { read, passesEmpty } = parameter
    const value = compiled.run
    return frame => {
      const a = value(frame)
      return a === null && passesEmpty ? null : run(frame, read(a, frame, name))
    }
  }
  if (fixed === fn.parameters.length && given.length === 2 && first && second && !first.each) {
    const { parameter: one, compiled: left } = first
    const { parameter: two, compiled: right, each } = second
    return frame => {
      const a = left.run(frame)
      if (a === null && one.passesEmpty) return null
      const value = one.read(a, frame, name)
      if (each) return run(frame, value, each)
      const b = right.run(frame)
      return b === null && two.passesEmpty ? null : run(frame, value, two.read(b, frame, name))
    }
  }
  return frame => runMany(fn, given, fixed, frame)
}

function runMany(fn: FormulaFunction, given: readonly Argument[], fixed: number, frame: Frame) {
  const values: unknown[] = []
  const rest: unknown[] = []
  for (const { parameter, compiled, each } of given) {
    const value = each ? null : compiled.run(frame)
    if (!each && value === null && parameter.passesEmpty) return null
    const read = each ?? parameter.read(value, frame, fn.name)
    if (values.length < fixed) values.push(read)
    else rest.push(read)
  }
  if (fixed < fn.parameters.length) {
    while (values.length < fixed) values.push(undefined)
    values.push(rest)
  }
  return fn.run(frame, ...values)
}
