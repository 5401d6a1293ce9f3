// Who belongs to a workspace, what they are in it, its teams, and its end.

import type { RecordMap } from '@sheaf/core/api/record/record-map'
import { membershipId, type Uuid } from '@sheaf/core/ids'
import { operation } from '@sheaf/core/operations/operation'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newUuid } from '../../auth/secrets'
import { type ListeningServer, startListening } from '../../reliability/listening-server.fixture'
import { PageWriter } from '../../reliability/page-writer.fixture'
import type { Person } from '../../reliability/person.fixture'
import { Device } from '../../reliability/transactions.fixture'

let server: ListeningServer
let owner: Person
let member: Person
let stranger: Person
let spaceId: Uuid
let teamId: Uuid
let pageId: Uuid
beforeAll(async () => {
  server = await startListening()
  owner = await server.signUp('Owner')
  member = await server.signUp('Member')
  stranger = await server.signUp('Stranger')
})
afterAll(() => server.discard())
beforeEach(async () => {
  ;({ spaceId, teamId, pageId } = await owner.createSpace('Atelier'))
  await server.join(spaceId, owner, member)
})

const status = async (person: Person, name: string, body: unknown): Promise<number> =>
  (await person.ask(name, body)).status
const refusal = async (person: Person, name: string, body: unknown) => {
  const { status, body: answer } = await person.ask(name, body)
  const { name: error, clientData } = answer as { name: string; clientData?: { type?: string } }
  return [status, error, clientData?.type]
}
const spaceIds = async (person: Person): Promise<string[]> =>
  Object.keys((await person.call<Record<string, RecordMap>>('getSpaces'))[person.userId]?.space ?? {})
const roleOf = async (person: Person): Promise<unknown> => {
  const { recordMap } = await owner.call<{ recordMap: RecordMap }>('getMembers', { spaceId })
  return recordMap.space_user?.[membershipId(spaceId, person.userId)]?.value?.membership_type
}

describe('getMembers', () => {
  it('[P 6] shows members everybody with their address, and guests only themselves', async () => {
    const { recordMap } = await member.call<{ recordMap: RecordMap }>('getMembers', { spaceId })
    expect(Object.values(recordMap.space_user ?? {}).map(({ value }) => value?.membership_type)).toEqual([
      'owner',
      'member',
    ])
    expect(recordMap.sheaf_user?.[owner.userId]?.value?.email).toContain('owner')
    await owner.call('changeMembership', { spaceId, userId: member.userId, membershipType: 'guest' })
    const asGuest = await member.call<{ recordMap: RecordMap }>('getMembers', { spaceId })
    expect(Object.keys(asGuest.recordMap.space_user ?? {})).toEqual([membershipId(spaceId, member.userId)])
    expect(asGuest.recordMap.sheaf_user).toBeUndefined()
  })
})

describe('changeMembership', () => {
  it('[P 6] is for owners, about people of this space', async () => {
    const promote = { spaceId, userId: member.userId, membershipType: 'owner' }
    expect(await status(member, 'changeMembership', promote)).toBe(403)
    expect(await status(stranger, 'changeMembership', promote)).toBe(404)
    expect(await status(owner, 'changeMembership', { ...promote, userId: stranger.userId })).toBe(404)
    expect(await status(owner, 'changeMembership', { ...promote, membershipType: 'emperor' })).toBe(400)
    expect(await status(owner, 'changeMembership', promote)).toBe(200)
    expect(await roleOf(member)).toBe('owner')
  })

  it('[P 6] leaves the space an owner', async () => {
    const demote = (userId: Uuid) => ({ spaceId, userId, membershipType: 'member' })
    expect(await refusal(owner, 'changeMembership', demote(owner.userId))).toEqual([400, 'LogicalError', 'only_owner'])
    await owner.call('changeMembership', { spaceId, userId: member.userId, membershipType: 'owner' })
    // Both at once: one of them stays.
    const both = await Promise.all([
      status(owner, 'changeMembership', demote(owner.userId)),
      status(member, 'changeMembership', demote(member.userId)),
    ])
    expect(both.sort()).toEqual([200, 400])
  })
})

