// One condition as a question to a slot, by the form of its property. Null: there is nothing to ask (no value yet, or an operator
// that the form does not know), and the condition does not count. What is denied is true of empty cells.

import type { Uuid } from '../ids'
import { fold } from '../search/fold'
import type { Json } from '../validation/checks'
import { type AskedColumn, type ColumnSource, optionsMeant } from './asked-column'
import type { Cell } from './column'
import { type DateBounds, isObject, readDateValue, readSpan, readWindow } from './date-bounds'
import { type Condition, needsNoValue, type Operator, type QueryContext } from './query'
import type { Meaning } from './schema'
import type { TextColumn } from './text-column'
import {
  type CodedColumn,
  columnOfForm,
  type DateColumn,
  type FlagColumn,
  isList,
  type NumberColumn,
} from './typed-column'

export type SlotTest = (slot: number) => boolean
/** Whether the asker sees a row; given its slot too, so that columns can be asked. */
export type RowTest = (id: Uuid, slot: number) => boolean

export function compileCondition(condition: Condition, source: ColumnSource): SlotTest | null {
  const asked = source.asked(condition.property)
  if (!asked) return null
  const isOfList = needsNoValue(condition.operator)
  if (asked.shown && asked.each && (condition.quantifier || !isOfList)) return ofShown(condition, asked, source)
  return ofColumn(condition, asked, source.context)
}

/** A condition asked of single cells, where there is no table: of a rollup that shows values, these are given too. */
export function compileForCells(
  condition: Condition,
  meaning: Meaning,
  context: QueryContext,
): ((cell: Cell, shown?: readonly Cell[]) => boolean) | null {
  const isOfList = needsNoValue(condition.operator)
  if (!meaning.each || (isOfList && !condition.quantifier)) return ofValue(condition, meaning, context)
  const holds = ofValue(condition, meaning.each, context)
  return holds && ((_cell, shown = []) => quantified(condition, shown, holds))
}

function ofColumn(condition: Condition, asked: AskedColumn, context: QueryContext): SlotTest | null {
  const { column } = asked
  switch (column.form) {
    case 'text':
      return ofText(condition, column)
    case 'number':
      return ofNumber(condition, column)
    case 'flag':
      return ofFlag(condition, column)
    case 'date':
      return ofDate(condition, column, context)
    case 'choice':
    case 'list':
      return ofIds(condition, column, asked, context)
  }
}

/** The values that rollups show are asked one by one: ids as they are, others in a column with one slot. */
function ofShown(condition: Condition, asked: AskedColumn, source: ColumnSource): SlotTest | null {
  const { each, shown } = asked
  if (!each || !shown) return null
  const holds = ofValue(condition, each, source.context)
  if (!holds) return null
  return slot => quantified(condition, shown(slot), holds)
}

function quantified(
  { quantifier = 'any' }: Condition,
  values: readonly Cell[],
  holds: (value: Cell) => boolean,
): boolean {
  switch (quantifier) {
    case 'any':
      return values.some(holds)
    case 'every':
      return values.every(holds)
    case 'none':
      return !values.some(holds)
  }
}

function ofValue(condition: Condition, each: Meaning, context: QueryContext): ((value: Cell) => boolean) | null {
  if (each.form === 'choice' || each.form === 'list') {
    const test = idTest(condition, each, context)
    return test && (value => test(typeof value === 'string' ? [value] : isList(value) ? value : []))
  }
  const column = columnOfForm(each.form, 1)
  const test = column && ofColumn(condition, { ...each, column }, context)
  if (!column || !test) return null
  return value => {
    column.set(0, value)
    return test(0)
  }
}

function ofText({ operator, value }: Condition, column: TextColumn): SlotTest | null {
  const { texts } = column
  if (operator === 'is_empty') return slot => texts[slot] === ''
  if (operator === 'is_not_empty') return slot => texts[slot] !== ''
  const words = oneOrMore(value, item => (typeof item === 'string' && item !== '' ? fold(item) : null))
  if (!words) return null
  const { folded } = column
  const some = (holds: (text: string, word: string) => boolean): SlotTest => {
    const [only] = words
    if (words.length === 1 && only !== undefined) return slot => holds(folded[slot] as string, only)
    return slot => words.some(word => holds(folded[slot] as string, word))
  }
  switch (operator) {
    case 'equals':
      return some((text, word) => text === word)
    case 'does_not_equal':
      return not(some((text, word) => text === word))
    case 'contains':
      return some((text, word) => text.includes(word))
    case 'does_not_contain':
      return not(some((text, word) => text.includes(word)))
    case 'starts_with':
      return some((text, word) => text.startsWith(word))
    case 'ends_with':
      return some((text, word) => text.endsWith(word))
    default:
      return null
  }
}

