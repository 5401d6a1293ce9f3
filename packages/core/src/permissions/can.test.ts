import { describe, expect, it } from 'vitest'
import { membershipId } from '../ids'
import { drawSpace, idOf, spaceId } from '../operations/space.fixture'
import { allRecords, type Table } from '../records/all'
import type { PermissionItem } from '../records/block'
import { membershipTypes } from '../records/membership'
import { personActor } from './actor'
import { belongsTo, can, isMemberOf, judge, judgeChannel, roleOf } from './can'

const people = [...membershipTypes, 'left', 'stranger'] as const
type Person = (typeof people)[number]
const now = 1000

/** A space with one person of each membership, one who has left and one who never was in it. */
function draw(picture: string) {
  const s = drawSpace(picture)
  for (const person of people)
    if (person !== 'stranger')
      s.put('space_user', {
        id: membershipId(spaceId, idOf(person)),
        space_id: spaceId,
        user_id: idOf(person),
        membership_type: person === 'left' ? 'owner' : person,
        alive: person !== 'left',
        parent_id: spaceId,
        parent_table: 'space',
      })
  return {
    s,
    source: s.state,
    role: (person: Person, name: string, table: Table = 'block') =>
      roleOf(personActor(idOf(person)), { table, id: idOf(name), spaceId }, s.state, now),
    channelRole: (person: Person, name: string, table: Table) =>
      judgeChannel(personActor(idOf(person)), { table, id: idOf(name), spaceId }, s.state, now).role,
    /** The role of everybody, without those who have none. */
    everybody(name: string, table: Table = 'block') {
      const entries = people.map(person => [person, this.role(person, name, table)] as const)
      return Object.fromEntries(entries.filter(([, role]) => role !== 'none'))
    },
    share: (name: string, ...permissions: PermissionItem[]) => s.put('block', { ...s.block(name), permissions }),
    change: (table: Table, name: string, fields: object) => {
      const record = s.state.get(table, idOf(name))
      s.put(table, { ...record, ...fields, id: idOf(name) })
    },
  }
}
const user = (person: Person, role: 'owner' | 'editor' | 'reader' | 'commenter' | 'none'): PermissionItem => ({
  type: 'user',
  user_id: idOf(person),
  role,
})