describe('removeMember and leaveSpace', () => {
  it('[P 6] an owner takes somebody out, who loses the pages, the teams and the socket at once', async () => {
    await owner.call('saveTransactions', {
      requestId: newUuid(),
      transactions: [
        new Device(spaceId).next(
          operation(
            'set',
            { table: 'team', id: teamId, spaceId },
            {
              value: [
                { user_id: owner.userId, role: 'owner' },
                { user_id: member.userId, role: 'member' },
              ],
            },
            'membership',
          ),
        ),
      ],
    })
    const socket = await server.open(member)
    socket.subscribe({ table: 'block', id: pageId, spaceId })
    await socket.next('subscribed')
    expect(await status(stranger, 'removeMember', { spaceId, userId: member.userId })).toBe(404)
    expect(await status(member, 'removeMember', { spaceId, userId: owner.userId })).toBe(403)
    await owner.call('removeMember', { spaceId, userId: member.userId })
    await socket.next('revoked')
    expect(await spaceIds(member)).not.toContain(spaceId)
    const teams = await owner.call<{ recordMap: RecordMap }>('getTeams', { spaceId })
    expect(teams.recordMap.team?.[teamId]?.value?.membership).toEqual([{ user_id: owner.userId, role: 'owner' }])
    expect(await status(owner, 'removeMember', { spaceId, userId: member.userId })).toBe(404)
  })

  it('[P 6] anybody leaves but the only owner', async () => {
    expect(await refusal(owner, 'leaveSpace', { spaceId })).toEqual([400, 'LogicalError', 'only_owner'])
    await member.call('leaveSpace', { spaceId })
    expect(await spaceIds(member)).not.toContain(spaceId)
    expect(await status(member, 'leaveSpace', { spaceId })).toBe(404)
  })

  it('[P 6] what only they could open passes on: to who reads it already, else to an owner', async () => {
    const other = await server.signUp('Other')
    await server.join(spaceId, owner, other)
    const theirs = new PageWriter(member, { spaceId, teamId })
    const space = { table: 'space' as const, id: spaceId, spaceId }
    const [secret, shared] = [await theirs.page('Secret', [], space), await theirs.page('Shared', [], space)]
    const full = { type: 'user' as const, user_id: member.userId, role: 'owner' as const }
    await theirs.share(shared, [full, { type: 'user', user_id: other.userId, role: 'reader' }])
    const open = (person: Person, id: Uuid): Promise<number> =>
      status(person, 'loadCachedPageChunkV2', { page: { id, spaceId }, cursor: { stack: [] }, verticalColumns: false })
    expect([await open(owner, secret), await open(owner, shared)]).toEqual([404, 404])
    await owner.call('removeMember', { spaceId, userId: member.userId })
    expect([await open(owner, secret), await open(owner, shared), await open(other, shared)]).toEqual([200, 404, 200])
    expect(await open(member, secret)).toBe(404)
    const now = new PageWriter(other, { spaceId, teamId })
    await now.share(shared, [{ type: 'user', user_id: other.userId, role: 'owner' }])
  })

  it('[P 6] full access to a page stays with somebody, also when two take it from each other at once', async () => {
    const theirs = new PageWriter(owner, { spaceId, teamId })
    const full = ({ userId }: Person) => ({ type: 'user' as const, user_id: userId, role: 'owner' as const })
    await theirs.share(pageId, [full(owner), full(member)])
    const remove = (by: Person, whom: Person) =>
      by.call<{ results: { status?: string; error?: { name: string; clientData?: unknown } }[] }>('saveTransactions', {
        requestId: newUuid(),
        transactions: [
          new Device(spaceId).next(
            operation('keyedRemove', blockPointer(spaceId, pageId), { key: whom.userId }, 'permissions'),
          ),
        ],
      })
    const both = await Promise.all([remove(owner, member), remove(member, owner)])
    expect(both.map(({ results }) => String(results[0]?.status ?? results[0]?.error?.name)).sort()).toEqual([
      'NotFoundError',
      'applied',
    ])
    const [left] = [owner, member].filter((_, i) => both[i]?.results[0]?.status === 'applied') as [Person]
    const { results } = await remove(left, left)
    expect(results[0]?.error).toMatchObject({ name: 'LogicalError', clientData: { type: 'nobody_left' } })
  })

  it('[P 8] of who has left, the name stays known and the address does not', async () => {
    await member.call('leaveSpace', { spaceId })
    const pointer = { table: 'sheaf_user', id: member.userId, spaceId }
    const ask = { requests: [{ pointer, version: -1 }] }
    const { recordMap } = await owner.call<{ recordMap: RecordMap }>('syncRecordValues', ask)
    expect(recordMap.sheaf_user?.[member.userId]?.value).toMatchObject({ name: 'Member' })
    expect(recordMap.sheaf_user?.[member.userId]?.value).not.toHaveProperty('email')
    const hidden = await stranger.call<{ recordMap: RecordMap }>('syncRecordValues', ask)
    expect(hidden.recordMap.sheaf_user?.[member.userId]).toEqual({ role: 'none' })
  })
})

