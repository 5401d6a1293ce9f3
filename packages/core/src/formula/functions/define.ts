// A function of the language: everything about it in one entry. The checker, the completion and the tests read the same.

import type { Phrase } from '../../phrase'
import type { Call, Compiled } from '../compiled'
import type { Frame } from '../frame'
import type { FormulaType } from '../types'
import type { FormulaValue } from '../value'
import type { Parameter } from './parameters'

export type Group = 'logic' | 'text' | 'number' | 'date' | 'list' | 'person and page'

export interface FormulaFunction {
  readonly name: string
  readonly group: Group
  /** One line: a message that is translated where it is shown. */
  readonly doc: string
  /** A formula, and what it gives in words (`format`); tests run it. */
  readonly example: readonly [source: string, result: string]
  readonly parameters: readonly Parameter<unknown>[]
  /** Of the types that it is called with, and of the texts that are written there as they are. */
  readonly gives: (types: readonly FormulaType[], texts: readonly (string | null)[]) => FormulaType
  /** What is wrong with types that fit one by one, but not together. */
  readonly check?: (types: readonly FormulaType[]) => Phrase | null
  readonly run: (frame: Frame, ...values: readonly unknown[]) => FormulaValue
  /** In place of all of the above where arguments are not simply computed: names, conditions. */
  readonly compile?: (call: Call) => Compiled
  /** Its value changes with the time. */
  readonly usesNow: boolean
}

/** The documentation of a function. */
export type Documented = Pick<FormulaFunction, 'doc' | 'example'>

type Values<P extends readonly unknown[]> = { [K in keyof P]: P[K] extends Parameter<infer V> ? V : never }
type Parameters = readonly Parameter<unknown>[]

interface Spec<P extends Parameters> extends Documented {
  readonly takes: readonly [...P]
  readonly gives: FormulaType | FormulaFunction['gives']
  readonly run: (frame: Frame, ...values: Values<P>) => FormulaValue
  readonly check?: (types: readonly FormulaType[]) => Phrase | null
  readonly usesNow?: boolean
}

/** The functions of a group, in the order in which they are shown. */
export function group(name: Group) {
  const all: FormulaFunction[] = []
  return {
    all: all as readonly FormulaFunction[],
    add<const P extends Parameters>(
      this: void,
      fn: string,
      { takes, gives, run, usesNow = false, ...more }: Spec<P>,
    ): void {
      all.push({
        name: fn,
        group: name,
        ...more,
        parameters: takes,
        gives: typeof gives === 'function' ? gives : () => gives,
        run: run as FormulaFunction['run'],
        usesNow,
      })
    },
    /** `takes` is for those who read: what it really takes, it checks itself. */
    special(
      fn: string,
      {
        doc,
        example,
        takes,
        compile,
      }: Documented & {
        readonly takes: Parameters
        readonly compile: (call: Call) => Compiled
      },
    ): void {
      all.push({
        name: fn,
        group: name,
        doc,
        example,
        parameters: takes,
        gives: () => ({ kind: 'any' }),
        run: () => null,
        compile,
        usesNow: false,
      })
    },
  }
}

/** As in "round(number, places?)". */
export const signatureOf = ({ name, parameters }: FormulaFunction): string =>
  `${name}(${parameters.map(p => `${p.name}${p.isRest ? '…' : p.isOptional ? '?' : ''}`).join(', ')})`
