// [P 6] Guests never get the e-mail address of a member, by any call, channel or download: every byte of every answer is looked through.
import { text } from 'node:stream/consumers'
import { allCalls } from '@sheaf/core/api/all'
import type { PermissionItem } from '@sheaf/core/records/block'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../../auth/secrets'
import { Databases } from '../../collections/database.fixture'
import { SpaceExport } from '../../export/export-space'
import { type ListeningServer, startListening } from '../../reliability/listening-server.fixture'
import type { Person } from '../../reliability/person.fixture'
import { createIn } from '../../reliability/transactions.fixture'
import { bodies, type Target } from '../call-bodies.fixture'

let server: ListeningServer
let [owner, member, guest] = [] as unknown as [Person, Person, Person]
let databases: Databases
let target: Target
let blockId: Target['pageId']
let addresses: readonly string[]

beforeAll(async () => {
  server = await startListening()
  ;[owner, member, guest] = [await server.signUp('Owner'), await server.signUp('Member'), await server.signUp('Guest')]
  const space = await owner.createSpace('Guest house')
  await server.join(space.spaceId, owner, member)
  await server.join(space.spaceId, owner, guest, 'guest')
  addresses = await Promise.all(
    [owner, member].map(async person => (await person.call<{ email: string }>('getAccount')).email),
  )
  databases = new Databases(space.spaceId)
  const made = await databases.database(
    owner,
    { table: 'team', id: space.teamId, spaceId: space.spaceId },
    {
      count: { type: 'number' },
      who: { type: 'person' },
      words: { type: 'text' },
      mail: { type: 'formula', formula: 'prop("who").first().email()' },
    },
  )
  blockId = made.blockId
  const people = [owner, member].map(({ userId }) => userId)
  await databases.rows(owner, made.collectionId, 2, i => ({ count: i, who: people }))
  const shared = (role: PermissionItem['role']): PermissionItem[] => [
    { type: 'user', user_id: owner.userId, role: 'owner' },
    { type: 'user', user_id: member.userId, role: 'editor' },
    { type: 'user', user_id: guest.userId, role },
  ]
  for (const id of [space.pageId, blockId])
    await databases.write(owner, databases.set(databases.block(id), ['permissions'], shared('owner')))
  target = { ...space, collectionId: made.collectionId, ownerId: owner.userId }
})
afterAll(() => server.discard())

const noAddress = (bytes: string): void => expect(addresses.filter(address => bytes.includes(address))).toEqual([])

/** Those that end something come last; the order of the others does not matter. */
const ending = new Set(['logout', 'leaveSpace', 'deleteAccount', 'endSession', 'endOtherSessions'])

describe('[P 6] a guest finds no address of a member', () => {
  it.each(allCalls.map(({ name }) => name).filter(name => !ending.has(name)))('in the answer of %s', async name => {
    const make = bodies[name]
    noAddress((await guest.ask(name, typeof make === 'function' ? make(target) : {})).text)
  })

  it('in people that are asked for by id', async () => {
    const requests = [owner, member, guest].map(({ userId: id }) => ({
      pointer: { table: 'sheaf_user', id, spaceId: target.spaceId },
      version: -1,
    }))
    const { text } = await guest.ask('syncRecordValues', { requests })
    noAddress(text)
    expect(text).toContain('"name":"Owner"')
    // Members know each other.
    expect((await member.ask('syncRecordValues', { requests })).text).toContain(addresses[0])
    expect((await member.ask('getMembers', { spaceId: target.spaceId })).text).toContain(addresses[0])
  })

  it('in what an invitation tells', async () => {
    const { url } = await owner.call<{ url: string }>('createInvite', {
      spaceId: target.spaceId,
      email: 'new@example.com',
    })
    const { status, text } = await guest.ask('getInvite', { code: url.split('/').at(-1) })
    expect(status).toBe(200)
    noAddress(text)
  })

  it('on any channel, while members are there and write', async () => {
    const [theirs, hers] = [await server.open(guest), await server.open(owner)]
    const { spaceId, pageId, teamId, collectionId } = target
    for (const socket of [theirs, hers])
      for (const [table, id] of [
        ['block', pageId],
        ['block', blockId],
        ['team', teamId],
        ['space', spaceId],
        ['collection', collectionId],
      ] as const)
        socket.subscribe({ table, id, spaceId })
    hers.send({ type: 'presence', channel: databases.block(pageId), state: { block: pageId } })
    await databases.write(owner, createIn(databases.block(pageId)))
    await databases.rows(owner, collectionId, 1, () => ({ who: [owner.userId] }))
    await server.join(spaceId, owner, await server.signUp('Newcomer'))
    await theirs.next('entries')
    await theirs.settle()
    const heard = JSON.stringify(theirs.heard)
    noAddress(heard)
    expect(heard).toContain(pageId)
    for (const socket of [theirs, hers]) socket.close()
  })

  it('in the download of the workspace', async () => {
    let bytes = ''
    const whole = new SpaceExport(server.services, { spaceId: target.spaceId, userId: guest.userId })
    for await (const entry of whole.entries())
      bytes += `${entry.path} ${typeof entry.bytes === 'string' ? entry.bytes : await text(entry.bytes)}\n`
    noAddress(bytes)
    expect(bytes.length).toBeGreaterThan(100)
  })

  // Last: here the guest writes an address down.
  it('by turning words into people', async () => {
    await databases.rows(guest, target.collectionId, 1, () => ({ words: [[addresses[0] as string]] }))
    const turn = {
      spaceId: target.spaceId,
      collectionId: target.collectionId,
      propertyId: 'words',
      type: 'person',
      dryRun: true,
    }
    const found = async (person: Person): Promise<number> =>
      (await person.call<{ kept: number }>('changePropertyType', { ...turn, changeId: newUuid() })).kept
    expect([await found(guest), await found(owner)]).toEqual([0, 1])
  })
})