describe('an invitation', () => {
  it('[P 6] is accepted by the address it was sent to, whoever else holds the link', async () => {
    const invited = await server.signUp('Invited')
    const { email } = await invited.call<{ email: string }>('getAccount')
    const { url } = await owner.call<{ url: string }>('createInvite', { spaceId, email })
    const code = url.split('/').at(-1)
    expect(await refusal(stranger, 'acceptInvite', { code })).toEqual([403, 'ForbiddenError', 'other_address'])
    expect(await spaceIds(stranger)).not.toContain(spaceId)
    const told = await stranger.ask('getInvite', { code })
    expect([told.status, told.text.includes(email)]).toEqual([200, false])
    expect(told.body).toMatchObject({ email: expect.stringMatching(/^i•••@example\.com$/) })
    expect(told.body).not.toHaveProperty('userId')
    // The refusal has not used it up.
    expect(await invited.call('getInvite', { code })).toMatchObject({ userId: invited.userId })
    await invited.call('acceptInvite', { code })
    expect(await spaceIds(invited)).toContain(spaceId)
    expect(await status(invited, 'acceptInvite', { code })).toBe(404)
  })

  it('[P 6] is listed for owners until it is accepted, renewed when it is sent again, and can be taken back', async () => {
    const invited = await server.signUp('Invited')
    const { email } = await invited.call<{ email: string }>('getAccount')
    const send = async (to: string) =>
      (await owner.call<{ url: string }>('createInvite', { spaceId, email: to })).url.split('/').at(-1)
    const pending = () => owner.call('getInvites', { spaceId })
    const first = await send(email)
    const code = await send(email)
    const { rows } = await server.services.pool.query('SELECT 1 FROM space_invite WHERE space_id = $1', [spaceId])
    expect(rows).toHaveLength(1)
    expect(await status(invited, 'acceptInvite', { code: first })).toBe(404)
    const other = await send('zoe@example.com')
    const invitedBy = owner.userId
    expect(await pending()).toEqual({
      invites: [
        { email, invitedBy },
        { email: 'zoe@example.com', invitedBy },
      ],
    })
    for (const name of ['getInvites', 'revokeInvite']) {
      const body = { spaceId, ...(name === 'revokeInvite' ? { email } : {}) }
      expect(await status(member, name, body)).toBe(403)
      expect(await status(stranger, name, body)).toBe(404)
    }
    await invited.call('acceptInvite', { code })
    expect(await pending()).toEqual({ invites: [{ email: 'zoe@example.com', invitedBy }] })
    await owner.call('revokeInvite', { spaceId, email: 'Zoe@Example.com' })
    expect(await pending()).toEqual({ invites: [] })
    expect(await status(stranger, 'getInvite', { code: other })).toBe(404)
  })

  it('[P 6] is refused for the address of somebody who is in the workspace, and sent again once they have left', async () => {
    const { email } = await member.call<{ email: string }>('getAccount')
    const { spaceId: elsewhere } = await owner.createSpace('Elsewhere')
    const invite = (to: Uuid) => ({ spaceId: to, email: email.toUpperCase() })
    for (const membershipType of ['member', 'guest']) {
      await owner.call('changeMembership', { spaceId, userId: member.userId, membershipType })
      const { status, body } = await owner.ask('createInvite', invite(spaceId))
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({
          name: 'UserValidationError',
          debugMessage: 'This person is already in this workspace',
          clientData: { type: 'invalid_field', field: 'email' },
        }),
      ])
    }
    expect(await owner.call('getInvites', { spaceId })).toEqual({ invites: [] })
    expect(await status(owner, 'createInvite', invite(elsewhere))).toBe(200)
    await member.call('leaveSpace', { spaceId })
    expect(await status(owner, 'createInvite', invite(spaceId))).toBe(200)
  })
})

