import { expect, it } from 'vitest'
import type { Uuid } from '../ids'
import { atEnd } from '../operations/anchor'
import { addComment, deleteComment, openDiscussion } from './discussions'
import { createPage } from './pages'
import { idOf, SmallSpace } from './small-space.fixture'

const [page, discussion, first, second] = ['page', 'discussion', 'first', 'second'].map(idOf) as [
  Uuid,
  Uuid,
  Uuid,
  Uuid,
]

it('with its last comment goes the discussion, and comes back with it', () => {
  const space = new SmallSpace([['team', { id: idOf('team'), team_pages: [] }]])
  space.write(draft => {
    createPage(draft, page, { parent: { table: 'team', id: idOf('team') }, at: atEnd })
    openDiscussion(draft, { id: discussion, block: page, spans: [], context: [] })
    for (const id of [first, second]) addComment(draft, discussion, id, [['Good']])
  })
  const place = { id: discussion, parent: page }
  let gone = ''
  const remove = (id: Uuid) =>
    space.write(draft => {
      gone = deleteComment(draft, id, place)
    })
  remove(first)
  expect(gone).toBe('comment')
  expect(space.block(page)?.discussions).toEqual([discussion])
  const done = remove(second)
  expect(gone).toBe('discussion')
  expect(space.block(page)?.discussions).toEqual([])
  space.write(draft => draft.revert(done.inverse))
  expect(space.block(page)?.discussions).toEqual([discussion])
})
