import { optionsOf } from '@sheaf/core/collection/schema'
import { collectionIn } from '@sheaf/database/answer/database-records'
import { idsOf, record, smallSpace } from '@sheaf/database/testing/small-space.fixture'
import { expect, it } from 'vitest'
import { sessionOn } from '../../../data/small-space.fixture'
import { placeProperty } from './place-import'

const [home, tasks] = idsOf(11, 13)
const title = { id: 'title', name: 'Name', type: 'title', order: 0 }
const wool = { id: 'wool', name: 'Wool', color: 'red' }
const linen = { id: 'linen', name: 'Linen', color: 'blue' }
const tags = { id: 'tags', name: 'Tags', type: 'multi_select', order: 3, options: [wool] }

it('[P 5] options that a file brings leave a name that somebody gave meanwhile', () => {
  const renamed = { ...tags, options: [{ ...wool, name: 'Boiled wool' }] }
  const session = sessionOn(
    smallSpace({}, [
      record('collection', {
        id: tasks,
        parent_table: 'block',
        parent_id: home,
        alive: true,
        schema: { title, tags: renamed },
      }),
    ]),
  )
  session.client.commit(draft => placeProperty(session, draft, tasks, { tags }, { ...tags, options: [wool, linen] }))
  const now = collectionIn(session.replica, tasks)?.schema?.['tags']
  expect(now && optionsOf(now).map(({ name }) => name)).toEqual(['Boiled wool', 'Linen'])
})
