// Lists. In functions that look at each item, `current` is the item and `index` its place, counted from 0.

import { phrase } from '../../phrase'
import { isSame, orderOf, sameKey } from '../compare'
import type { Frame } from '../frame'
import { booleanFrom } from '../operators'
import { BOOLEAN, type FormulaType, itemType, listOf, NUMBER, typeWords, unify, unifyAll } from '../types'
import { type FormulaValue, isList, isPage, isPerson } from '../value'
import { wordsOf } from '../words'
import { group } from './define'
import { anything, type Each, each, eachCondition, list, number, optional, rest } from './parameters'

const all = group('list')
const { add } = all
type Items = readonly FormulaValue[]

const item = ([first]: readonly FormulaType[]): FormulaType => itemType(first ?? listOf({ kind: 'any' }))
const same = (types: readonly FormulaType[]): FormulaType => listOf(item(types))

add('at', {
  doc: 'Returns the item at a position. The first is 0, the last -1.',
  example: ['at(["a", "b", "c"], 1)', 'b'],
  takes: [list(), number('place')],
  gives: item,
  run: (_, items, place) => items.at(Math.trunc(place)) ?? null,
})
add('first', {
  doc: 'Returns the first item of a list.',
  example: ['first([3, 4])', '3'],
  takes: [list()],
  gives: item,
  run: (_, items) => items[0] ?? null,
})
add('last', {
  doc: 'Returns the last item of a list.',
  example: ['last([3, 4])', '4'],
  takes: [list()],
  gives: item,
  run: (_, items) => items.at(-1) ?? null,
})
add('slice', {
  doc: 'Returns the items between two positions.',
  example: ['slice([1, 2, 3, 4], 1, 3)', '2, 3'],
  takes: [list(), number('from'), optional(number('to'))],
  gives: same,
  run: (frame, items, from, to) => frame.list(items.slice(from, to)),
})
add('splice', {
  doc: 'Removes or replaces items in a list at a given position.',
  example: ['splice([1, 2, 3], 1, 1, 9)', '1, 9, 3'],
  takes: [list(), number('place'), number('count'), rest(anything('items'))],
  gives: ([first, , , ...more]) => listOf(unifyAll([itemType(first ?? listOf({ kind: 'any' })), ...more])),
  run: (frame, items, place, count, put) => frame.list(items.toSpliced(place, Math.max(0, count), ...put)),
})
add('concat', {
  doc: 'Combines several lists into one.',
  example: ['concat([1], [2, 3])', '1, 2, 3'],
  takes: [list(), rest(list('more'))],
  gives: types => listOf(unifyAll(types.map(itemType))),
  run: (frame, first, more) => {
    frame.checkList(more.reduce((sum, items) => sum + items.length, first.length))
    return first.concat(...more)
  },
})

/** Numbers, dates and texts by themselves; people and pages by their names; what is empty comes last. */
function sorted(items: Items, keys: Items, frame: Frame): Items {
  const entries = items.map((value, index) => {
    const key = keys[index] ?? null
    return { value, key: isPage(key) || isPerson(key) ? wordsOf(key, frame) : key }
  })
  entries.sort((a, b) => {
    frame.spend(1)
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
    return orderOf(a.key, b.key, frame) ?? 0
  })
  return entries.map(entry => entry.value)
}
add('sort', {
  doc: 'Sorts a list by its items or by an expression.',
  example: ['sort([3, 1, 2], 0 - current)', '3, 2, 1'],
  takes: [list(), optional(each('by'))],
  gives: same,
  run: (frame, items, by) => sorted(items, by ? items.map((value, index) => by(frame, value, index)) : items, frame),
})
add('reverse', {
  doc: 'Reverses a list.',
  example: ['reverse([1, 2, 3])', '3, 2, 1'],
  takes: [list()],
  gives: same,
  run: (frame, items) => frame.list(items.toReversed()),
})
add('unique', {
  doc: 'Returns the unique items of a list.',
  example: ['unique([1, 2, 1])', '1, 2'],
  takes: [list()],
  gives: same,
  run: (frame, items) => {
    frame.checkList(items.length)
    const seen = new Set<string>()
    return items.filter(value => {
      const key = sameKey(value, frame)
      return seen.has(key) ? false : seen.add(key)
    })
  },
})
add('includes', {
  doc: 'Returns true if a list includes a value.',
  example: ['includes(["a", "b"], "b")', 'true'],
  takes: [list(), anything()],
  check: ([first, value]) =>
    first && value && !unify(itemType(first), value)
      ? phrase('includes expects an item of {list}, but this is {type}', {
          list: typeWords(first),
          type: typeWords(value),
        })
      : null,
  gives: BOOLEAN,
  run: (frame, items, value) => {
    frame.spend(items.length)
    return items.some(other => isSame(other, value, frame))
  },
})

const holds = (frame: Frame, name: string, test: Each) => (value: FormulaValue, index: number) =>
  booleanFrom(test(frame, value, index), name)
add('find', {
  doc: 'Returns the first item that meets a condition.',
  example: ['find([1, 5, 9], current > 3)', '5'],
  takes: [list(), eachCondition()],
  gives: item,
  run: (frame, items, test) => items.find(holds(frame, 'find', test)) ?? null,
})
add('findIndex', {
  doc: 'Returns the position of the first item that meets a condition, or -1.',
  example: ['findIndex([1, 5, 9], current > 3)', '1'],
  takes: [list(), eachCondition()],
  gives: NUMBER,
  run: (frame, items, test) => items.findIndex(holds(frame, 'findIndex', test)),
})
add('filter', {
  doc: 'Returns the items that meet a condition.',
  example: ['filter([1, 5, 9], current > 3)', '5, 9'],
  takes: [list(), eachCondition()],
  gives: same,
  run: (frame, items, test) => items.filter(holds(frame, 'filter', test)),
})
add('some', {
  doc: 'Returns true if at least one item meets a condition.',
  example: ['some([1, 5], current > 3)', 'true'],
  takes: [list(), eachCondition()],
  gives: BOOLEAN,
  run: (frame, items, test) => items.some(holds(frame, 'some', test)),
})
add('every', {
  doc: 'Returns true if all items meet a condition.',
  example: ['every([1, 5], current > 3)', 'false'],
  takes: [list(), eachCondition()],
  gives: BOOLEAN,
  run: (frame, items, test) => items.every(holds(frame, 'every', test)),
})
add('map', {
  doc: 'Applies an expression to each item.',
  example: ['map([1, 2], current * 10 + index)', '10, 21'],
  takes: [list(), each()],
  gives: ([, value]) => listOf(value ?? { kind: 'any' }),
  run: (frame, items, compute) => frame.list(items.map((value, index) => compute(frame, value, index))),
})
add('flat', {
  doc: 'Flattens a list of lists into one list.',
  example: ['flat([[1, 2], [3]])', '1, 2, 3'],
  takes: [list()],
  gives: types => {
    const of = item(types)
    return listOf(of.kind === 'list' ? of.of : of)
  },
  run: (frame, items) => {
    frame.checkList(items.reduce<number>((sum, value) => sum + (isList(value) ? value.length : 1), 0))
    return items.flatMap(value => (isList(value) ? value : [value]))
  },
})

export const listFunctions = all.all
