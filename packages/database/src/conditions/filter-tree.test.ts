import { catalogProperties } from '@sheaf/catalog/properties/all'
import type { Filter } from '@sheaf/core/collection/query'
import { MEANING, type Property } from '@sheaf/core/collection/schema'
import { operatorsOf } from '@sheaf/core/kinds/askable'
import { expect, it } from 'vitest'
import { askedOf } from './asked-of'
import { addAt, asGroup, changeAt, countConditions, filterOf, firstCondition } from './filter-tree'

const about = (property: string): Filter => ({ property, operator: 'is_empty' })
const nested: Filter = { and: [about('a'), { or: [about('b'), about('c')] }] }

it('one condition alone is a group of one', () => {
  expect(asGroup(about('a'))).toEqual({ join: 'and', parts: [about('a')] })
  expect(asGroup(undefined).parts).toEqual([])
})
it('changes a part however deep it lies, and leaves the others as they are', () => {
  const changed = changeAt(asGroup(nested), [1, 0], () => about('x'))
  expect(filterOf(changed)).toEqual({ and: [about('a'), { or: [about('x'), about('c')] }] })
  expect(changed.parts[0]).toBe(asGroup(nested).parts[0])
})
it('takes a group away with its last part', () => {
  const once = changeAt(asGroup(nested), [1, 1], () => null)
  expect(filterOf(once)).toEqual({ and: [about('a'), { or: [about('b')] }] })
  expect(filterOf(changeAt(once, [1, 0], () => null))).toEqual({ and: [about('a')] })
})
it('adds to the group at a path', () => {
  expect(filterOf(addAt(asGroup(nested), [1], about('d')))).toEqual({
    and: [about('a'), { or: [about('b'), about('c'), about('d')] }],
  })
  expect(countConditions(filterOf(addAt(asGroup(nested), [], about('d'))))).toBe(4)
})

const shown = (of: Property): Property => ({
  id: 'r',
  name: 'All of them',
  type: 'rollup',
  order: 1,
  [MEANING]: { form: 'list', each: { form: 'number', property: of } },
})
it.each([
  ['number', 'equals'],
  ['text', 'contains'],
  ['date', 'equals'],
  ['select', 'equals'],
])('[P 5] a filter on a list of values of the type %s begins with %s, which its editor offers', (type, operator) => {
  const property = shown({ id: 'p', name: 'Each', type, order: 0 })
  const condition = firstCondition(catalogProperties, property)
  expect(condition).toMatchObject({ property: 'r', operator })
  expect(operatorsOf(catalogProperties, askedOf(property).property)).toContain(condition.operator)
})
