import { beforeEach, expect, it } from 'vitest'
import { spaceViewId } from '../ids'
import { idOf, SmallSpace } from './small-space.fixture'
import { renamePlace, setPlaceIcon } from './space-fields'
import { addFavorite, chooseStartPage, preferStart, rememberVisit, removeFavorite, setNotification } from './space-view'

let space: SmallSpace
const view = () => space.get('space_view', spaceViewId(space.spaceId, space.userId))
beforeEach(() => {
  const id = spaceViewId(idOf('space'), idOf('ada'))
  space = new SmallSpace([
    ['space_view', { id, bookmarked_pages: [], private_pages: [], settings: {} }],
    ['team', { id: idOf('team'), name: 'Weavers', icon: '🧵', team_pages: [] }],
  ])
})

it('a favorite comes, goes and comes back by undo', () => {
  space.write(draft => addFavorite(draft, idOf('a')))
  space.write(draft => addFavorite(draft, idOf('b'), { after: [], before: [idOf('a')] }))
  expect(view()?.bookmarked_pages).toEqual([idOf('b'), idOf('a')])
  const gone = space.write(draft => removeFavorite(draft, idOf('b')))
  expect(view()?.bookmarked_pages).toEqual([idOf('a')])
  space.write(draft => draft.revert(gone.inverse))
  expect(view()?.bookmarked_pages).toEqual([idOf('b'), idOf('a')])
})

it('a workspace opens where somebody wants it to', () => {
  space.write(draft => {
    preferStart(draft, 'first_page')
    chooseStartPage(draft, idOf('a'))
    rememberVisit(draft, idOf('b'))
  })
  expect(view()).toMatchObject({
    start_preference: 'first_page',
    settings: { start_page_id: idOf('a') },
    last_visited_route: { type: 'page', blockId: idOf('b') },
  })
  space.write(draft => chooseStartPage(draft, null))
  expect(view()?.settings).not.toHaveProperty('start_page_id')
})

it('one notification is chosen and the others stay', () => {
  space.write(draft => setNotification(draft, 'mentions', false))
  space.write(draft => setNotification(draft, 'email', true))
  expect(view()?.settings).toEqual({ notifications: { mentions: false, email: true } })
})

it('a team has another name and another icon, or none', () => {
  const team = { table: 'team', id: idOf('team') } as const
  space.write(draft => {
    renamePlace(draft, team, 'Spinners')
    setPlaceIcon(draft, team, null)
  })
  expect(space.get('team', team.id)).toMatchObject({ name: 'Spinners' })
  expect(space.get('team', team.id)?.icon).toBeUndefined()
  space.write(draft => setPlaceIcon(draft, team, '🪡'))
  expect(space.get('team', team.id)?.icon).toBe('🪡')
})
