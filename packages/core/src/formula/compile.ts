// Compiles a formula to a tree of closures that runs over every row without looking at the text again.

import { inEnglish, phrase } from '../phrase'
import { Checker, nothing, type Region, TOO_DEEP, type TypedRange } from './checker'
import type { Compiled, FormulaError } from './compiled'
import { FormulaStop, Frame, type Run } from './frame'
import type { FormulaHost } from './host'
import { MAX_SOURCE_LENGTH, operandsOf, parseFormula, syntaxErrors } from './parse'
import type { Access } from './property-access'
import type { FormulaReads, FormulaScope } from './scope'
import type { FormulaType } from './types'
import { type FormulaFailure, type FormulaValue, isList } from './value'

const TOO_LONG = phrase('This formula is too long')

export interface Formula {
  readonly source: string
  /** Null where there are errors. */
  readonly type: FormulaType | null
  readonly errors: readonly FormulaError[]
  readonly reads: FormulaReads
  /** Its value changes with the time, though nothing is edited. */
  readonly usesNow: boolean
  /** Never throws; a formula with errors fails with the first of them. */
  evaluate(host: FormulaHost): FormulaValue | FormulaFailure
}

/** All that is known of a formula: completion and the stored form ask for more than those who run it. */
interface Analysis {
  readonly compiled: Compiled
  readonly errors: readonly FormulaError[]
  readonly accesses: readonly Access[]
  readonly types: readonly TypedRange[]
  readonly regions: readonly Region[]
  readonly reads: FormulaReads
  readonly usesNow: boolean
}

export function analyse(source: string, scope: FormulaScope): Analysis {
  const checker = new Checker(source, scope)
  let compiled = nothing
  let wrong: readonly FormulaError[] = []
  const whole = { from: 0, to: source.length }
  const tree = source.length > MAX_SOURCE_LENGTH ? null : parseFormula(source)
  if (!tree) checker.error(whole, source.length > MAX_SOURCE_LENGTH ? TOO_LONG : TOO_DEEP)
  else {
    wrong = syntaxErrors(tree, source)
    const [top] = operandsOf(tree.topNode)
    if (top) compiled = checker.compile(top, null)
  }
  const errors = [...wrong, ...checker.errors].sort((a, b) => a.from - b.from || a.to - b.to)
  const { accesses, types, regions, reads, usesNow } = checker
  return { compiled, errors, accesses, types, regions, reads, usesNow }
}

export function compileFormula(source: string, scope: FormulaScope): Formula {
  const { compiled, errors, reads, usesNow } = analyse(source, scope)
  const [first] = errors
  if (first) {
    const failure: FormulaFailure = { failure: inEnglish(first) }
    return { source, type: null, errors, reads, usesNow, evaluate: () => failure }
  }
  const { run, type } = compiled
  return { source, type, errors, reads, usesNow, evaluate: host => evaluate(run, host) }
}

function evaluate(run: Run, host: FormulaHost): FormulaValue | FormulaFailure {
  try {
    const frame = new Frame(host)
    const value = run(frame)
    if (isList(value)) weigh(value, frame)
    return value
  } catch (error) {
    if (error instanceof FormulaStop) return { failure: error.message }
    if (error instanceof RangeError) return { failure: 'This formula asks for too much' }
    throw error // The host's, not the formula's.
  }
}

/** Lists in lists share their items while they are computed; who takes them over would write each of them out. */
function weigh(list: readonly FormulaValue[], frame: Frame): void {
  frame.spend(list.length)
  for (const item of list) if (isList(item)) weigh(item, frame)
}
