// Every call of the registry against every kind of caller, as its definition says what it acts on and what is needed. A call that is added
// without a body does not compile.
import { allCalls, type CallName } from '@sheaf/core/api/all'
import type { Call } from '@sheaf/core/api/define'
import type { SubjectKind } from '@sheaf/core/api/subject'
import type { ErrorBody } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { allows, type Role } from '@sheaf/core/permissions/roles'
import { inEnglish } from '@sheaf/core/phrase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { Databases } from '../collections/database.fixture'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { Person } from '../reliability/person.fixture'
import { bodies, type Target } from './call-bodies.fixture'
import { resolveSubject } from './resolve-subject'

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

/** The role that each of them has on each kind of subject. Who has none, is told that there is no such thing. */
const people = {
  owner: { space: 'owner', team: 'owner', block: 'owner', page: 'owner', collection: 'owner' },
  member: { space: 'reader', team: 'content_editor', block: 'editor', page: 'editor', collection: 'editor' },
  guest: { space: 'reader', team: 'none', block: 'reader', page: 'reader', collection: 'none' },
  stranger: { space: 'none', team: 'none', block: 'none', page: 'none', collection: 'none' },
  removed: { space: 'none', team: 'none', block: 'none', page: 'none', collection: 'none' },
} as const satisfies Record<string, Readonly<Record<SubjectKind, Role>>>
type Who = keyof typeof people

let server: ListeningServer
let owner: Person
let stranger: Person
let removed: Person
let everybody: Readonly<Record<Who, Person>>
/** Another space of the owner. */
let apart: Uuid
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
  const member = await server.signUp('Member')
  await server.join(target.spaceId, owner, member)
  const guest = await server.signUp('Guest')
  await server.join(target.spaceId, owner, guest, 'guest')
  await server.services.rooms.change(target.spaceId, owner.actor, state =>
    state.changeBlock(target.pageId, {
      permissions: [
        { type: 'user', user_id: owner.userId, role: 'owner' },
        { type: 'space', role: 'editor' },
        { type: 'user', user_id: guest.userId, role: 'reader' },
      ],
    }),
  )
  everybody = { owner, member, guest, stranger, removed }
  apart = (await owner.createSpace('Apart')).spaceId
})
afterAll(() => server.discard())

describe.each(allCalls.map(call => [call.name, call] as const))('%s', (name, call) => {
  const body = (about: Target): unknown => {
    const make = bodies[name]
    return typeof make === 'function' ? make(about) : {}
  }

  it('[P 7] has a body where it acts on what others may have a part in', () =>
    expect(bodies[name] === undefined).toBe(call.on === 'none' || call.on === 'user'))

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

  const { on } = call as Call
  if (typeof on === 'string') return
  const about = (who: Who) => ({ role: people[who][on.kind], person: everybody[who] })
  const names = Object.keys(people) as Who[]
  const isAllowed = (who: Who): boolean => allows(people[who][on.kind], on.needs)

  it('[P 8] acts on something, and so has a body that names it', () => expect(typeof bodies[name]).toBe('function'))

  it.each(names.filter(isAllowed))('[P 8] lets the %s through, with their role', async who => {
    const { role, person } = about(who)
    const subject = await resolveSubject(on, body(target), person.actor, server.services)
    expect([subject.spaceId, subject.role]).toEqual([target.spaceId, role])
  })

  it.each(names.filter(who => !isAllowed(who)))('[P 8] refuses the %s before its handler runs', async who => {
    const { role, person } = about(who)
    const { status, body: answer } = await person.ask(name, body(target))
    expect([status, (answer as ErrorBody).name]).toEqual(
      role === 'none' ? [404, 'NotFoundError'] : [403, 'ForbiddenError'],
    )
    if (role !== 'none' && on.refusal) expect((answer as ErrorBody).debugMessage).toBe(inEnglish(on.refusal))
  })

  if (on.kind !== 'space')
    it('[P 8] takes no id of another space', async () => {
      const { status } = await owner.ask(name, body({ ...target, spaceId: apart }))
      expect(status).toBe(404)
    })
})
