// Values of formulas as cells: what filters, sorts and groups of the engine know.
import type { Cell, ColumnForm } from '../collection/column'
import { FormulaStop, Frame } from './frame'
import type { FormulaHost } from './host'
import type { FormulaType } from './types'
import { type FormulaFailure, type FormulaValue, isDate, isFailure, isList, isPage, isPerson } from './value'
import { wordsOf } from './words'

/** People and pages are ids, one or several; every other list is its words. Null is a formula with errors. */
export function formOfType(type: FormulaType | null): ColumnForm {
  const kind = type?.kind === 'list' ? type.of.kind : type?.kind
  if (kind === 'person' || kind === 'page') return 'list'
  if (type?.kind === 'number' || type?.kind === 'date') return type.kind
  return type?.kind === 'boolean' ? 'flag' : 'text'
}

/** Of a value in words; '' where they are too many. */
export function valueWords(value: FormulaValue | FormulaFailure, host: FormulaHost): string {
  if (isFailure(value)) return ''
  try {
    return wordsOf(value, new Frame(host))
  } catch (error) {
    if (error instanceof FormulaStop) return ''
    throw error
  }
}

/** What failed, and what does not fit the form, is empty. */
export function cellOfValue(value: FormulaValue | FormulaFailure, form: ColumnForm, host: FormulaHost): Cell {
  if (form === 'flag') return value === true
  if (isFailure(value) || value === null || form === 'none') return null
  if (form === 'number') return typeof value === 'number' ? value : null
  if (form === 'date') return isDate(value) ? value.date : null
  if (form === 'list')
    return (isList(value) ? value : [value]).flatMap(item =>
      isPerson(item) ? [item.person] : isPage(item) ? [item.page] : [],
    )
  return valueWords(value, host) || null
}
