// Every call of the registry against every kind of caller. A call that is added without a row here fails.
import { allCalls, type CallName } from '@sheaf/core/api/all'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { Databases } from '../collections/database.fixture'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { Person } from '../reliability/person.fixture'
import { bodies, type Target } from './call-bodies.fixture'

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
  target = { ...space, collectionId, ownerId: owner.userId }
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
        const ids = { spaceId: newUuid(), pageId: newUuid(), teamId: newUuid(), collectionId: newUuid() }
        const unknown: Target = { ...ids, ownerId: owner.userId }
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
