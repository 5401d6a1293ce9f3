// What a formula can come to. A plain JavaScript value where there is one; everything else is an object with one telling field.
import type { DateCell } from '../collection/column'
import type { Uuid } from '../ids'

export interface DateValue {
  readonly date: DateCell
}
interface PersonValue {
  readonly person: string
}
interface PageValue {
  readonly page: Uuid
}
export interface StyledRun {
  readonly text: string
  /** b, i, u, s, c and names of colours. */
  readonly styles: readonly string[]
  readonly link?: string
}
/** Text with a look. Text without one is always a plain string. */
export interface StyledText {
  readonly runs: readonly StyledRun[]
}
/** Null is empty, for every type. Numbers are finite. */
export type FormulaValue =
  | null
  | string
  | number
  | boolean
  | DateValue
  | PersonValue
  | PageValue
  | StyledText
  | readonly FormulaValue[]

/** Why there is no value: shown in the cell. */
export interface FormulaFailure {
  readonly failure: string
}

/** Also tells apart what anybody else hands in: only objects have fields. */
const has = (value: unknown, field: string): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && field in value

export const isDate = (value: FormulaValue): value is DateValue => has(value, 'date')
export const isPerson = (value: FormulaValue): value is PersonValue => has(value, 'person')
export const isPage = (value: FormulaValue): value is PageValue => has(value, 'page')
export const isStyled = (value: FormulaValue): value is StyledText => has(value, 'runs')
export const isList = (value: FormulaValue): value is readonly FormulaValue[] => Array.isArray(value)
export const isText = (value: FormulaValue): value is string | StyledText =>
  typeof value === 'string' || isStyled(value)
export const isFailure = (value: FormulaValue | FormulaFailure): value is FormulaFailure => has(value, 'failure')

/** What cannot be written down as a number is empty: a division by zero, the root of a negative number. */
export const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

/** Nothing is empty, and so are a text without letters, a list without items and zero; no is an answer, not empty. */
export const isEmpty = (value: FormulaValue): boolean =>
  value === null || value === '' || value === 0 || (isList(value) && value.length === 0)
