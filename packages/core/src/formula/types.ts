// What the checker knows of a value before there is one.

export type FormulaType =
  | { readonly kind: 'text' | 'number' | 'boolean' | 'date' | 'person' | 'any' | 'empty' }
  /** Without a collection, it is not known which properties the page has. */
  | { readonly kind: 'page'; readonly collection?: string }
  | { readonly kind: 'list'; readonly of: FormulaType }

export const TEXT: FormulaType = { kind: 'text' }
export const NUMBER: FormulaType = { kind: 'number' }
export const BOOLEAN: FormulaType = { kind: 'boolean' }
export const DATE: FormulaType = { kind: 'date' }
export const PERSON: FormulaType = { kind: 'person' }
export const ANY: FormulaType = { kind: 'any' }
export const EMPTY: FormulaType = { kind: 'empty' }
export const pageOf = (collection?: string): FormulaType =>
  collection === undefined ? { kind: 'page' } : { kind: 'page', collection }
export const listOf = (of: FormulaType): FormulaType => ({ kind: 'list', of })

const one: Readonly<Record<FormulaType['kind'], string>> = {
  text: 'text',
  number: 'a number',
  boolean: 'true or false',
  date: 'a date',
  person: 'a person',
  page: 'a page',
  list: 'a list',
  any: 'a value of any type',
  empty: 'empty',
}
const many: Readonly<Record<FormulaType['kind'], string>> = {
  text: 'texts',
  number: 'numbers',
  boolean: 'answers (true or false)',
  date: 'dates',
  person: 'people',
  page: 'pages',
  list: 'lists',
  any: 'values of any type',
  empty: 'empty values',
}

/** As in "but this is …". */
export const typeWords = (type: FormulaType): string =>
  type.kind === 'list' && type.of.kind !== 'any' && type.of.kind !== 'empty'
    ? `a list of ${many[type.of.kind]}`
    : one[type.kind]

/** The one type that says both; null where there is none. Empty goes with everything. */
export function unify(a: FormulaType, b: FormulaType): FormulaType | null {
  if (a.kind === 'empty') return b
  if (b.kind === 'empty') return a
  if (a.kind === 'any' || b.kind === 'any') return ANY
  if (a.kind === 'list' && b.kind === 'list') {
    const of = unify(a.of, b.of)
    return of && listOf(of)
  }
  if (a.kind === 'page' && b.kind === 'page') return a.collection === b.collection ? a : pageOf()
  return a.kind === b.kind ? a : null
}

/** Of several items in one list; they may differ. */
export const unifyAll = (types: readonly FormulaType[]): FormulaType =>
  types.reduce<FormulaType>((all, type) => unify(all, type) ?? ANY, EMPTY)

export const itemType = (type: FormulaType): FormulaType => (type.kind === 'list' ? type.of : ANY)

/** Not known before there is a value: checked when there is one. */
export const isOpen = (type: FormulaType): boolean => type.kind === 'any' || type.kind === 'empty'
