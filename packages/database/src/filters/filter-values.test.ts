import { catalogProperties } from '@sheaf/catalog/properties/all'
import type { Filter } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import { uuid } from '@sheaf/core/ids'
import { expect, it } from 'vitest'
import { filterValues } from './filter-values'

const me = uuid('00000000-0000-4000-8000-000000000ada')
const property = (id: string, type: string, more: object = {}): Property => ({ id, name: id, type, order: 1, ...more })
const options = [
  { id: 'a', name: 'A', color: 'gray' },
  { id: 'b', name: 'B', color: 'gray' },
]
const schema = {
  state: property('state', 'select', { options }),
  tags: property('tags', 'multi_select', { options }),
  who: property('who', 'person'),
  done: property('done', 'checkbox'),
  note: property('note', 'rich_text'),
  total: property('total', 'formula', { expression: '1' }),
}
it.each<[string, Filter | undefined, object]>([
  ['none', undefined, {}],
  ['an option', { property: 'state', operator: 'equals', value: 'b' }, { state: 'b' }],
  ['the first of several', { property: 'state', operator: 'equals', value: ['b', 'a'] }, { state: 'b' }],
  ['an option that is gone', { property: 'state', operator: 'equals', value: 'gone' }, {}],
  ['a tag', { property: 'tags', operator: 'contains', value: 'a' }, { tags: ['a'] }],
  ['me', { property: 'who', operator: 'contains', value: 'me' }, { who: [me] }],
  ['a tick', { property: 'done', operator: 'equals', value: true }, { done: true }],
  ['no tick, which needs nothing', { property: 'done', operator: 'equals', value: false }, {}],
  ['words, of which a part is no value', { property: 'note', operator: 'contains', value: 'tea' }, {}],
  ['what it must not be', { property: 'state', operator: 'does_not_equal', value: 'b' }, {}],
  ['what is computed', { property: 'total', operator: 'equals', value: 1 }, {}],
  ['a property that is gone', { property: 'gone', operator: 'equals', value: 1 }, {}],
  [
    'all of several',
    {
      and: [
        { property: 'state', operator: 'equals', value: 'a' },
        { and: [{ property: 'tags', operator: 'contains', value: 'b' }] },
        { property: 'state', operator: 'equals', value: 'b' },
      ],
    },
    { state: 'a', tags: ['b'] },
  ],
  ['any of several: nothing', { or: [{ property: 'state', operator: 'equals', value: 'a' }] }, {}],
])('a new row in a view that asks for %s', (_, filter, expected) => {
  expect(filterValues(filter, schema, catalogProperties, me)).toEqual(expected)
})
