import { idOf, idsOf, me, other, page, record, smallSpace, space } from '@sheaf/database/testing/small-space.fixture'
import { expect, it } from 'vitest'
import { losesReaders } from './lost-readers'

const [everyone, board, looms] = idsOf(4, 5, 6)
const [plan, note, shared, deep, weaving] = idsOf(11, 12, 13, 14, 15)
const mine = { permissions: [{ type: 'user', user_id: me, role: 'owner' }] }
const ours = { permissions: [...mine.permissions, { type: 'user', user_id: other, role: 'reader' }] }
const member = (user_id: string) => ({ user_id, role: 'member' })
const replica = smallSpace({ private_pages: [note], joined_teams: [everyone, board] }, [
  record('team', { id: everyone, name: 'General', is_default: true }),
  record('team', { id: board, name: 'Board', membership: [member(me)] }),
  record('team', { id: looms, name: 'Looms', membership: [member(me), member(other)] }),
  page(plan, 'Plan', ['team', everyone]),
  page(deep, 'Deep', ['block', plan]),
  page(weaving, 'Weaving', ['team', looms]),
  page(note, 'Note', ['space', space], mine),
  page(shared, 'Shared', ['team', everyone], ours),
])

it.each([
  ['from everybody’s to one’s own', plan, { table: 'space', id: space }, true],
  ['out of a page of everybody, into one of one’s own', deep, { table: 'block', id: note }, true],
  ['to a smaller team', plan, { table: 'team', id: board }, true],
  ['to a team without somebody of this one', weaving, { table: 'team', id: board }, true],
  ['to everybody', weaving, { table: 'team', id: everyone }, false],
  ['within a team', deep, { table: 'team', id: everyone }, false],
  ['one’s own to a team', note, { table: 'team', id: board }, false],
  ['a page that says itself who reads it', shared, { table: 'space', id: space }, false],
  ['what is not here', idOf(99), { table: 'space', id: space }, false],
] as const)('[P 6] %s', (_case, id, to, isLost) => {
  expect(losesReaders(replica, id, to)).toBe(isLost)
})
