import type { Uuid } from '@sheaf/core/ids'
import { idOf, idsOf, page, record, smallSpace } from '@sheaf/database/testing/small-space.fixture'
import { expect, it } from 'vitest'
import { allVisits, favouritePages, MOST_RECENT, partOfDay, recentlyVisited } from './home-pages'

const [team, plan, inner, gone, text] = idsOf(4, 11, 12, 13, 14)
const replica = smallSpace({ bookmarked_pages: [inner, gone, idOf(99)] }, [
  record('team', { id: team, name: 'General', is_default: true, team_pages: [plan] }),
  page(plan, 'Plan', ['team', team], { content: [inner, text], format: { page_icon: '🌾' } }),
  page(inner, '', ['block', plan]),
  page(gone, 'Old', ['block', plan], { alive: false }),
  page(text, 'words', ['block', plan], { type: 'text' }),
])
const visit = (id: Uuid, visitedTime: number | null = 5) => ({ id, visitedTime })

it('[P 2] shows the pages that are here, where they lie and when they were opened, in the order of the visits', () => {
  const visits = [visit(inner), visit(gone), visit(text), visit(idOf(98)), visit(plan, null)]
  expect(recentlyVisited(replica, visits)).toEqual([
    { id: inner, title: '', icon: null, where: 'General / Plan', visitedTime: 5 },
    { id: plan, title: 'Plan', icon: '🌾', where: 'General', visitedTime: null },
  ])
})
it('knows of visits on other devices, and of those that only this one saw', () => {
  expect(allVisits([visit(plan, 9)], [visit(inner, null), visit(plan, null)])).toEqual([
    visit(plan, 9),
    visit(inner, null),
  ])
})
it('shows no more than are seen at a glance', () => {
  expect(
    recentlyVisited(
      replica,
      Array.from({ length: 40 }, () => visit(plan)),
    ),
  ).toHaveLength(MOST_RECENT)
})
it('[P 2] shows favourites in their own order, without those in the trash', () => {
  expect(favouritePages(replica).map(({ id }) => id)).toEqual([inner])
})
it.each([
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [18, 'evening'],
  [0, 'evening'],
  [4, 'evening'],
])('%i o’clock is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})