describe('the role on a block', () => {
  const tree = `
    P
      a
        b
      Q
        q`

  it('[P 6] comes from the nearest record above it that has permissions', () => {
    const d = draw(tree)
    d.share('P', user('member', 'owner'))
    d.share('Q', user('member', 'reader'), user('guest', 'editor'))
    expect(d.everybody('b')).toEqual({ member: 'owner' })
    expect(d.everybody('q')).toEqual({ member: 'reader', guest: 'editor' })
  })

  it('[P 6] is the highest of the entries that concern the person', () => {
    const d = draw(tree)
    d.share('P', { type: 'space', role: 'commenter' }, user('member', 'reader'), user('restricted_member', 'editor'))
    expect(d.everybody('a')).toEqual({
      owner: 'commenter',
      membership_admin: 'commenter',
      member: 'commenter',
      restricted_member: 'editor',
    })
  })

  it('[P 6] an empty list of permissions lets nobody in, not even owners of the space', () => {
    const d = draw(tree)
    d.share('P')
    expect(d.everybody('b')).toEqual({})
  })

  it('[P 6] an entry for a person counts only while they belong to the space', () => {
    const d = draw(tree)
    d.share('P', user('guest', 'editor'), user('left', 'editor'), user('stranger', 'editor'))
    expect(d.everybody('a')).toEqual({ guest: 'editor' })
  })

  it('[P 6] a public entry is for everybody, unless the space forbids it', () => {
    const d = draw(tree)
    d.share('P', { type: 'public', role: 'reader' })
    expect(d.everybody('b')).toEqual(Object.fromEntries(people.map(person => [person, 'reader'])))
    d.change('space', 'space', { disable_public_access: true })
    expect(d.everybody('b')).toEqual({})
  })

  it('[P 6] a group’s entry lets nobody in while groups have no members', () => {
    const d = draw(tree)
    d.share('P', { type: 'group', group_id: idOf('member'), role: 'editor' })
    expect(d.everybody('a')).toEqual({})
  })

  it('[P 6] directly in the space without permissions, members edit and guests see nothing', () => {
    const d = draw(tree)
    expect(d.everybody('b')).toEqual({
      owner: 'owner',
      membership_admin: 'editor',
      member: 'editor',
      restricted_member: 'editor',
    })
  })

  it('what lies in the trash belongs to the page it was taken from, wherever the block around it went', () => {
    const d = draw(`
      Open
        w
          t
      Closed`)
    d.share('Open', user('member', 'editor'), user('guest', 'reader'))
    d.share('Closed', user('member', 'editor'))
    d.s.run(d.s.trash('t')).run(d.s.move('w', 'Closed'))
    expect(d.everybody('w')).toEqual({ member: 'editor' })
    expect(d.everybody('t')).toEqual({ member: 'editor', guest: 'reader' })
  })

  it('[P 4] what was deleted for ever is for nobody, with all that lies in it', () => {
    const d = draw(tree)
    d.s.put('block', { ...d.s.block('P'), alive: false, deleted_from_trash_time: now })
    expect(d.everybody('P')).toEqual({})
    expect(d.everybody('b')).toEqual({})
  })

  it('can asks for the verb that the role allows', () => {
    const d = draw(tree)
    d.share('P', user('member', 'commenter'))
    const may = (verb: 'comment' | 'edit') => can(personActor(idOf('member')), verb, d.s.pointer('b'), d.source, now)
    expect([may('comment'), may('edit')]).toEqual([true, false])
  })
})

describe('deny by default', () => {
  it('[P 6] a record that is not there, or whose parents are lost, is for nobody', () => {
    const d = draw(`
      P
        a`)
    expect(d.everybody('nowhere')).toEqual({})
    d.change('block', 'a', { parent_id: idOf('nowhere') })
    expect(d.everybody('a')).toEqual({})
    d.change('block', 'a', { parent_id: undefined })
    expect(d.everybody('a')).toEqual({})
  })

  it('[P 6] parents that go round in a circle are for nobody, and hang nothing', () => {
    const d = draw(`
      P
        a
          b`)
    d.change('block', 'a', { parent_id: idOf('b') })
    expect(d.everybody('b')).toEqual({})
  })

  it('[P 6] so is a record of a table that the judge knows nothing about', () => {
    const d = draw('P')
    d.s.put('integration', { id: idOf('i'), space_id: spaceId })
    expect(d.everybody('i', 'integration')).toEqual({})
  })
})

