// What functions take. A parameter says what the checker accepts, how that is worded, and how a value is read when it is there.

import type { DateCell } from '../../collection/column'
import { type Phrase, phrase } from '../../phrase'
import { type Frame, stop } from '../frame'
import { booleanFrom } from '../operators'
import { PatternFault } from '../pattern/parse'
import { compilePattern } from '../pattern/program'
import { type FormulaType, isOpen } from '../types'
import { type FormulaValue, isDate, isList, isPage, isPerson, isStyled, isText } from '../value'
import { plainText, wordsOf } from '../words'

export interface Parameter<V> {
  readonly name: string
  /** As in "round expects a number". */
  readonly words: Phrase
  readonly accepts: (type: FormulaType) => boolean
  readonly read: (value: FormulaValue, frame: Frame, caller: string) => V
  /** Of words that stand in the formula itself: what is wrong with them, if anything. */
  readonly checkWords?: (words: string) => Phrase | null
  /** An empty value makes the result empty. */
  readonly passesEmpty?: boolean
  readonly isOptional?: boolean
  /** Takes all that is left, as a list. */
  readonly isRest?: boolean
  /** Computed for each item of the first argument, with `current` and `index` defined. */
  readonly isEach?: boolean
}
/** What a parameter of this kind gives to the function. */
export type Each = (frame: Frame, item: FormulaValue, index: number) => FormulaValue

const kinds =
  (...names: readonly FormulaType['kind'][]) =>
  (type: FormulaType): boolean =>
    isOpen(type) || names.includes(type.kind)
/** While a formula runs: kept in the row, and thus English. */
const wrong = (caller: string, { message }: Phrase): never => stop(`${caller} expects ${message}`)

const A_NUMBER = phrase('a number')
const SOME_TEXT = phrase('text')
const A_DATE = phrase('a date')
const A_LIST = phrase('a list')
const A_PERSON = phrase('a person')
const TRUE_OR_FALSE = phrase('true or false')
const TEXT_OR_LIST = phrase('text or a list')
const PERSON_OR_PAGE = phrase('a person or a page')
const NUMBERS = phrase('numbers or a list of numbers')
/** Of parameters that take whatever there is. */
export const ANYTHING = phrase('a value')

export const number = (name = 'number'): Parameter<number> => ({
  name,
  words: A_NUMBER,
  accepts: kinds('number'),
  passesEmpty: true,
  read: (value, _, caller) => (typeof value === 'number' ? value : wrong(caller, A_NUMBER)),
})
/** Without its look; empty is a text without letters. */
export const text = (name = 'text'): Parameter<string> => ({
  name,
  words: SOME_TEXT,
  accepts: kinds('text'),
  read: (value, _, caller) =>
    typeof value === 'string'
      ? value
      : value === null
        ? ''
        : isStyled(value)
          ? plainText(value)
          : wrong(caller, SOME_TEXT),
})
/** Whatever it is, in words: for functions that people also give numbers and dates. */
export const words = (name = 'value'): Parameter<string> => ({
  name,
  words: ANYTHING,
  accepts: () => true,
  read: (value, frame) => wordsOf(value, frame),
})
export const pattern = (): Parameter<string> => ({
  ...text('pattern'),
  checkWords: words => {
    const program = compilePattern(words)
    return program instanceof PatternFault ? program.phrase : null
  },
})
export const boolean = (name = 'condition'): Parameter<boolean> => ({
  name,
  words: TRUE_OR_FALSE,
  accepts: kinds('boolean'),
  read: (value, _, caller) => booleanFrom(value, caller),
})
export const date = (name = 'date'): Parameter<DateCell> => ({
  name,
  words: A_DATE,
  accepts: kinds('date'),
  passesEmpty: true,
  read: (value, _, caller) => (isDate(value) ? value.date : wrong(caller, A_DATE)),
})
export const list = (name = 'list'): Parameter<readonly FormulaValue[]> => ({
  name,
  words: A_LIST,
  accepts: kinds('list'),
  read: (value, _, caller) => (isList(value) ? value : value === null ? [] : wrong(caller, A_LIST)),
})
export const anything = (name = 'value'): Parameter<FormulaValue> => ({
  name,
  words: ANYTHING,
  accepts: () => true,
  read: value => value,
})
export const textOrList = (name = 'value'): Parameter<string | readonly FormulaValue[]> => ({
  name,
  words: TEXT_OR_LIST,
  accepts: kinds('text', 'list'),
  read: (value, frame, caller) =>
    isList(value) ? value : value === null || isText(value) ? wordsOf(value, frame) : wrong(caller, TEXT_OR_LIST),
})
export const person = (name = 'person'): Parameter<string> => ({
  name,
  words: A_PERSON,
  accepts: kinds('person'),
  passesEmpty: true,
  read: (value, _, caller) => (isPerson(value) ? value.person : wrong(caller, A_PERSON)),
})
export const personOrPage = (name = 'value'): Parameter<FormulaValue> => ({
  name,
  words: PERSON_OR_PAGE,
  accepts: kinds('person', 'page'),
  passesEmpty: true,
  read: (value, _, caller) => (isPerson(value) || isPage(value) ? value : wrong(caller, PERSON_OR_PAGE)),
})
export const each = (name = 'value'): Parameter<Each> => ({
  name,
  words: ANYTHING,
  accepts: () => true,
  isEach: true,
  read: () => stop('A part of this formula was not compiled'),
})
export const eachCondition = (name = 'condition'): Parameter<Each> => ({
  ...each(name),
  words: TRUE_OR_FALSE,
  accepts: kinds('boolean'),
})

export const optional = <V>(parameter: Parameter<V>): Parameter<V | undefined> => ({ ...parameter, isOptional: true })
export const rest = <V>(parameter: Parameter<V>): Parameter<readonly V[]> => ({
  ...parameter,
  isRest: true,
  isOptional: true,
  passesEmpty: false,
  // Called for each of them; what it gives is put into one list.
  read: parameter.read as never,
})
/** Numbers, or lists of them, in any mixture; empty ones do not count. */
export const numbers = (): Parameter<readonly (readonly number[])[]> => ({
  ...rest({
    name: 'numbers',
    words: NUMBERS,
    accepts: type => kinds('number')(type) || (type.kind === 'list' && kinds('number')(type.of)),
    read: (value: FormulaValue, frame: Frame, caller: string) => {
      const items = isList(value) ? value : [value]
      frame.spend(items.length)
      const found: number[] = []
      for (const item of items)
        if (typeof item === 'number') found.push(item)
        else if (item !== null) wrong(caller, NUMBERS)
      return found
    },
  }),
  isOptional: false,
})
