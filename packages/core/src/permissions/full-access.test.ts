import { describe, expect, it } from 'vitest'
import { membershipId } from '../ids'
import { type Drawing, drawSpace, idOf, spaceId } from '../operations/space.fixture'
import type { PermissionItem } from '../records/block'
import { keepPagesOpen } from './full-access'

function draw(): Drawing {
  const s = drawSpace(`
    P
      a`)
  for (const name of ['ada', 'bob', 'gone'])
    s.put('space_user', {
      id: membershipId(spaceId, idOf(name)),
      space_id: spaceId,
      user_id: idOf(name),
      membership_type: 'member',
      alive: name !== 'gone',
    })
  return s
}
const user = (name: string, role: PermissionItem['role']): PermissionItem => ({
  type: 'user',
  user_id: idOf(name),
  role,
})
const tried = (name: string, permissions: PermissionItem[]): string => {
  const s = draw()
  s.state.changeBlock(idOf(name), { permissions })
  try {
    keepPagesOpen(s.state, s.context.kinds)
    return 'kept'
  } catch (error) {
    return (error as { readonly name: string }).name
  }
}

describe('[P 6] the permissions of a page', () => {
  it.each<[string, PermissionItem[], string]>([
    ['one with full access', [user('ada', 'owner')], 'kept'],
    ['all members with full access', [{ type: 'space', role: 'owner' }], 'kept'],
    ['one of two', [user('ada', 'reader'), user('bob', 'owner')], 'kept'],
    ['nobody at all', [], 'LogicalError'],
    ['only readers', [user('ada', 'reader'), { type: 'space', role: 'editor' }], 'LogicalError'],
    ['only who has left', [user('gone', 'owner')], 'LogicalError'],
    ['only who never was here', [user('stranger', 'owner')], 'LogicalError'],
    ['only the public', [{ type: 'public', role: 'owner' }], 'LogicalError'],
    ['only a group', [{ type: 'group', group_id: idOf('ada'), role: 'owner' }], 'LogicalError'],
  ])('%s', (_name, permissions, outcome) => expect(tried('P', permissions)).toBe(outcome))

  it('belong to pages alone: what lies on a page is told to all its readers', () => {
    expect(tried('a', [user('ada', 'owner')])).toBe('ValidationError')
  })
})
