// What a formula is given: the row that it is computed for, and words and values of others. Nothing else reaches it, so the same
// row at the same time gives the same value everywhere.
import type { PropertyId } from '../collection/schema'
import type { Uuid } from '../ids'
import type { FormulaFailure, FormulaValue } from './value'

/** Of one evaluation. Whatever passes it is a failure, not a wait. */
interface FormulaBudget {
  /** About as many as there are operations; long texts and lists count for more. */
  readonly steps: number
  readonly listLength: number
  /** In UTF-16 units. */
  readonly textLength: number
}
export const usualBudget: FormulaBudget = { steps: 200_000, listLength: 10_000, textLength: 100_000 }

export interface FormulaHost {
  readonly page: Uuid
  /** Of this row or another one; what fails there fails here. */
  read(page: Uuid, property: PropertyId): FormulaValue | FormulaFailure
  /** Null for who may not be seen. */
  person(id: string): { readonly name: string; readonly email: string } | null
  title(page: Uuid): string
  readonly now: number
  /** IANA name: whose days and hours count. */
  readonly zone: string
  /** BCP 47: names of months, separators of numbers, the order of words. */
  readonly locale: string
  /** 0 is Sunday. */
  readonly weekStart: number
  readonly budget: FormulaBudget
}
