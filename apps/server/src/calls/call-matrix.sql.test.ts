// Every call of the registry against every kind of caller. A call that is added without a row here fails.
import { allCalls, type CallName } from '@sheaf/core/api/all'
import type { Uuid } from '@sheaf/core/ids'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { Databases } from '../collections/database.fixture'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { Person } from '../reliability/person.fixture'
import { Device, setFormat } from '../reliability/transactions.fixture'

interface Target {
  readonly spaceId: Uuid
  readonly pageId: Uuid
  readonly teamId: Uuid
  readonly collectionId: Uuid
}
/** A body that asks about a target, and whether the answer may differ by what it is: only then is there something to hide. */
const bodies: { readonly [N in CallName]: ((target: Target) => unknown) | 'about nobody else' } = {
  signUp: 'about nobody else',
  loginWithPassword: 'about nobody else',
  sendEmailCode: 'about nobody else',
  loginWithEmailCode: 'about nobody else',
  logout: 'about nobody else',
  authValidate: 'about nobody else',
  createSpace: 'about nobody else',
  getSpaces: 'about nobody else',
  getFeatureFlagResults: 'about nobody else',
  getInvite: 'about nobody else',
  acceptInvite: 'about nobody else',
  unfurlUrl: 'about nobody else',
  changeProfile: 'about nobody else',
  getAccount: 'about nobody else',
  sendAccountCode: 'about nobody else',
  changeEmail: 'about nobody else',
  changePassword: 'about nobody else',
  getSessions: 'about nobody else',
  endSession: 'about nobody else',
  endOtherSessions: 'about nobody else',
  deleteAccount: 'about nobody else',
  findSpace: 'about nobody else',
  getDomain: ({ spaceId }) => ({ spaceId }),
  changeDomain: ({ spaceId }) => ({ spaceId, domain: 'secret-plans' }),
  getMembers: ({ spaceId }) => ({ spaceId }),
  getTeams: ({ spaceId }) => ({ spaceId }),
  createTeam: ({ spaceId }) => ({ spaceId, name: 'Atelier', openness: 'open' }),
  // What ends something is asked for in a way that the owner is refused too, but told why.
  deleteSpace: ({ spaceId }) => ({ spaceId, name: 'Some other name' }),
  leaveSpace: ({ spaceId }) => ({ spaceId }),
  changeMembership: ({ spaceId }) => ({ spaceId, userId: owner.userId, membershipType: 'member' }),
  removeMember: ({ spaceId }) => ({ spaceId, userId: owner.userId }),
  joinTeam: ({ spaceId, teamId }) => ({ spaceId, teamId }),
  leaveTeam: ({ spaceId, teamId }) => ({ spaceId, teamId }),
  changeTeamMembers: ({ spaceId, teamId }) => ({ spaceId, teamId, userIds: [owner.userId], role: 'member' }),
  archiveTeam: ({ spaceId, teamId }) => ({ spaceId, teamId, isArchived: true }),
  createInvite: ({ spaceId }) => ({ spaceId, email: 'somebody@example.com' }),
  loadCachedPageChunkV2: ({ spaceId, pageId }) => ({
    page: { id: pageId, spaceId },
    cursor: { stack: [] },
    verticalColumns: false,
  }),
  syncRecordValues: ({ spaceId, pageId }) => ({ requests: [{ pointer: blockPointer(spaceId, pageId), version: -1 }] }),
  saveTransactions: ({ spaceId, pageId }) => ({
    requestId: newUuid(),
    transactions: [new Device(spaceId).next(setFormat(spaceId, pageId, 'x', 1))],
  }),
  getUserSharedPagesInSpace: ({ spaceId }) => ({ spaceId }),
  getListedTitles: ({ spaceId, teamId }) => ({ spaceId, list: { table: 'team', id: teamId } }),
  search: ({ spaceId }) => ({ spaceId, query: '' }),
  recordPageVisit: ({ spaceId, pageId }) => ({ page: { id: pageId, spaceId } }),
  getRecentPages: ({ spaceId }) => ({ spaceId }),
  getCollections: ({ spaceId }) => ({ spaceId }),
  getTrash: ({ spaceId }) => ({ spaceId, limit: 20 }),
  duplicatePage: ({ spaceId, pageId }) => ({ spaceId, pageId, copyId: newUuid() }),
  deleteFromTrash: ({ spaceId, pageId }) => ({ spaceId, pageId }),
  queryCollection: ({ spaceId, collectionId }) => ({ source: { spaceId, collectionId } }),
  findRow: ({ spaceId }) => ({ spaceId, uniqueId: 'TASK-1' }),
  changeRowPrefix: ({ spaceId, collectionId }) => ({ spaceId, collectionId, prefix: 'TASK' }),
  changePropertyType: ({ spaceId, collectionId }) => ({
    spaceId,
    collectionId,
    propertyId: 'count',
    changeId: newUuid(),
    type: 'text',
    dryRun: true,
  }),
  fillRelation: ({ spaceId, collectionId }) => ({ spaceId, collectionId, propertyId: 'rel' }),
}

