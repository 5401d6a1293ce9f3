import type { RecordMap } from '@sheaf/core/api/record/record-map'
import { idsOf, page, record, smallSpace } from '@sheaf/database/testing/small-space.fixture'
import { expect, it } from 'vitest'
import { type Found, foundByServer, withLatest } from './found'

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

it('keeps what was made here a moment ago until the server finds it too', () => {
  const now = 1_000_000
  const one = (id: string, editedTime: number): Found => ({ id, editedTime }) as Found
  const here = [one('new', now - 5_000), one('known', now - 5_000), one('old', now - 500_000)]
  expect(withLatest([one('known', now)], here, now).map(({ id }) => id)).toEqual(['new', 'known'])
})
