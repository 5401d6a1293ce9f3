// Formulas and rollups have cells of any form: words for each of them, and the shape that the public interface has for it.
import { cellOfText } from '@sheaf/core/collection/aggregate'
import type { Cell, ColumnForm, DateCell } from '@sheaf/core/collection/column'
import { durationWords } from '@sheaf/core/collection/duration-words'
import type { Aggregation, Operator } from '@sheaf/core/collection/query'
import { MEANING, type Meaning, type Property } from '@sheaf/core/collection/schema'
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
} from '@sheaf/core/kinds/operator-lists'
import type { PropertyKind, WordContext } from '@sheaf/core/kinds/property-kind'
import type { Check, Json } from '@sheaf/core/validation/checks'
import { dateOf, idsOf, numberOf, textOf } from './cells'
import { dateLooks } from './date-looks'
import { dateFormatChecks, dateWords } from './date-words'
import { numberFormatChecks, roundedWords } from './number-format'
import { joinWords } from './word-lists'

export const computedChecks: Readonly<Record<string, Check<Json>>> = { ...numberFormatChecks, ...dateFormatChecks }

/** What comes out (`core/collection/property-meaning.ts`). One person or row is asked about as several are. */
export function resultForm(property: Property): ColumnForm {
  const form = property[MEANING]?.form ?? 'text'
  return form === 'choice' ? 'list' : form
}

/** What nobody chose for the result looks as it does where it comes from: sums of money are money. */
export function resultLook(property: Property): Property {
  const meaning = property[MEANING]
  const from = meaning?.property
  return {
    ...(from && from.type !== property.type && pickLooks(from)),
    ...(meaning?.isShare && { format: 'percent' }),
    ...property,
  }
}
const looks = ['format', 'decimals', ...Object.keys(dateFormatChecks)]
const pickLooks = (property: Property): Partial<Property> =>
  Object.fromEntries(looks.flatMap(name => (property[name] === undefined ? [] : [[name, property[name]]])))

/** What one of the values that a list shows means. */
export const meaningOfEach = (meaning: Meaning): Meaning => meaning.each ?? { ...meaning, form: 'choice' }

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
  const meaning = property[MEANING] ?? { form: 'text' }
  if (resultForm(property) !== 'list') return resultWords(cell, property, context)
  const each = meaningOfEach(meaning)
  return joinWords(idsOf(cell).flatMap(text => valueWords(cellOfText(text, each.form), each, context) || []))
}

function resultWords(cell: Cell, property: Property, context: WordContext): string {
  if (typeof cell === 'number') return resultNumberWords(cell, property, context.locale)
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  return dateWords(dateOf(cell), resultLook(property), context) || textOf(cell)
}

/** Of a number that was computed: rounded for people, with its unit. */
export function resultNumberWords(value: number, property: Property, locale: string): string {
  const unit = property[MEANING]?.unit
  const hasFormat = property['format'] !== undefined && property['format'] !== 'number'
  return unit && !hasFormat ? durationWords(value, unit, locale) : roundedWords(value, resultLook(property), locale)
}

/** One of the values that a list shows, as the property shows it that it comes from. */
export function valueWords(cell: Cell, meaning: Meaning, context: WordContext): string {
  const { names } = context
  const id = textOf(cell)
  if (meaning.refersTo === 'people') return names.person(id)
  if (meaning.refersTo === 'rows') return names.page(id)
  const { property, home } = meaning
  if (property) {
    const held: Cell = meaning.refersTo === 'files' ? [id] : cell
    const words = context.wordsOf?.(held, property[MEANING] ? property : { ...property, [MEANING]: meaning }, home)
    if (words) return words
  }
  return typeof cell === 'string' ? cell : resultWords(cell, { ...noProperty, [MEANING]: meaning }, context)
}
const noProperty: Property = { id: '', name: '', type: '', order: 0 }

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