/** Calls that the owner's own body is refused, and told so. */
const refusedToOwner: ReadonlySet<CallName> = new Set([
  'deleteSpace',
  'leaveSpace',
  'changeMembership',
  'removeMember',
  'archiveTeam',
  'leaveTeam',
  'changeTeamMembers',
])

let server: ListeningServer
let owner: Person
let stranger: Person
let removed: Person
let target: Target
beforeAll(async () => {
  server = await startListening()
  owner = await server.signUp('Owner')
  stranger = await server.signUp('Stranger')
  removed = await server.signUp('Removed')
  const space = await owner.createSpace('Secret plans')
  const databases = new Databases(space.spaceId)
  const { collectionId } = await databases.database(
    owner,
    { table: 'team', id: space.teamId, spaceId: space.spaceId },
    { count: { type: 'number' }, rel: { type: 'relation' } },
  )
  await databases.rows(owner, collectionId, 1)
  target = { ...space, collectionId }
  await owner.call('changeRowPrefix', { spaceId: space.spaceId, collectionId, prefix: 'TASK' })
  await stranger.createSpace()
  await server.join(target.spaceId, owner, removed)
  await server.remove(target.spaceId, owner, removed)
})
afterAll(() => server.discard())

describe.each(allCalls.map(call => [call.name, call] as const))('%s', (name, call) => {
  const body = (about: Target): unknown => {
    const make = bodies[name]
    return typeof make === 'function' ? make(about) : {}
  }

  it('[P 7] has a row in this matrix', () => expect(bodies[name]).toBeDefined())

  if (call.access === 'signed-in')
    it('[P 7] is refused without a session, and with a session for an account outside it', async () => {
      const nobody = await new Person(server.origin).ask(name, body(target))
      expect([nobody.status, nobody.body]).toMatchObject([
        403,
        { name: 'ForbiddenError', clientData: { type: 'not_signed_in' } },
      ])
      const posing = await stranger.ask(name, body(target), { 'x-sheaf-active-user-id': owner.userId })
      expect([posing.status, posing.body]).toMatchObject([
        403,
        { name: 'ForbiddenError', clientData: { type: 'user_not_in_session' } },
      ])
    })

  if (typeof bodies[name] === 'function')
    it.each(['a stranger', 'somebody who was taken out'])(
      '[P 8] answers %s as if the space did not exist',
      async who => {
        const person = who === 'a stranger' ? stranger : removed
        const unknown: Target = { spaceId: newUuid(), pageId: newUuid(), teamId: newUuid(), collectionId: newUuid() }
        const answer = async (about: Target): Promise<string> => {
          const { status, text } = await person.ask(name, body(about))
          return `${status} ${text}`
            .replace(/"errorId":"[^"]+"/, '')
            .replaceAll(about.pageId, 'PAGE')
            .replaceAll(about.teamId, 'TEAM')
            .replaceAll(about.spaceId, 'SPACE')
            .replaceAll(/"id":"[^"]+"/g, '"id"')
        }
        const hidden = await answer(target)
        expect(hidden).toBe(await answer(unknown))
        expect(hidden).not.toMatch(/Secret plans|Owner/)
        expect((await owner.ask(name, body(target))).status).toBe(refusedToOwner.has(name) ? 400 : 200)
      },
    )
})
