// What the checker knows of a value before there is one.
import type { TimeUnit } from '../collection/schema'
import { type Phrase, phrase } from '../phrase'

export type FormulaType =
  | { readonly kind: 'text' | 'boolean' | 'date' | 'person' | 'any' | 'empty' }
  /** With a unit it is a span of time. */
  | { readonly kind: 'number'; readonly unit?: TimeUnit }
  /** Without a collection, it is not known which properties the page has. */
  | { readonly kind: 'page'; readonly collection?: string }
  | { readonly kind: 'list'; readonly of: FormulaType }

export const TEXT: FormulaType = { kind: 'text' }
export const NUMBER: FormulaType & { readonly kind: 'number' } = { kind: 'number' }
export const BOOLEAN: FormulaType = { kind: 'boolean' }
export const DATE: FormulaType = { kind: 'date' }
export const PERSON: FormulaType = { kind: 'person' }
export const ANY: FormulaType = { kind: 'any' }
export const EMPTY: FormulaType = { kind: 'empty' }
export const pageOf = (collection?: string): FormulaType =>
  collection === undefined ? { kind: 'page' } : { kind: 'page', collection }
export const listOf = (of: FormulaType): FormulaType => ({ kind: 'list', of })

const one: Readonly<Record<FormulaType['kind'], Phrase>> = {
  text: phrase('text'),
  number: phrase('a number'),
  boolean: phrase('true or false'),
  date: phrase('a date'),
  person: phrase('a person'),
  page: phrase('a page'),
  list: phrase('a list'),
  any: phrase('a value of any type'),
  empty: phrase('empty'),
}
/** By what is in them: languages join these words in ways of their own. */
const lists: Readonly<Record<FormulaType['kind'], Phrase>> = {
  text: phrase('a list of text values'),
  number: phrase('a list of numbers'),
  boolean: phrase('a list of answers (true or false)'),
  date: phrase('a list of dates'),
  person: phrase('a list of people'),
  page: phrase('a list of pages'),
  list: phrase('a list of lists'),
  any: one.list,
  empty: one.list,
}

/** As in "but this is …". */
export const typeWords = (type: FormulaType): Phrase => (type.kind === 'list' ? lists[type.of.kind] : one[type.kind])

/** The one type that says both; null where there is none. Empty goes with everything. */
export function unify(a: FormulaType, b: FormulaType): FormulaType | null {
  if (a.kind === 'empty') return b
  if (b.kind === 'empty') return a
  if (a.kind === 'any' || b.kind === 'any') return ANY
  if (a.kind === 'list' && b.kind === 'list') {
    const of = unify(a.of, b.of)
    return of && listOf(of)
  }
  // A bare number beside a span, as in if(…, 0, dateBetween(…)), is one too.
  if (a.kind === 'number' && b.kind === 'number') return a.unit === b.unit || !b.unit ? a : a.unit ? NUMBER : b
  if (a.kind === 'page' && b.kind === 'page') return a.collection === b.collection ? a : pageOf()
  return a.kind === b.kind ? a : null
}

/** Of several items in one list; they may differ. */
export const unifyAll = (types: readonly FormulaType[]): FormulaType =>
  types.reduce<FormulaType>((all, type) => unify(all, type) ?? ANY, EMPTY)

export const itemType = (type: FormulaType): FormulaType => (type.kind === 'list' ? type.of : ANY)

/** Not known before there is a value: checked when there is one. */
export const isOpen = (type: FormulaType): boolean => type.kind === 'any' || type.kind === 'empty'
