import { expect, it } from 'vitest'
import { id, id2 } from './resolves.fixture'
import { defaultStartPage, startPages, startRoute } from './start-page'

it('[P 2.7] personal_home; chat; the AI tab; first_page; last_visited_page (the default)', () => {
  expect([...startPages, defaultStartPage].join(' ')).toBe(
    'personal_home chat ai first_page last_visited_page last_visited_page',
  )
  expect(startRoute('personal_home', {})).toEqual({ name: 'home', params: {} })
  expect(startRoute('chat', {})).toEqual({ name: 'chat', params: {} })
  expect(startRoute('ai', {})).toEqual({ name: 'ai', params: {} })
  expect(startRoute('first_page', { firstPageId: id })).toEqual({ name: 'page', params: { blockId: id } })
  expect(startRoute('first_page', {})).toBeNull()
})

it('[P 2.7] The last visited route is remembered either as a team (teamId) or as a page (blockId, collectionViewId).', () => {
  const page = { blockId: id, collectionViewId: id2 }
  expect(startRoute('last_visited_page', { lastVisited: page })).toEqual({ name: 'page', params: page })
  expect(startRoute('last_visited_page', { lastVisited: { teamId: id } })).toEqual({
    name: 'team',
    params: { teamId: id },
  })
  expect(startRoute('last_visited_page', {})).toBeNull()
})