describe('the role on other records', () => {
  const quiet = allRecords.filter(({ fields, judging }) => 'parent_id' in fields && !judging).map(({ table }) => table)
  it.each(quiet)('[P 6] of a %s: that on what it hangs from, since its table says nothing', table => {
    const d = draw(`
      P
        a`)
    d.share('P', user('guest', 'commenter'), user('member', 'owner'))
    d.s.put(table, { id: idOf('x'), space_id: spaceId, parent_table: 'block', parent_id: idOf('a') })
    expect(d.everybody('x', table)).toEqual({ guest: 'commenter', member: 'owner' })
  })

  it('[P 6] of a team: its owners set it up, its members edit, those outside see it only where it is listed', () => {
    const d = draw(`
      T(team)
        P
          a`)
    const team = [
      { user_id: idOf('member'), role: 'owner' },
      { user_id: idOf('restricted_member'), role: 'member' },
      { user_id: idOf('guest'), role: 'team_level_guest' },
      { user_id: idOf('left'), role: 'owner' },
      { user_id: idOf('stranger'), role: 'owner' },
    ]
    d.change('team', 'T', { membership: team, settings: { visibility: 'team_members' } })
    const own = { owner: 'owner', member: 'owner', guest: 'reader' }
    expect(d.everybody('T', 'team')).toEqual({ ...own, restricted_member: 'content_editor' })
    expect(d.everybody('a')).toEqual({ ...own, restricted_member: 'editor' })
    d.change('team', 'T', { settings: { visibility: 'space_members' } })
    expect(d.role('membership_admin', 'T', 'team')).toBe('reader')
    expect(d.role('membership_admin', 'a')).toBe('none')
    // In its channel its pages are told of.
    expect(d.channelRole('membership_admin', 'T', 'team')).toBe('none')
    expect(d.channelRole('member', 'T', 'team')).toBe('owner')
  })

  it('[P 6] of the default team: every member is in it, restricted members and guests are not', () => {
    const d = draw(`
      T(team)
        P`)
    d.change('team', 'T', { is_default: true })
    expect(d.everybody('P')).toEqual({ owner: 'owner', membership_admin: 'editor', member: 'editor' })
  })

  it('[P 6] a team may give a role to all members, and that is the least they have', () => {
    const d = draw(`
      T(team)
        P`)
    d.change('team', 'T', {
      permissions: [{ type: 'space', role: 'commenter' }],
      membership: [{ user_id: idOf('member'), role: 'member' }],
    })
    expect(d.everybody('P')).toEqual({
      owner: 'owner',
      membership_admin: 'commenter',
      member: 'editor',
      restricted_member: 'commenter',
    })
  })

  it('[P 6] of the space: owners own it, the others who belong to it read it', () => {
    const d = draw('P')
    expect(d.everybody('space', 'space')).toEqual({
      owner: 'owner',
      membership_admin: 'reader',
      member: 'reader',
      restricted_member: 'reader',
      guest: 'reader',
    })
  })

  it('[P 6] of a membership: members read each other’s, a guest only their own', () => {
    const d = draw('P')
    const roleOn = (person: Person, of: Person) =>
      roleOf(
        personActor(idOf(person)),
        { table: 'space_user', id: membershipId(spaceId, idOf(of)), spaceId },
        d.source,
        now,
      )
    expect(people.map(person => roleOn(person, 'member'))).toEqual([
      ...['reader', 'reader', 'reader', 'reader', 'none'],
      ...['none', 'none'],
    ])
    expect(roleOn('guest', 'guest')).toBe('reader')
  })

  it('[P 6] of a space view and of a person: their own, and nobody else’s', () => {
    const d = draw('P')
    d.s.put('space_view', { id: idOf('view'), user_id: idOf('member') })
    d.s.put('space_view', { id: idOf('lost view'), user_id: idOf('left') })
    for (const person of people) d.s.put('sheaf_user', { id: idOf(person) })
    expect(d.everybody('view', 'space_view')).toEqual({ member: 'owner' })
    expect(d.everybody('lost view', 'space_view')).toEqual({})
    expect(d.everybody('member', 'sheaf_user')).toEqual({ member: 'owner' })
  })

  it('[P 6] of a comment: that on the block its discussion is about', () => {
    const d = draw(`
      P
        a`)
    d.share('P', user('member', 'commenter'), user('guest', 'reader'))
    d.s.put('discussion', { id: idOf('d'), parent_table: 'block', parent_id: idOf('a') })
    d.s.put('comment', { id: idOf('c'), parent_table: 'discussion', parent_id: idOf('d') })
    expect(d.everybody('c', 'comment')).toEqual({ member: 'commenter', guest: 'reader' })
  })

  it('[P 6] who belongs to a space, and who is a member of it', () => {
    const d = draw('P')
    expect(people.filter(person => belongsTo(personActor(idOf(person)), spaceId, d.source))).toEqual(membershipTypes)
    expect(people.filter(person => isMemberOf(personActor(idOf(person)), spaceId, d.source))).toEqual(
      membershipTypes.filter(type => type !== 'guest'),
    )
  })
})

