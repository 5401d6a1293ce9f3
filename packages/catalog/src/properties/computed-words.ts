// Formulas and rollups have cells of any form: words for each of them, and the shape that the public interface has for it.
import type { Cell, ColumnForm, DateCell } from '@sheaf/core/collection/column'
import type { Aggregation, Operator } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import type { PropertyKind, WordContext } from '@sheaf/core/kinds/property-kind'
import { type Check, type Json, oneOf } from '@sheaf/core/validation/checks'
import { dateOf, idsOf, numberOf, textOf } from './cells'
import { dateLooks } from './date-looks'
import { dateFormatChecks, dateWords } from './date-words'
import { numberFormatChecks, numberWords } from './number-format'
import {
  dateAggregations,
  dateGroupings,
  dateOperators,
  flagAggregations,
  flagOperators,
  listOperators,
  numberAggregations,
  numberOperators,
  textOperators,
} from './operator-lists'
import { joinWords } from './word-lists'

const forms = ['text', 'number', 'flag', 'date', 'list'] as const
export const computedChecks: Readonly<Record<string, Check<Json>>> = {
  result_form: oneOf(...forms),
  ...numberFormatChecks,
  ...dateFormatChecks,
}
/** Written by whoever saves the settings: only they know what comes out. */
export const resultForm = (property: Property): ColumnForm =>
  forms.find(form => form === property['result_form']) ?? 'text'

/** Of all forms: which of them apply follows from the form. */
export const computedOperators: readonly Operator[] = [
  ...new Set([...textOperators, ...numberOperators, ...flagOperators, ...dateOperators, ...listOperators]),
]
export const computedAggregations: readonly Aggregation[] = [
  ...numberAggregations,
  ...dateAggregations,
  ...flagAggregations,
]
/** As far as it is a date. */
export const computedLooks: PropertyKind['looks'] = property => (resultForm(property) === 'date' ? dateLooks : [])
export const computedGroupings: PropertyKind['groupings'] = ['exact', 'letter', ...dateGroupings]

export function computedWords(cell: Cell, property: Property, context: WordContext): string {
  if (typeof cell === 'number') return numberWords(numberOf(cell), property, context.locale)
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  const date = dateOf(cell)
  if (date) return dateWords(date, property, context)
  if (typeof cell === 'string' && resultForm(property) !== 'list') return cell
  const { names } = context
  return joinWords(idsOf(cell).flatMap(id => names.page(id) || names.person(id) || id))
}

/** `{type, [type]: …}`; what a list holds is said by whoever knows its rows. */
export function writeApiResult(value: Json | undefined, property: Property): Readonly<Record<string, Json>> {
  const cell = (value ?? null) as Cell
  switch (resultForm(property)) {
    case 'number':
      return { type: 'number', number: numberOf(cell) }
    case 'flag':
      return { type: 'boolean', boolean: cell === true }
    case 'date':
      return { type: 'date', date: writeMoment(dateOf(cell)) }
    case 'list':
      return { type: 'array', array: idsOf(cell).map(id => ({ id })) }
    default:
      return { type: 'string', string: textOf(cell) || null }
  }
}
function writeMoment(cell: DateCell | null): Json {
  if (!cell) return null
  const iso = (at: number): string => new Date(at).toISOString().slice(0, cell.hasTime ? 24 : 10)
  return { start: iso(cell.start), end: cell.end === undefined ? null : iso(cell.end), time_zone: null }
}
