// Files that are on no page: the photo of a person and the icon of a workspace.
import type { Uuid } from '@sheaf/core/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { errorOf, type FaceTarget, FilePerson } from './file-person.fixture'

let server: ListeningServer
let owner: FilePerson
let member: FilePerson
let stranger: FilePerson
let spaceId: Uuid
beforeAll(async () => {
  server = await startListening()
  owner = new FilePerson(await server.signUp('Owner'))
  member = new FilePerson(await server.signUp('Member'))
  stranger = new FilePerson(await server.signUp('Stranger'))
  ;({ spaceId } = await owner.person.createSpace())
  await stranger.person.createSpace()
  await server.join(spaceId, owner.person, member.person)
})
afterAll(() => server.discard())

const photoOf = (who: FilePerson): FaceTarget => ({
  spaceId,
  parentTable: 'sheaf_user',
  parentId: who.person.userId,
})
const icon = (): FaceTarget => ({ spaceId, parentTable: 'space', parentId: spaceId })
const statusOf = async (answer: Promise<Response>): Promise<number> => (await answer).status

describe('a photo', () => {
  it('[P 6] is read by people of the same spaces, in all of them, and by nobody else', async () => {
    const id = await member.upload(photoOf(member), Buffer.from('a face'))
    expect(await statusOf(owner.open(id))).toBe(200)
    expect(await statusOf(member.open(id))).toBe(200)
    expect(await errorOf(await stranger.open(id))).toEqual(await errorOf(await stranger.open(newUuid())))
    // They meet in another space, which the file was not uploaded to.
    const other = await member.person.createSpace()
    await server.join(other.spaceId, member.person, stranger.person)
    expect(await statusOf(stranger.open(id))).toBe(200)
    await server.remove(other.spaceId, member.person, stranger.person)
    expect(await statusOf(stranger.open(id))).toBe(404)
  })

  it("[P 6] is only the person's own to upload, into a space of theirs", async () => {
    expect(await statusOf(member.begin(photoOf(owner), 4))).toBe(403)
    expect(await statusOf(stranger.begin(photoOf(stranger), 4))).toBe(403)
    expect(await statusOf(stranger.begin(photoOf(owner), 4))).toBe(404)
  })

  it('[P 7] is what changeProfile takes', async () => {
    const id = await owner.upload(photoOf(owner), Buffer.from('a face'), 'me.png')
    const profilePhoto = `attachment:${id}:me.png`
    const { recordMap } = await owner.person.call<{ recordMap: unknown }>('changeProfile', { profilePhoto })
    expect(recordMap).toMatchObject({
      sheaf_user: { [owner.person.userId]: { value: { profile_photo: profilePhoto } } },
    })
    await owner.person.call('changeProfile', { profilePhoto: null })
  })
})

describe('an icon of a workspace', () => {
  it('[P 6] is put there by owners and read by everybody in it', async () => {
    expect(await statusOf(member.begin(icon(), 4))).toBe(403)
    expect(await statusOf(stranger.begin(icon(), 4))).toBe(404)
    const id = await owner.upload(icon(), Buffer.from('a sign'))
    expect(await statusOf(member.open(id))).toBe(200)
    expect(await statusOf(stranger.open(id))).toBe(404)
  })

  it('[P 6] is of the very space that is named', async () => {
    const own = await stranger.person.createSpace()
    const crossed = { spaceId: own.spaceId, parentTable: 'space', parentId: spaceId }
    expect(await statusOf(stranger.begin(crossed, 4))).toBe(404)
  })
})

it.each(['team', 'credential', 'block; drop table block', ''])(
  '[P 5] %s is nothing to upload to',
  async parentTable => {
    expect(await statusOf(owner.begin({ spaceId, parentTable, parentId: spaceId }, 4))).toBe(400)
  },
)