function ofNumber({ operator, value }: Condition, column: NumberColumn): SlotTest | null {
  const { numbers } = column
  if (operator === 'is_empty') return slot => Number.isNaN(numbers[slot])
  if (operator === 'is_not_empty') return slot => !Number.isNaN(numbers[slot])
  if (operator === 'between') {
    const { start, end } = isObject(value) ? value : {}
    if (typeof start !== 'number' || typeof end !== 'number') return null
    return slot => (numbers[slot] as number) >= start && (numbers[slot] as number) <= end
  }
  const wanted = oneOrMore(value, item => (typeof item === 'number' ? item : null))
  const [first] = wanted ?? []
  if (!wanted || first === undefined) return null
  switch (operator) {
    case 'equals':
      return wanted.length === 1
        ? slot => (numbers[slot] as number) === first
        : slot => wanted.includes(numbers[slot] as number)
    case 'does_not_equal':
      return wanted.length === 1
        ? slot => (numbers[slot] as number) !== first
        : slot => !wanted.some(one => one === (numbers[slot] as number))
    case 'greater_than':
      return slot => (numbers[slot] as number) > first
    case 'less_than':
      return slot => (numbers[slot] as number) < first
    case 'greater_than_or_equal_to':
      return slot => (numbers[slot] as number) >= first
    case 'less_than_or_equal_to':
      return slot => (numbers[slot] as number) <= first
    default:
      return null
  }
}

function ofFlag({ operator, value }: Condition, column: FlagColumn): SlotTest | null {
  if (typeof value !== 'boolean') return null
  const { flags } = column
  if (operator !== 'equals' && operator !== 'does_not_equal') return null
  const wanted = value === (operator === 'equals') ? 1 : 0
  return slot => flags[slot] === wanted
}

function ofDate({ operator, value }: Condition, column: DateColumn, context: QueryContext): SlotTest | null {
  const { starts, timed } = column
  if (operator === 'is_empty') return slot => Number.isNaN(starts[slot])
  if (operator === 'is_not_empty') return slot => !Number.isNaN(starts[slot])
  const bounds = datesMeant(operator, value, context)
  if (!bounds) return null
  const { from, to, dayFrom, dayTo } = bounds
  const isIn: SlotTest = slot => {
    const start = starts[slot] as number
    return timed[slot] === 1 ? start >= from && start < to : start >= dayFrom && start < dayTo
  }
  return operator === 'does_not_equal' ? not(isIn) : isIn
}

function datesMeant(operator: Operator, value: Json | undefined, context: QueryContext): DateBounds | null {
  if (operator === 'within') return readWindow(value, context)
  if (operator === 'between') return readSpan(value, context)
  const day = readDateValue(value, context)
  if (!day) return null
  const before = { dayFrom: Number.NEGATIVE_INFINITY, from: Number.NEGATIVE_INFINITY }
  const after = { dayTo: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY }
  switch (operator) {
    case 'equals':
    case 'does_not_equal':
      return day
    case 'before':
      return { ...before, dayTo: day.dayFrom, to: day.from }
    case 'on_or_before':
      return { ...before, dayTo: day.dayTo, to: day.to }
    case 'after':
      return { dayFrom: day.dayTo, from: day.to, ...after }
    case 'on_or_after':
      return { dayFrom: day.dayFrom, from: day.from, ...after }
    default:
      return null
  }
}

/** Each code is answered once. */
function ofIds(condition: Condition, column: CodedColumn, asked: Meaning, context: QueryContext): SlotTest | null {
  const { codes, values } = column
  const test = idTest(condition, asked, context)
  if (!test) return null
  const answers = new Int8Array(values.length).fill(-1)
  return slot => {
    const code = codes[slot] as number
    const known = answers[code] as number
    return known >= 0 ? known === 1 : (answers[code] = test(idsOf(values[code])) ? 1 : 0) === 1
  }
}

function idTest(
  { operator, value }: Condition,
  meaning: Meaning,
  context: QueryContext,
): ((ids: readonly string[]) => boolean) | null {
  if (operator === 'is_empty') return ids => ids.length === 0
  if (operator === 'is_not_empty') return ids => ids.length > 0
  const given = oneOrMore(value, item => (typeof item === 'string' && item !== '' ? item : null))
  if (!given) return null
  const wanted = new Set(given.flatMap(id => meant(id, meaning, context)))
  const hasOne = (ids: readonly string[]): boolean => ids.some(id => wanted.has(id))
  const isAll = (ids: readonly string[]): boolean =>
    new Set(ids).size === wanted.size && ids.every(id => wanted.has(id))
  const isSame = meaning.form === 'choice' ? hasOne : isAll
  switch (operator) {
    case 'equals':
      return isSame
    case 'does_not_equal':
      return ids => !isSame(ids)
    case 'contains':
      return hasOne
    case 'does_not_contain':
      return ids => !hasOne(ids)
    default:
      return null
  }
}

/** `me` among people; a group of a status stands for its options. */
function meant(id: string, meaning: Meaning, { me }: QueryContext): readonly string[] {
  if (meaning.refersTo === 'people') return [id === 'me' ? me : id]
  if (meaning.refersTo !== 'options') return [id]
  const options = optionsMeant(meaning)
  const inGroup = options.some(option => option.id === id) ? [] : options.filter(option => option.group === id)
  return inGroup.length ? inGroup.map(option => option.id) : [id]
}

export const idsOf = (value: string | readonly string[] | null | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? [])

const not =
  (test: SlotTest): SlotTest =>
  slot =>
    !test(slot)

/** A value or a list of them; null without any. */
function oneOrMore<T>(value: Json | undefined, read: (item: Json) => T | null): readonly T[] | null {
  const list: readonly Json[] = Array.isArray(value) ? value : value === undefined ? [] : [value]
  const found = list.map(read).filter(item => item !== null)
  return found.length ? found : null
}
