import { catalogProperties } from '@sheaf/catalog/properties/all'
import { expect, it } from 'vitest'
import { idsOf, me, page, record, smallSpace } from '../testing/small-space.fixture'
import { askHere } from './local-collections'

const [general, home, tasks, first, second] = idsOf(4, 11, 12, 13, 14)
const schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  hours: { id: 'hours', name: 'Hours', type: 'number', order: 1 },
  twice: { id: 'twice', name: 'Twice', type: 'formula', order: 2, expression: 'prop("Hours") * 2' },
  done: { id: 'done', name: 'Done', type: 'checkbox', order: 3 },
  late: { id: 'late', name: 'Late', type: 'checkbox', order: 4 },
}
const context = { me, zone: 'UTC', locale: 'en-US', weekStart: 0, now: 0 }

it('[P 3] what is computed is there for rows of groups within groups too', () => {
  const replica = smallSpace({}, [
    record('team', { id: general, is_default: true, team_pages: [home] }),
    page(home, '', ['team', general], { type: 'collection_view_page', collection_id: tasks }),
    record('collection', { id: tasks, parent_table: 'block', parent_id: home, alive: true, schema }),
    page(first, '', ['collection', tasks], { properties: { title: [['Buy wool']], hours: 3 } }),
    page(second, '', ['collection', tasks], { properties: { title: [['Sew']], hours: 4, done: true } }),
  ])
  const asked = { group: { property: 'done' }, subGroup: { property: 'late' }, limit: 10 }
  const found = askHere(replica, catalogProperties, tasks, asked, context)
  expect(found?.computed.get(first)).toEqual({ twice: { cell: 6 } })
  expect(found?.computed.get(second)).toEqual({ twice: { cell: 8 } })
})
