import type { RecordMap } from '@sheaf/core/api/record-map'
import { expect, it } from 'vitest'
import { idsOf, page, record, smallSpace } from '../../data/small-space.fixture'
import { foundByServer } from './found'

it('says where a row lies by what came with the answer, though nothing of it is here', () => {
  const [team, orders, list, row] = idsOf(4, 11, 12, 13)
  const replica = smallSpace({}, [record('team', { id: team, name: 'General', is_default: true, team_pages: [] })])
  const answered = (all: ReturnType<typeof record>[]) =>
    Object.fromEntries(all.map(({ value, role }) => [value.id, { value, role }]))
  const map = {
    block: answered([
      page(orders, 'Orders', ['team', team], { type: 'collection_view_page' }),
      page(row, 'Own colour on linen', ['collection', list]),
    ]),
    collection: answered([record('collection', { id: list, parent_table: 'block', parent_id: orders })]),
  } as unknown as RecordMap
  const [found] = foundByServer(replica, [{ id: row, highlight: { title: [] } } as never], map)
  expect([found?.title, found?.where]).toEqual(['Own colour on linen', 'General / Orders'])
})