describe('deleteSpace', () => {
  it('[P 6] is for owners who type its name, and ends it for everybody', async () => {
    const { url } = await owner.call<{ url: string }>('createInvite', { spaceId, email: 'late@example.com' })
    expect(await status(member, 'deleteSpace', { spaceId, name: 'Atelier' })).toBe(403)
    expect(await status(stranger, 'deleteSpace', { spaceId, name: 'Atelier' })).toBe(404)
    expect(await refusal(owner, 'deleteSpace', { spaceId, name: 'atelier' })).toEqual([
      400,
      'UserValidationError',
      'invalid_field',
    ])
    expect(await spaceIds(member)).toContain(spaceId)
    await owner.call('deleteSpace', { spaceId, name: ' Atelier ' })
    expect([...(await spaceIds(owner)), ...(await spaceIds(member))]).not.toContain(spaceId)
    const load = { page: { id: pageId, spaceId }, cursor: { stack: [] }, verticalColumns: false }
    expect(await status(owner, 'loadCachedPageChunkV2', load)).toBe(404)
    expect(await status(stranger, 'acceptInvite', { code: url.split('/').at(-1) })).toBe(404)
  })
})

describe('teams', () => {
  const make = (person: Person, more: object = {}) =>
    person.ask('createTeam', { spaceId, name: 'Dyers', openness: 'private', ...more })
  const teamsOf = async (person: Person): Promise<RecordMap['team']> =>
    (await person.call<{ recordMap: RecordMap }>('getTeams', { spaceId })).recordMap.team

  it('[P 6] members make them and own them; a private one is nobody else’s', async () => {
    const { body } = await make(member, { name: '  Dyers ' })
    const made = (body as { teamId: Uuid }).teamId
    expect((await teamsOf(member))?.[made]).toMatchObject({
      role: 'owner',
      value: { name: 'Dyers', membership: [{ user_id: member.userId, role: 'owner' }] },
    })
    const other = await server.signUp('Other')
    await server.join(spaceId, owner, other)
    expect(Object.keys((await teamsOf(other)) ?? {})).toEqual([teamId])
    const maps = await member.call<Record<string, RecordMap>>('getSpaces')
    const [view] = Object.values(maps[member.userId]?.space_view ?? {}).filter(
      ({ value }) => value?.space_id === spaceId,
    )
    expect(view?.value?.joined_teams).toContain(made)
  })

  it.each(['open', 'closed'] as const)('[P 6] every member sees an %s one', async openness => {
    const { body } = await make(owner, { openness })
    expect((await teamsOf(member))?.[(body as { teamId: Uuid }).teamId]?.role).toBe('reader')
  })

  it('[P 6] an open one is joined and left by members, and its pages are for those who are in it', async () => {
    const made = ((await make(owner, { openness: 'open' })).body as { teamId: Uuid }).teamId
    const page = await new PageWriter(owner, { spaceId, teamId: made }).page('Indigo')
    const load = { page: { id: page, spaceId }, cursor: { stack: [] }, verticalColumns: false }
    const team = { spaceId, teamId: made }
    expect(await status(member, 'loadCachedPageChunkV2', load)).toBe(404)
    expect(await status(member, 'leaveTeam', team)).toBe(404)

    const { recordMap } = await member.call<{ recordMap: RecordMap }>('joinTeam', team)
    expect([recordMap.team?.[made]?.role, recordMap.block?.[page]?.role]).toEqual(['content_editor', 'editor'])
    expect(Object.values(recordMap.space_view ?? {})[0]?.value?.joined_teams).toContain(made)
    expect(await status(member, 'loadCachedPageChunkV2', load)).toBe(200)
    // Twice is once.
    const again = await member.call<{ recordMap: RecordMap }>('joinTeam', team)
    expect(again.recordMap.team?.[made]?.value?.membership).toHaveLength(2)

    const left = await member.call<{ recordMap: RecordMap }>('leaveTeam', team)
    expect(left.recordMap.team?.[made]?.role).toBe('reader')
    expect(Object.values(left.recordMap.space_view ?? {})[0]?.value?.joined_teams).not.toContain(made)
    expect(await status(member, 'loadCachedPageChunkV2', load)).toBe(404)
  })

  it('[P 6] a closed one is joined by invitation, a private one does not exist for others, guests join none', async () => {
    const closed = ((await make(owner, { openness: 'closed' })).body as { teamId: Uuid }).teamId
    const hidden = ((await make(owner)).body as { teamId: Uuid }).teamId
    const open = ((await make(owner, { openness: 'open' })).body as { teamId: Uuid }).teamId
    expect(await status(member, 'joinTeam', { spaceId, teamId: closed })).toBe(403)
    expect(await status(member, 'joinTeam', { spaceId, teamId: hidden })).toBe(404)
    await owner.call('changeMembership', { spaceId, userId: member.userId, membershipType: 'guest' })
    expect(await status(member, 'joinTeam', { spaceId, teamId: open })).toBe(404)
  })

  it('[P 6] an owner with others in the team stays, and everybody stays in the team of everybody', async () => {
    const made = ((await make(owner, { openness: 'open' })).body as { teamId: Uuid }).teamId
    await member.call('joinTeam', { spaceId, teamId: made })
    expect(await refusal(owner, 'leaveTeam', { spaceId, teamId: made })).toEqual([400, 'LogicalError', undefined])
    expect(await refusal(member, 'leaveTeam', { spaceId, teamId })).toEqual([400, 'LogicalError', undefined])
    await member.call('leaveTeam', { spaceId, teamId: made })
    await owner.call('leaveTeam', { spaceId, teamId: made })
  })

  it('[P 6] their owners bring people in, give them roles and take them out', async () => {
    const made = ((await make(owner)).body as { teamId: Uuid }).teamId
    const page = await new PageWriter(owner, { spaceId, teamId: made }).page('Madder')
    const load = { page: { id: page, spaceId }, cursor: { stack: [] }, verticalColumns: false }
    const give = (person: Person, role: string, who: Person = member) =>
      person.ask('changeTeamMembers', { spaceId, teamId: made, userIds: [who.userId], role })
    const listedIn = async (): Promise<unknown> =>
      Object.values((await member.call<Record<string, RecordMap>>('getSpaces'))[member.userId]?.space_view ?? {}).find(
        ({ value }) => value?.space_id === spaceId,
      )?.value?.joined_teams
    expect((await give(member, 'owner')).status).toBe(404)
    expect((await give(owner, 'member', stranger)).status).toBe(404)
    expect((await give(owner, 'member')).status).toBe(200)
    expect(await status(member, 'loadCachedPageChunkV2', load)).toBe(200)
    expect(await listedIn()).toContain(made)
    // A member brings others in and no more.
    expect((await give(member, 'owner')).status).toBe(403)
    expect((await give(member, 'none', owner)).status).toBe(403)
    expect((await give(owner, 'member', owner)).status).toBe(400)
    expect((await give(owner, 'owner')).status).toBe(200)
    const { recordMap } = (await give(member, 'member', owner)).body as { recordMap: RecordMap }
    // Owners of the workspace own every team; what its list says is another thing.
    expect(recordMap.team?.[made]?.value?.membership).toEqual([
      { user_id: owner.userId, role: 'member' },
      { user_id: member.userId, role: 'owner' },
    ])
    expect((await give(owner, 'none')).status).toBe(400)
    expect((await give(owner, 'owner', owner)).status).toBe(200)
    expect((await give(owner, 'none')).status).toBe(200)
    expect(await status(member, 'loadCachedPageChunkV2', load)).toBe(404)
    expect(await listedIn()).not.toContain(made)
    expect(
      await refusal(owner, 'changeTeamMembers', { spaceId, teamId, userIds: [member.userId], role: 'none' }),
    ).toEqual([400, 'LogicalError', undefined])
  })

  it('[P 6] guests make none, nor do members where owners keep it to themselves', async () => {
    await owner.call('saveTransactions', {
      requestId: newUuid(),
      transactions: [
        new Device(spaceId).next(
          operation('set', { table: 'space', id: spaceId, spaceId }, { value: true }, 'disable_team_creation'),
        ),
      ],
    })
    expect((await make(member)).status).toBe(403)
    expect((await make(owner)).status).toBe(200)
    await owner.call('changeMembership', { spaceId, userId: member.userId, membershipType: 'guest' })
    expect((await make(member)).status).toBe(403)
  })

  it('[P 6] their owners archive them and take them back; the one of everybody stays', async () => {
    const { body } = await make(owner, { openness: 'open' })
    const made = (body as { teamId: Uuid }).teamId
    expect(await status(member, 'archiveTeam', { spaceId, teamId: made, isArchived: true })).toBe(403)
    expect(await refusal(owner, 'archiveTeam', { spaceId, teamId, isArchived: true })).toEqual([
      400,
      'LogicalError',
      undefined,
    ])
    await owner.call('archiveTeam', { spaceId, teamId: made, isArchived: true })
    const sidebar = await owner.call<Record<string, RecordMap>>('getSpaces')
    expect(sidebar[owner.userId]?.team?.[made]).toBeUndefined()
    expect((await teamsOf(owner))?.[made]?.value?.archived_by).toBe(owner.userId)
    await owner.call('archiveTeam', { spaceId, teamId: made, isArchived: false })
    expect((await teamsOf(owner))?.[made]?.value?.archived_at).toBeUndefined()
  })
})

