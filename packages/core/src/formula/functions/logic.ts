// Conditions and names.
import type { SyntaxNode } from '@lezer/common'
import { type Phrase, phrase } from '../../phrase'
import type { Call, Compiled } from '../compiled'
import type { Run } from '../frame'
import { booleanFrom } from '../operators'
import { BOOLEAN, EMPTY, type FormulaType, isOpen, typeWords, unify } from '../types'
import { isEmpty } from '../value'
import { group } from './define'
import { binary, chain, unary } from './operator'
import { anything, boolean, optional, rest } from './parameters'

const logic = group('logic')

function condition(call: Call, node: SyntaxNode): Compiled {
  const compiled = call.compile(node)
  if (compiled.type.kind !== 'boolean' && !isOpen(compiled.type))
    call.error(
      node,
      phrase('{name} expects {expected}, but this is {type}', {
        name: call.name,
        expected: phrase('true or false'),
        type: typeWords(compiled.type),
      }),
    )
  return compiled
}

/** Conditions in pairs with what they give, and what else; the conditional operator is one of these. */
export function compileChoice(call: Call): Compiled {
  const cases: { readonly test: Run; readonly give: Run }[] = []
  let type: FormulaType = EMPTY
  let cost = 1
  const branch = (node: SyntaxNode): Run => {
    const compiled = call.compile(node)
    const both = unify(type, compiled.type)
    if (!both) {
      const values = { name: call.name, first: typeWords(type), second: typeWords(compiled.type) }
      call.error(node, phrase('{name} returns values of one type, but these are {first} and {second}', values))
    }
    type = both ?? type
    cost += compiled.cost
    return compiled.run
  }
  const pairs = Math.floor(call.args.length / 2)
  for (let index = 0; index < pairs; index++) {
    const [test, then] = call.args.slice(index * 2, index * 2 + 2)
    if (!test || !then) break
    const asked = condition(call, test)
    cost += asked.cost
    cases.push({ test: asked.run, give: branch(then) })
  }
  const last = call.args.length % 2 === 1 ? call.args.at(-1) : undefined
  const otherwise = last ? branch(last) : () => null
  const { name } = call
  const [only] = cases
  const run: Run =
    only && cases.length === 1
      ? frame => (booleanFrom(only.test(frame), name) ? only.give(frame) : otherwise(frame))
      : frame => {
          for (const { test, give } of cases) if (booleanFrom(test(frame), name)) return give(frame)
          return otherwise(frame)
        }
  return { type, run, cost }
}

/** Pairs of a name and a value, then what is computed with them. */
function compileNames(call: Call, most: number, expected: Phrase): Compiled {
  let variables = call.variables
  const values: { readonly slot: number; readonly run: Run }[] = []
  let cost = 1
  for (let index = 0; index + 1 < call.args.length; index += 2) {
    const [name, given] = call.args.slice(index, index + 2)
    if (!name || !given) break
    if (name.name !== 'Variable')
      call.error(name, phrase('{name} expects a name for the value, such as total', { name: call.name }))
    const value = call.compile(given, variables)
    cost += value.cost
    variables = call.declare(call.source(name), value.type, variables, given.to)
    values.push({ slot: variables.variable.slot, run: value.run })
  }
  const last = call.args.at(-1)
  if (!last || call.args.length < 3 || call.args.length % 2 === 0 || call.args.length > most) return call.fail(expected)
  const body = call.compile(last, variables)
  return {
    type: body.type,
    cost: cost + body.cost,
    run: frame => {
      for (const { slot, run } of values) frame.slots[slot] = run(frame)
      return body.run(frame)
    },
  }
}

logic.special('if', {
  doc: 'Returns one value if a condition is true and another if it’s false.',
  example: ['if(2 > 1, "yes", "no")', 'yes'],
  takes: [boolean('condition'), anything('then'), optional(anything('else'))],
  compile: call =>
    call.args.length === 2 || call.args.length === 3
      ? compileChoice(call)
      : call.fail(phrase('if expects a condition, a value for true, and a value for false')),
})
logic.special('ifs', {
  doc: 'Returns the value of the first condition that is true, or the last value if none is.',
  example: ['ifs(1 > 2, "a", 2 > 1, "b", "c")', 'b'],
  takes: [boolean('condition'), anything('then'), rest(anything('more'))],
  compile: call =>
    call.args.length >= 2 ? compileChoice(call) : call.fail(phrase('ifs expects conditions, each followed by a value')),
})
logic.add('empty', {
  doc: 'Returns true if a value is empty: no value, no text, an empty list, or zero. Without an argument, returns an empty value.',
  example: ['empty("")', 'true'],
  takes: [optional(anything())],
  gives: types => (types.length === 0 ? EMPTY : BOOLEAN),
  run: (_, value) => (value === undefined ? null : isEmpty(value)),
})
logic.special('equal', {
  doc: 'Returns true if two values are equal. Same as ==.',
  example: ['equal(1 + 1, 2)', 'true'],
  takes: [anything('a'), anything('b')],
  compile: binary('=='),
})
logic.special('unequal', {
  doc: 'Returns true if two values are not equal. Same as !=.',
  example: ['unequal("a", "b")', 'true'],
  takes: [anything('a'), anything('b')],
  compile: binary('!='),
})
logic.special('and', {
  doc: 'Returns true if all values are true. Same as a and b, a && b.',
  example: ['and(true, 1 < 2)', 'true'],
  takes: [boolean('a'), boolean('b'), rest(boolean('more'))],
  compile: chain('and'),
})
logic.special('or', {
  doc: 'Returns true if at least one value is true. Same as a or b, a || b.',
  example: ['or(false, 1 > 2)', 'false'],
  takes: [boolean('a'), boolean('b'), rest(boolean('more'))],
  compile: chain('or'),
})
logic.special('not', {
  doc: 'Returns the opposite of true or false. Same as !a.',
  example: ['not(true)', 'false'],
  takes: [boolean('value')],
  compile: unary('not'),
})
logic.special('let', {
  doc: 'Assigns a value to a variable for use in the formula.',
  example: ['let(price, 20, price * 2)', '40'],
  takes: [anything('name'), anything('value'), anything('formula')],
  compile: call => compileNames(call, 3, phrase('let expects a name, a value, and a formula that uses it')),
})
logic.special('lets', {
  doc: 'Assigns values to several variables for use in the formula. Each can use the ones before it.',
  example: ['lets(a, 2, b, a * 3, a + b)', '8'],
  takes: [anything('name'), anything('value'), rest(anything('more')), anything('formula')],
  compile: call =>
    compileNames(
      call,
      Number.POSITIVE_INFINITY,
      phrase('lets expects names, each with a value, and a formula at the end'),
    ),
})

export const logicFunctions = logic.all
