import { expect, it } from 'vitest'
import type { Json } from '../validation/checks'
import { filterElsewhere } from './filter-elsewhere'
import type { Condition, Filter } from './query'
import type { Schema } from './schema'

const status = (id: string, ...options: readonly [string, string][]) => ({
  [id]: {
    id,
    name: 'Status',
    type: 'select',
    order: 1,
    options: options.map(([option, name]) => ({ id: option, name, color: 'gray' })),
  },
})
const tasks: Schema = {
  title: { id: 'title', name: 'Task', type: 'title', order: 0 },
  ...status('s1', ['a', 'Open'], ['b', 'Done']),
  n1: { id: 'n1', name: 'Cost', type: 'number', order: 2 },
}
const bugs: Schema = {
  title: { id: 'title', name: 'Bug', type: 'title', order: 0 },
  ...status('s2', ['x', 'Done']),
  n2: { id: 'n2', name: 'Cost', type: 'text', order: 2 },
}
const is = (property: string, value: Json): Condition => ({ property, operator: 'equals', value })

it.each<[string, Filter, Filter | null]>([
  ['the same id', is('title', 'A'), is('title', 'A')],
  ['the same name and type, options by name', is('s1', 'b'), is('s2', 'x')],
  ['several options: those that are there', is('s1', ['a', 'b']), is('s2', ['x'])],
  ['an option that is not there', is('s1', 'a'), null],
  ['the same name and another type', is('n1', 3), null],
  ['and: what can be asked', { and: [is('s1', 'b'), is('n1', 3)] }, is('s2', 'x')],
  ['or: all or nothing', { or: [is('s1', 'b'), is('n1', 3)] }, null],
  ['or of what is there', { or: [is('s1', 'b'), is('title', 'A')] }, { or: [is('s2', 'x'), is('title', 'A')] }],
])('%s', (_title, filter, expected) => expect(filterElsewhere(filter, tasks, bugs)).toEqual(expected))

it('leaves a filter of the collection itself as it is', () => {
  const filter: Filter = { or: [is('s1', 'a'), is('n1', 3)] }
  expect(filterElsewhere(filter, tasks, tasks)).toEqual(filter)
})
