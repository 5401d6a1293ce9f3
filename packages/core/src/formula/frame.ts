// One evaluation: its variables, and what it may still spend.
import type { FormulaHost } from './host'
import type { FormulaValue, StyledText } from './value'

/**
 * Ends an evaluation; becomes a failure at its edge and never leaves it. No Error: those note where they come from, and a formula
 * that fails does so in every row.
 */
export class FormulaStop {
  constructor(readonly message: string) {}
}

export function stop(message: string): never {
  throw new FormulaStop(message)
}

/** Long texts cost as many steps as there are pieces of this length. */
const UNITS_PER_STEP = 64
const UNITS_OF_LETTERS_PER_STEP = 8

export class Frame {
  /** Variables by the place that the compiler gave them. */
  readonly slots: FormulaValue[] = []
  readonly host: FormulaHost
  private steps: number

  constructor(host: FormulaHost) {
    this.host = host
    this.steps = host.budget.steps
  }

  spend(steps: number): void {
    this.steps -= steps
    if (this.steps < 0) stop('This formula takes too long')
  }

  /** To be asked before a text is made, where that is work. */
  checkText(length: number): void {
    if (length > this.host.budget.textLength) stop('This text is too long for a formula')
    this.spend(length / UNITS_PER_STEP)
  }
  /** Telling letters apart is slower than anything else that is done with texts. */
  checkLetters(text: string): void {
    this.checkText(text.length)
    this.spend(text.length / UNITS_OF_LETTERS_PER_STEP)
  }
  checkList(length: number): void {
    if (length > this.host.budget.listLength) stop('This list is too long for a formula')
    this.spend(length)
  }

  text<T extends string | StyledText>(value: T): T {
    this.checkText(
      typeof value === 'string' ? value.length : value.runs.reduce((sum, run) => sum + run.text.length + 8, 0),
    )
    return value
  }
  list(value: readonly FormulaValue[]): readonly FormulaValue[] {
    this.checkList(value.length)
    return value
  }
}

export type Run = (frame: Frame) => FormulaValue
