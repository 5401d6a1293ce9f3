// Between cells and what formulas compute with: ids become what they stand for (the name of an option, a person, a page) and back.

import { BOOLEAN, DATE, type FormulaType, listOf, NUMBER, PERSON, pageOf, TEXT } from '../formula/types'
import {
  type FormulaValue,
  isDate as isDateValue,
  isList as isListValue,
  isPage,
  isPerson,
  isStyled,
} from '../formula/value'
import { plainText } from '../formula/words'
import type { Uuid } from '../ids'
import type { NameSource } from '../kinds/property-kind'
import { textsOfCell } from './aggregate'
import { wordsOfId } from './asked-column'
import type { Cell } from './column'
import type { Computed } from './computed-column'
import type { Meaning } from './schema'
import { isDate, isList } from './typed-column'

export function typeOfMeaning(meaning: Meaning): FormulaType {
  switch (meaning.form) {
    case 'text':
    case 'none':
      return TEXT
    case 'number':
      return meaning.unit ? { ...NUMBER, unit: meaning.unit } : NUMBER
    case 'flag':
      return BOOLEAN
    case 'date':
      return DATE
    case 'choice':
      return typeOfId(meaning)
    case 'list':
      if (meaning.isOne) return typeOfId(meaning)
      return listOf(meaning.each ? typeOfMeaning(meaning.each) : typeOfId(meaning))
  }
}

const typeOfId = ({ refersTo, collection }: Meaning): FormulaType =>
  refersTo === 'people' ? PERSON : refersTo === 'rows' ? pageOf(collection) : TEXT

/** `sees`: rows that are not there or not to be seen are left out. */
export function valueOfCell(
  cell: Cell,
  meaning: Meaning,
  names: NameSource,
  sees: (row: Uuid) => boolean,
): FormulaValue {
  if (cell === null) return meaning.form === 'list' && !meaning.isOne ? [] : null
  if (isDate(cell)) return { date: cell }
  if (meaning.isOne && isList(cell)) return valueOfId(cell[0] ?? '', meaning, names, sees)
  if (isList(cell)) return cell.map(id => valueOfId(id, meaning, names, sees)).filter(value => value !== null)
  return meaning.form === 'choice' && typeof cell === 'string' ? valueOfId(cell, meaning, names, sees) : cell
}

function valueOfId(id: string, meaning: Meaning, names: NameSource, sees: (row: Uuid) => boolean): FormulaValue {
  if (meaning.refersTo === 'people') return { person: id }
  if (meaning.refersTo === 'rows') return sees(id as Uuid) ? { page: id as Uuid } : null
  return wordsOfId(meaning, id, names) || null
}

/** What the cells of a formula of this type mean. One that may come to anything is shown as words. */
export function meaningOfType(type: FormulaType | null): Meaning {
  switch (type?.kind) {
    case 'number':
      return type.unit ? { form: 'number', unit: type.unit } : { form: 'number' }
    case 'boolean':
      return { form: 'flag' }
    case 'date':
      return { form: 'date' }
    case 'person':
      return { form: 'choice', refersTo: 'people' }
    case 'page':
      return { form: 'choice', refersTo: 'rows', collection: type.collection }
    case 'list': {
      const each = meaningOfType(type.of.kind === 'list' ? TEXT : type.of)
      return each.form === 'choice' ? { ...each, form: 'list' } : { form: 'list', each }
    }
    default:
      return { form: 'text' }
  }
}

type Words = (value: FormulaValue) => string

export function computedOfValue(value: FormulaValue, meaning: Meaning, words: Words): Computed {
  if (meaning.form !== 'list') return { cell: cellOfValue(value, meaning, words) }
  const items = isListValue(value) ? value : value === null ? [] : [value]
  const each = meaning.each ?? { ...meaning, form: 'choice' as const }
  const cells = items.map(item => cellOfValue(item, each, words)).filter(cell => cell !== null)
  return { cell: cells.flatMap(textsOfCell), ...(meaning.each ? { shown: cells } : {}) }
}

function cellOfValue(value: FormulaValue, { form }: Meaning, words: Words): Cell {
  if (value === null) return null
  switch (form) {
    case 'number':
      return typeof value === 'number' ? value : null
    case 'flag':
      return value === true
    case 'date':
      return isDateValue(value) ? value.date : null
    case 'choice':
      return isPerson(value) ? value.person : isPage(value) ? value.page : null
    default:
      return typeof value === 'string' ? value : isStyled(value) ? plainText(value) : words(value)
  }
}
