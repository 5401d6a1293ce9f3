// Files of a row that is yet to be made: sent while a form is filled in, and the row's own once it is there.
import type { Uuid } from '@sheaf/core/ids'
import { serverLimits } from '@sheaf/core/server-limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { Databases } from '../collections/database.fixture'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { createIn } from '../reliability/transactions.fixture'
import { findFile } from '../storage/files'
import { FilePerson } from './file-person.fixture'

let server: ListeningServer
let owner: FilePerson
let friend: FilePerson
let databases: Databases
let collectionId: Uuid
let hidden: Uuid
beforeAll(async () => {
  server = await startListening()
  owner = new FilePerson(await server.signUp('Owner'))
  friend = new FilePerson(await server.signUp('Friend'))
  const { spaceId, teamId } = await owner.person.createSpace()
  await server.join(spaceId, owner.person, friend.person)
  databases = new Databases(spaceId)
  const shared = { table: 'team', id: teamId, spaceId } as const
  collectionId = (await databases.database(owner.person, shared)).collectionId
  hidden = newUuid()
  // A page directly in the space belongs to its maker.
  await databases.write(owner.person, createIn({ table: 'space', id: spaceId, spaceId }, hidden, 'page'))
})
afterAll(() => server.discard())

const bytes = Buffer.from('for a row')
const rowToCome = (blockId: Uuid = newUuid()) => ({ spaceId: databases.spaceId, blockId, collectionId })

describe('a file for a row that is yet to be made', () => {
  it("[P 6] is nobody's to read until the row is there, and then belongs to the row", async () => {
    const target = rowToCome()
    const id = await friend.upload(target, bytes)
    expect([(await friend.open(id)).status, (await owner.open(id)).status]).toEqual([404, 404])
    await databases.write(friend.person, databases.row(collectionId, {}, target.blockId))
    expect(await (await owner.open(id)).text()).toBe('for a row')
    expect(await findFile(server.services.pool, id)).toMatchObject({ table: 'block', parentId: target.blockId })
  })
  it('goes on where it stopped', async () => {
    const location = (await friend.begin(rowToCome(), bytes.length)).headers.get('location') as string
    expect((await friend.patch(location, 0, bytes.subarray(0, 3))).status).toBe(204)
    expect((await friend.send('HEAD', location)).headers.get('upload-offset')).toBe('3')
    expect((await friend.patch(location, 3, bytes.subarray(3))).status).toBe(204)
  })
  it('[P 6] is refused to who may not add rows there', async () => {
    const stranger = new FilePerson(await server.signUp('Stranger'))
    expect((await stranger.begin(rowToCome(), 10)).status).toBe(404)
    expect((await friend.begin({ ...rowToCome(), collectionId: newUuid() }, 10)).status).toBe(404)
  })
  it('[P 6] is no way onto a block that is there and closed to the person', async () => {
    expect((await owner.begin(rowToCome(hidden), 10)).status).toBe(201)
    expect((await friend.begin(rowToCome(hidden), 10)).status).toBe(404)
  })
  it('is given up where the row never came, and kept where it did', async () => {
    const made = rowToCome()
    const [lost, kept] = [await friend.upload(rowToCome(), bytes), await friend.upload(made, bytes)]
    await databases.write(friend.person, databases.row(collectionId, {}, made.blockId))
    const alive = async () =>
      (await Promise.all([lost, kept].map(id => findFile(server.services.pool, id)))).map(file => file !== undefined)
    await server.services.files.cleanUp()
    expect(await alive()).toEqual([true, true])
    await server.services.pool.query('UPDATE file_upload SET created_time = created_time - $1', [
      serverLimits.rowlessFileLifetimeMs + 1,
    ])
    await server.services.files.cleanUp()
    expect(await alive()).toEqual([false, true])
  })
})
