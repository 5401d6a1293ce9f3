// Functions that are an operator by another name: `add(1, 2)` is `1 + 2`.

import { phrase } from '../../phrase'
import type { Call, Compiled } from '../compiled'
import { compileBinary, compileUnary, type Operand } from '../operators'

const operand = (call: Call, index: number): Operand | null => {
  const node = call.args[index]
  return node ? { ...call.compile(node), from: node.from, to: node.to } : null
}

export const binary =
  (sign: string) =>
  (call: Call): Compiled => {
    const [a, b] = [operand(call, 0), operand(call, 1)]
    if (!a || !b || call.args.length > 2) return call.fail(phrase('{name} expects two values', { name: call.name }))
    return compileBinary(sign, call.name, a, b, error => call.error(error, error))
  }

/** Any number of values, from left to right. */
export const chain =
  (sign: string) =>
  (call: Call): Compiled => {
    const [first, ...more] = call.args.flatMap((_, index) => operand(call, index) ?? [])
    if (!first || more.length === 0) return call.fail(phrase('{name} expects at least two values', { name: call.name }))
    return more.reduce<Operand>(
      (sum, next) => ({
        ...compileBinary(sign, call.name, sum, next, error => call.error(error, error)),
        from: next.from,
        to: next.to,
      }),
      first,
    )
  }

export const unary =
  (sign: string) =>
  (call: Call): Compiled => {
    const only = operand(call, 0)
    if (!only || call.args.length > 1) return call.fail(phrase('{name} expects one value', { name: call.name }))
    return compileUnary(sign, only, error => call.error(error, error))
  }