describe('public entries that count for nothing', () => {
  const shared = (item: Partial<Extract<PermissionItem, { type: 'public' }>>, space: object) => {
    const d = draw('P')
    d.share('P', { type: 'public', role: 'reader', ...item })
    d.change('space', 'space', space)
    return d
  }
  it('[P 6] from their end on', () => {
    const d = shared({ expires_time: now + 10 }, {})
    const at = (time: number) => roleOf(personActor(idOf('stranger')), d.s.pointer('P'), d.source, time)
    expect([now, now + 9, now + 10, now + 11].map(at)).toEqual(['reader', 'reader', 'none', 'none'])
  })
  it('[P 6] where the operator of the installation forbids them', () => {
    expect(shared({}, { admin_disable_public_access: true }).role('stranger', 'P')).toBe('none')
  })
})

describe('how long a judgement can be relied on', () => {
  const publicUntil = (expires_time: number): PermissionItem => ({ type: 'public', role: 'reader', expires_time })
  const until = (d: ReturnType<typeof draw>, person: Person, name: string, table: Table = 'block') =>
    judge(personActor(idOf(person)), { table, id: idOf(name), spaceId }, d.source, now).until

  it('[P 6] until the first entry that it counts on ends', () => {
    const d = draw(`
      P
        a`)
    d.share('P', publicUntil(now - 1), publicUntil(now + 7), publicUntil(now + 5), user('guest', 'editor'))
    expect([until(d, 'stranger', 'a'), until(d, 'guest', 'a')]).toEqual([now + 5, now + 5])
    d.change('space', 'space', { disable_public_access: true })
    expect(until(d, 'guest', 'a')).toBe(Number.POSITIVE_INFINITY)
  })
  it('[P 6] for ever where nothing ends', () => {
    const d = draw(`
      T(team)
        P`)
    expect([until(d, 'member', 'P'), until(d, 'owner', 'space', 'space')]).toEqual(
      Array(2).fill(Number.POSITIVE_INFINITY),
    )
    d.change('team', 'T', { permissions: [publicUntil(now + 3)] })
    expect(until(d, 'member', 'P')).toBe(now + 3)
  })
})

describe('the role on a row', () => {
  function drawn() {
    const d = draw(`
      P
        d(collection_view)
          x`)
    d.share('P', user('member', 'owner'), user('guest', 'reader'))
    d.s.collection('D', 'd')
    d.s.run(d.s.create('R', 'D'), d.s.create('S', 'R'), d.s.create('r', 'R'))
    return d
  }
  it('[P 6] is that on the database, through its collection, down to what lies in the row', () => {
    const d = drawn()
    const expected = { member: 'owner', guest: 'reader' }
    for (const name of ['R', 'S', 'r']) expect(d.everybody(name)).toEqual(expected)
    expect(d.everybody('D', 'collection')).toEqual(expected)
  })
  it('[P 6] is its own where it has permissions', () => {
    const d = drawn()
    d.share('R', user('restricted_member', 'editor'))
    expect(d.everybody('S')).toEqual({ restricted_member: 'editor' })
    expect(d.everybody('D', 'collection')).toEqual({ member: 'owner', guest: 'reader' })
  })
  it('[P 6] stays in the trash, with its database or alone, and ends with it', () => {
    const d = drawn()
    d.s.run(d.s.trash('R')).run(d.s.trash('d'))
    expect(d.everybody('R')).toEqual({ member: 'owner', guest: 'reader' })
    d.change('block', 'd', { deleted_from_trash_time: 1 })
    expect(d.everybody('R')).toEqual({})
  })
  it('is nothing where the collection is not there', () => {
    const d = drawn()
    d.change('block', 'R', { parent_id: idOf('nowhere') })
    expect(d.everybody('R')).toEqual({})
  })
})
