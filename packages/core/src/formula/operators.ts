// Operators: what they take, what they give, and how they are computed. The functions with the same meaning (`add`, `equal`) use these.

import { type Phrase, phrase } from '../phrase'
import { isSame, orderOf } from './compare'
import type { Compiled, FormulaError, Range } from './compiled'
import { type Frame, type Run, stop } from './frame'
import { ANY, BOOLEAN, type FormulaType, isOpen, NUMBER, TEXT, typeWords, unify } from './types'
import { type FormulaValue, finite, isText } from './value'
import { joinTexts } from './words'

type Report = (wrong: Phrase) => void
export type Operand = Compiled & Range
type Arithmetic = (a: number, b: number) => number

const arithmetic: Readonly<Record<string, Arithmetic>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '^': (a, b) => a ** b,
}
const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  '<': order => order < 0,
  '<=': order => order <= 0,
  '>': order => order > 0,
  '>=': order => order >= 0,
}

/** Of a value whose type was not known before. */
function numberFrom(value: FormulaValue, name: string): number | null {
  if (typeof value === 'number' || value === null) return value
  return stop(`${name} expects a number`)
}
export function booleanFrom(value: FormulaValue, name: string): boolean {
  if (typeof value === 'boolean') return value
  return value === null ? false : stop(`${name} expects true or false`)
}

/** Empty counts as zero beside a number; two empty values stay empty. */
const compute =
  (name: string, left: Run, right: Run, operation: Arithmetic): Run =>
  frame => {
    const a = numberFrom(left(frame), name)
    const b = numberFrom(right(frame), name)
    return a === null && b === null ? null : finite(operation(a ?? 0, b ?? 0))
  }

const addOpen = (a: FormulaValue, b: FormulaValue, frame: Frame): FormulaValue => {
  if (isText(a) || isText(b)) return joinTexts(a, b, frame)
  const [left, right] = [numberFrom(a, '+'), numberFrom(b, '+')]
  return left === null && right === null ? null : finite((left ?? 0) + (right ?? 0))
}

function compileAdd(a: Compiled, b: Compiled, cost: number): Compiled | null {
  const { run: left } = a
  const { run: right } = b
  if (a.type.kind === 'text' || b.type.kind === 'text')
    return { type: TEXT, cost, run: frame => joinTexts(left(frame), right(frame), frame) }
  const isNumber = (type: FormulaType) => type.kind === 'number' || type.kind === 'empty'
  if (isNumber(a.type) && isNumber(b.type)) return null
  // Anything may turn out to be a text.
  if (a.type.kind !== 'any' && b.type.kind !== 'any') return null
  return { type: ANY, cost, run: frame => addOpen(left(frame), right(frame), frame) }
}

const unfit = (name: string, expected: Phrase, { type, from, to }: Operand): FormulaError => ({
  ...phrase('{name} expects {expected}, but this is {type}', { name, expected, type: typeWords(type) }),
  from,
  to,
})

/** `name` is how the operator is called in messages, `sign` which one it is. */
export function compileBinary(
  sign: string,
  name: string,
  a: Operand,
  b: Operand,
  report: (error: FormulaError) => void,
): Compiled {
  const cost = a.cost + b.cost + 1
  const { run: left } = a
  const { run: right } = b
  const expect = (operand: Operand, kind: FormulaType['kind'], expected: Phrase) => {
    if (operand.type.kind !== kind && !isOpen(operand.type)) report(unfit(name, expected, operand))
  }
  const operation = arithmetic[sign]
  if (operation) {
    const added = sign === '+' ? compileAdd(a, b, cost) : null
    if (added) return added
    const expected = sign === '+' ? phrase('numbers or text') : phrase('a number')
    for (const operand of [a, b]) expect(operand, 'number', expected)
    return { type: NUMBER, cost, run: compute(name, left, right, operation) }
  }
  if (sign === 'and' || sign === 'or') {
    for (const operand of [a, b]) expect(operand, 'boolean', phrase('true or false'))
    const run: Run =
      sign === 'and'
        ? frame => booleanFrom(left(frame), name) && booleanFrom(right(frame), name)
        : frame => booleanFrom(left(frame), name) || booleanFrom(right(frame), name)
    return { type: BOOLEAN, cost, run }
  }
  checkComparable(sign, name, a, b, wrong => report({ ...wrong, from: a.from, to: b.to }))
  const holds = comparisons[sign]
  if (holds)
    return {
      type: BOOLEAN,
      cost,
      run: frame => {
        const order = orderOf(left(frame), right(frame), frame)
        return order !== null && holds(order)
      },
    }
  const isEqual = sign === '=='
  return { type: BOOLEAN, cost, run: frame => isSame(left(frame), right(frame), frame) === isEqual }
}

const ordered: readonly FormulaType['kind'][] = ['number', 'text', 'date', 'boolean', 'any', 'empty']

function checkComparable(sign: string, name: string, a: Compiled, b: Compiled, report: Report): void {
  if (!unify(a.type, b.type))
    return report(
      phrase('{name} compares values of one type, but these are {first} and {second}', {
        name,
        first: typeWords(a.type),
        second: typeWords(b.type),
      }),
    )
  const odd = [a, b].find(({ type }) => !ordered.includes(type.kind))
  if (odd && sign in comparisons)
    report(phrase('{name} expects numbers, text, or dates, but this is {type}', { name, type: typeWords(odd.type) }))
}

export function compileUnary(sign: string, operand: Operand, report: (error: FormulaError) => void): Compiled {
  const isNot = sign === 'not'
  const { run, type } = operand
  if (type.kind !== (isNot ? 'boolean' : 'number') && !isOpen(type))
    report(unfit(sign, isNot ? phrase('true or false') : phrase('a number'), operand))
  const cost = operand.cost + 1
  if (isNot) return { type: BOOLEAN, cost, run: frame => !booleanFrom(run(frame), sign) }
  const negate: Run = frame => {
    const value = numberFrom(run(frame), sign)
    return value === null ? null : 0 - value
  }
  return { type: NUMBER, cost, run: sign === '-' ? negate : frame => numberFrom(run(frame), sign) }
}
