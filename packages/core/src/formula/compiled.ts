// A part of a formula, checked and ready to run, and the place that a call is checked at.
import type { SyntaxNode } from '@lezer/common'
import type { Phrase } from '../phrase'
import type { Run } from './frame'
import type { FormulaType } from './types'

export interface Compiled {
  readonly type: FormulaType
  readonly run: Run
  /** About how many operations it takes once, without what its functions spend themselves. */
  readonly cost: number
}

export interface Range {
  readonly from: number
  readonly to: number
}
export interface FormulaError extends Range, Phrase {}

/** A name that can be used, and where its value lies while running. */
interface Variable {
  readonly name: string
  readonly type: FormulaType
  readonly slot: number
}
/** From the innermost outwards. */
export interface Variables {
  readonly variable: Variable
  readonly outer: Variables | null
}

/** What a function sees of its call: what stands before the dot is its first argument. */
export interface Call extends Range {
  readonly name: string
  readonly args: readonly SyntaxNode[]
  readonly variables: Variables | null
  /** The source text of a part. */
  source(range: Range): string
  compile(node: SyntaxNode, variables?: Variables | null): Compiled
  /** Names a value for the parts that are compiled with what this gives; it can be written from a place on. */
  declare(name: string, type: FormulaType, outer: Variables | null, from: number): Variables
  error(range: Range, wrong: Phrase): void
  /** An error about the call as a whole, and what goes on in its place. */
  fail(wrong: Phrase): Compiled
}