describe('the domain of a workspace', () => {
  const domain = (person: Person) => person.call<{ domain: string | null }>('getDomain', { spaceId })
  const change = (domain: string | null) => ({ spaceId, domain })

  it('[P 2.3] is given by owners, in one form, and found by its people only', async () => {
    expect(await domain(member)).toEqual({ domain: null })
    expect(await status(member, 'changeDomain', change('atelier-one'))).toBe(403)
    expect(await owner.call('changeDomain', change(' Atelier-One '))).toEqual({ domain: 'atelier-one' })
    expect(await domain(member)).toEqual({ domain: 'atelier-one' })
    expect(await member.call('findSpace', { domain: 'ATELIER-one' })).toEqual({ spaceId })
    expect(await status(stranger, 'findSpace', { domain: 'atelier-one' })).toBe(404)
    expect(await status(stranger, 'findSpace', { domain: 'nobody-has-it' })).toBe(404)
    await owner.call('changeDomain', change(null))
    expect(await status(member, 'findSpace', { domain: 'atelier-one' })).toBe(404)
  })
  it.each(['login', 'ab', 'no_underscore'])('[P 5] is not “%s”', async domain =>
    expect(await refusal(owner, 'changeDomain', change(domain))).toEqual([400, 'UserValidationError', 'invalid_field']),
  )
  it('[P 8] is one workspace’s, also when two ask at once, and free again when it ends', async () => {
    const other = await stranger.createSpace('Other')
    const asked = await Promise.all([
      status(owner, 'changeDomain', change('wanted-by-two')),
      status(stranger, 'changeDomain', { spaceId: other.spaceId, domain: 'wanted-by-two' }),
    ])
    expect(asked.toSorted()).toEqual([200, 400])
    const [winner, loser] = asked[0] === 200 ? [owner, stranger] : [stranger, owner]
    const [won, lost] = winner === owner ? [spaceId, other.spaceId] : [other.spaceId, spaceId]
    await winner.call('deleteSpace', { spaceId: won, name: winner === owner ? 'Atelier' : 'Other' })
    expect(await loser.call('changeDomain', { spaceId: lost, domain: 'wanted-by-two' })).toEqual({
      domain: 'wanted-by-two',
    })
  })
})
