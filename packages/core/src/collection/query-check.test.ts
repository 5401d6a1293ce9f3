import { expect, it } from 'vitest'
import { queryOfView } from './query-check'

const about = (property: string) => ({ property, operator: 'is_empty' })

it.each([
  ['a filter alone', { filter: about('a') }, about('a')],
  ['quick filters alone', { quick_filters: { q: about('q') } }, { and: [about('q')] }],
  ['both', { filter: about('a'), quick_filters: { q: about('q') } }, { and: [about('a'), about('q')] }],
  ['what is no condition', { quick_filters: { q: 7, r: { property: 'r' } } }, undefined],
])('[P 3] a view asked by its id is asked with its quick filters: %s', (_title, held, filter) => {
  expect(queryOfView(held).filter).toEqual(filter)
})
