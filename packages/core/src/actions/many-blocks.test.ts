import { expect, it } from 'vitest'
import type { Uuid } from '../ids'
import { atEnd } from '../operations/anchor'
import { restoreAll, trashAll } from './many-blocks'
import { createPage } from './pages'
import { moveIntoPage } from './put-elsewhere'
import { idOf, SmallSpace } from './small-space.fixture'

const [page, there, a, b] = ['page', 'there', 'a', 'b'].map(idOf) as [Uuid, Uuid, Uuid, Uuid]

it('go into another page behind what it shows, into the trash, and back', () => {
  const space = new SmallSpace([['team', { id: idOf('team'), team_pages: [] }]])
  space.write(draft => {
    createPage(draft, page, { parent: { table: 'team', id: idOf('team') }, at: atEnd }, { title: 'Orders' })
    for (const id of [a, b]) createPage(draft, id, { parent: { table: 'team', id: idOf('team') }, at: atEnd })
    createPage(draft, there, { parent: { table: 'block', id: page }, at: atEnd })
  })
  expect(space.titleOf(page)).toBe('Orders')
  space.write(draft => moveIntoPage(draft, [b, a], page))
  expect(space.content(page)).toEqual([there, b, a])
  const done = space.write(draft => trashAll(draft, [a, b]))
  expect([a, b].map(id => space.isShown(id))).toEqual([false, false])
  space.write(draft => restoreAll(draft, [a]))
  expect([a, b].map(id => space.isShown(id))).toEqual([true, false])
  space.write(draft => draft.revert(done.inverse))
  expect([a, b].map(id => space.isShown(id))).toEqual([true, true])
})
