import { questionOf } from '@sheaf/core/kinds/view-kind'
import { expect, it } from 'vitest'
import { feed } from './feed'

it('asks for the newest first, unless the view says otherwise', () => {
  const sorts = [{ property: 'title', direction: 'ascending' }] as const
  expect(questionOf(feed, { query: {}, format: {} }, {}).sorts).toEqual([
    { property: 'created_time', direction: 'descending' },
  ])
  expect(questionOf(feed, { query: { sorts: [] }, format: {} }, {}).sorts).toHaveLength(1)
  expect(questionOf(feed, { query: { sorts }, format: {} }, {}).sorts).toEqual(sorts)
})
