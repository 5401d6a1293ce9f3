// Uploading over real HTTP: whole, in pieces, interrupted, refused.

import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { UPLOAD_PATH } from '@sheaf/core/files/file-addresses'
import { serverLimits } from '@sheaf/core/server-limits'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { newUuid } from '../auth/secrets'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { PageWriter } from '../reliability/page-writer.fixture'
import { findFile } from '../storage/files'
import { errorOf, FilePerson, type Target } from './file-person.fixture'

const notFound = { status: 404, name: 'NotFoundError', debugMessage: 'Resource not found.' }

let server: ListeningServer
let owner: FilePerson
let stranger: FilePerson
let target: Target
beforeAll(async () => {
  server = await startListening(undefined, { SHEAF_MAX_UPLOAD_MB: '2', SHEAF_SPACE_FILES_MB: '4' })
  owner = new FilePerson(await server.signUp('Owner'))
  stranger = new FilePerson(await server.signUp('Stranger'))
  target = await place()
})
afterAll(() => server.discard())

/** A space of its own, so that quotas do not meet. */
async function place(): Promise<Target> {
  const { spaceId, pageId } = await owner.person.createSpace()
  return { spaceId, blockId: pageId }
}
const stored = (id: string): Promise<unknown> => findFile(server.services.pool, id as never)
const staged = (id: string): boolean => existsSync(join(server.services.settings.dataDir, 'uploads', id))

describe('an upload', () => {
  it('[P 3] arrives whole and is a record with the type of its bytes, not of its name', async () => {
    const text = Buffer.from('just words')
    const id = await owner.upload(target, text, '../photo.png')
    expect(await stored(id)).toEqual({
      id,
      spaceId: target.spaceId,
      table: 'block',
      parentId: target.blockId,
      name: 'photo.png',
      type: 'text/plain',
      size: 10,
      uploadedBy: owner.person.userId,
    })
    expect(staged(id)).toBe(false)
    expect(await (await owner.open(id)).text()).toBe('just words')
  })

  it('[P 3] goes on where it stopped', async () => {
    const bytes = randomBytes(300_000)
    const location = (await owner.begin(target, bytes.length)).headers.get('location') as string
    expect((await owner.patch(location, 0, bytes.subarray(0, 100_000))).headers.get('upload-offset')).toBe('100000')
    expect((await owner.send('HEAD', location)).headers.get('upload-offset')).toBe('100000')
    expect((await owner.patch(location, 50_000, bytes.subarray(50_000))).status).toBe(409)
    expect((await owner.patch(location, 100_000, bytes.subarray(100_000))).status).toBe(204)
    const got = await owner.open(location.slice(-36))
    expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true)
    // Somebody whose last answer was lost asks how far it came, and is told: all of it.
    const head = await owner.send('HEAD', location)
    expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([
      200,
      '300000',
      '300000',
    ])
  })

  it('[P 3] keeps what arrived before the connection was cut', async () => {
    const bytes = randomBytes(200_000)
    const location = (await owner.begin(target, bytes.length)).headers.get('location') as string
    const socket = connect(server.port, '127.0.0.1')
    socket.write(
      `PATCH ${location} HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\norigin: ${server.origin}\r\ncookie: ${owner.person.cookie}\r\ntus-resumable: 1.0.0\r\nupload-offset: 0\r\ncontent-type: application/offset+octet-stream\r\ncontent-length: 200000\r\n\r\n`,
    )
    socket.write(bytes.subarray(0, 80_000))
    await delay(300)
    socket.destroy()
    let offset = 0
    for (let tries = 0; tries < 50 && offset === 0; tries++) {
      await delay(100)
      offset = Number((await owner.send('HEAD', location)).headers.get('upload-offset'))
    }
    expect(offset).toBe(80_000)
    expect((await owner.patch(location, offset, bytes.subarray(offset))).status).toBe(204)
    const got = await owner.open(location.slice(-36))
    expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true)
  })

  it('is finished by whoever asks when the server died between the last byte and the record', async () => {
    const bytes = Buffer.from('the last byte was here')
    const location = (await owner.begin(target, bytes.length)).headers.get('location') as string
    const id = location.slice(-36)
    // What tus has written before the end is called.
    await writeFile(join(server.services.settings.dataDir, 'uploads', id), bytes)
    expect(await stored(id)).toBeUndefined()
    expect((await owner.send('HEAD', location)).headers.get('upload-offset')).toBe(String(bytes.length))
    expect(await stored(id)).toMatchObject({ size: bytes.length })
  })

  it('may be empty', async () => {
    const id = await owner.upload(target, Buffer.alloc(0), 'empty.txt')
    const got = await owner.open(id)
    expect([got.status, await got.text(), got.headers.get('content-length')]).toEqual([200, '', '0'])
  })

  it('can be given up, and leaves nothing', async () => {
    const location = (await owner.begin(target, 100)).headers.get('location') as string
    expect((await stranger.send('DELETE', location)).status).toBe(404)
    expect(staged(location.slice(-36))).toBe(true)
    expect((await owner.send('DELETE', location)).status).toBe(204)
    expect(staged(location.slice(-36))).toBe(false)
    expect((await owner.send('HEAD', location)).status).toBe(404)
  })

  it('that nobody finishes is gone after a day, and its room is free', async () => {
    const place1 = await place()
    const location = (await owner.begin(place1, 2_000_000)).headers.get('location') as string
    await owner.begin(place1, 2_000_000)
    expect((await owner.begin(place1, 2_000_000)).status).toBe(400)
    await server.services.files.cleanUp()
    expect(staged(location.slice(-36))).toBe(true)
    await server.services.pool.query('UPDATE pending_upload SET created_time = created_time - $1', [
      serverLimits.uploadLifetimeMs + 1,
    ])
    await server.services.files.cleanUp()
    expect(readdirSync(join(server.services.settings.dataDir, 'uploads'))).toEqual([])
    expect((await owner.begin(place1, 2_000_000)).status).toBe(201)
  })
})

describe('on a disk that is full', () => {
  const storageFull = { status: 503, name: 'StorageFullError', debugMessage: 'The server is out of disk space.' }
  const noRoom = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  const folder = (): string => join(server.services.settings.dataDir, 'uploads')
  const whole = (at: Target, bytes: Buffer): Promise<Response> =>
    owner.begin(at, bytes.length, 'a.bin', { 'content-type': 'application/offset+octet-stream' }, bytes)
  afterEach(() => vi.restoreAllMocks())

  it.skipIf(!existsSync('/dev/full'))('an upload is told so, and goes on once there is room', async () => {
    const bytes = randomBytes(300_000)
    const location = (await owner.begin(target, bytes.length)).headers.get('location') as string
    const id = location.slice(-36)
    await rm(join(folder(), id))
    await symlink('/dev/full', join(folder(), id))
    expect(await errorOf(await owner.patch(location, 0, bytes))).toEqual(storageFull)
    expect(await stored(id)).toBeUndefined()
    await rm(join(folder(), id))
    await writeFile(join(folder(), id), '')
    expect((await owner.patch(location, 0, bytes)).status).toBe(204)
    expect(await stored(id)).toMatchObject({ size: bytes.length })
  })

  it('one that is not begun leaves nothing, neither on the disk nor of the room it asked for', async () => {
    const at = await place()
    const bytes = randomBytes(2_000_000)
    const before = readdirSync(folder())
    const put = vi.spyOn(server.services.files.storage, 'put').mockRejectedValue(noRoom)
    for (let attempt = 0; attempt < 3; attempt++) expect(await errorOf(await whole(at, bytes))).toEqual(storageFull)
    await expect.poll(() => readdirSync(folder())).toEqual(before)
    put.mockRestore()
    const begun = await whole(at, bytes)
    expect(begun.status).toBe(201)
    expect(await stored((begun.headers.get('location') as string).slice(-36))).toMatchObject({ size: bytes.length })
  })

  it('one whose bytes are all here is finished once there is room', async () => {
    const bytes = randomBytes(1_000)
    const location = (await owner.begin(target, bytes.length)).headers.get('location') as string
    const put = vi.spyOn(server.services.files.storage, 'put').mockRejectedValue(noRoom)
    expect(await errorOf(await owner.patch(location, 0, bytes))).toEqual(storageFull)
    expect((await owner.send('HEAD', location)).status).toBe(503)
    put.mockRestore()
    expect((await owner.send('HEAD', location)).headers.get('upload-offset')).toBe('1000')
    expect(await stored(location.slice(-36))).toMatchObject({ size: 1_000 })
  })
})

describe('an upload is refused', () => {
  it('[P 8] beyond the size of a file, in words', async () => {
    expect(await errorOf(await owner.begin(target, 2 * 1_048_576 + 1))).toEqual({
      status: 413,
      name: 'UserValidationError',
      debugMessage: 'This file is 2 MB. The limit is 2 MB.',
      clientData: {
        type: 'file_too_large',
        maxBytes: 2 * 1_048_576,
        phrase: expect.objectContaining({ message: 'This file is {size}. The limit is {limit}.' }),
      },
    })
  })
  it('[P 8] beyond what the space may have, also when many begin at once', async () => {
    const full = await place()
    const answers = await Promise.all(Array.from({ length: 6 }, () => owner.begin(full, 1_500_000)))
    expect(answers.filter(answer => answer.status === 201)).toHaveLength(2)
    const refused = answers.find(answer => answer.status === 400) as Response
    expect(await errorOf(refused)).toMatchObject({
      name: 'UserValidationError',
      debugMessage: 'Not enough storage. This workspace uses 2.9 MB of 4 MB, and this file is 1.4 MB.',
      clientData: { type: 'space_files_full' },
    })
  })
  it('with more bytes than were announced', async () => {
    const location = (await owner.begin(target, 10)).headers.get('location') as string
    expect((await owner.patch(location, 0, randomBytes(11))).status).toBe(413)
    expect(await stored(location.slice(-36))).toBeUndefined()
  })
  it('[P 6] to strangers and to nobody, as if the block did not exist', async () => {
    const hidden = await errorOf(await stranger.begin(target, 10))
    const unknown = await errorOf(await stranger.begin({ spaceId: newUuid(), blockId: newUuid() }, 10))
    expect([hidden, unknown]).toEqual([notFound, notFound])
    const anonymous = await owner.begin(target, 10, 'a', { cookie: '' })
    expect(await errorOf(anonymous)).toMatchObject({ status: 403, clientData: { type: 'not_signed_in' } })
  })
  it('[P 6] to whoever was taken out while it ran', async () => {
    const { spaceId, teamId } = await owner.person.createSpace()
    const friend = new FilePerson(await server.signUp('Friend'))
    await server.join(spaceId, owner.person, friend.person)
    const pageId = await new PageWriter(owner.person, { spaceId, teamId }).page('Files')
    const location = (await friend.begin({ spaceId, blockId: pageId }, 4)).headers.get('location') as string
    expect((await friend.patch(location, 0, Buffer.from('ab'))).status).toBe(204)
    await server.remove(spaceId, owner.person, friend.person)
    expect((await friend.patch(location, 2, Buffer.from('cd'))).status).toBe(404)
  })
  it('to somebody else who knows its address', async () => {
    const location = (await owner.begin(target, 4)).headers.get('location') as string
    for (const answer of [
      await stranger.patch(location, 0, Buffer.from('abcd')),
      await stranger.send('HEAD', location),
    ])
      expect(answer.status).toBe(404)
  })
  it('[C 7] from another site', async () => {
    const answer = await owner.begin(target, 4, 'a', { origin: 'https://evil.example' })
    expect(await errorOf(answer)).toMatchObject({ status: 403, clientData: { type: 'cross_site' } })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
  it.each([
    ['no length', { 'upload-length': '' }],
    ['a length that is none', { 'upload-length': '-5' }],
    ['a length put off', { 'upload-length': '', 'upload-defer-length': '1' }],
    ['no metadata', { 'upload-metadata': '' }],
    ['metadata that is no base64', { 'upload-metadata': 'spaceId !!!' }],
    ['metadata that is no UTF-8', { 'upload-metadata': `spaceId ${Buffer.from([0xff, 0xfe]).toString('base64')}` }],
    ['ids that are none', { 'upload-metadata': `spaceId ${Buffer.from('../..').toString('base64')},blockId eA==` }],
  ])('with %s', async (_what, headers) => {
    expect(await errorOf(await owner.begin(target, 10, 'a', headers))).toMatchObject({
      status: 400,
      name: 'ValidationError',
    })
  })
  it('at addresses that are none', async () => {
    for (const path of [`${UPLOAD_PATH}/x`, `${UPLOAD_PATH}/${newUuid()}`, `${UPLOAD_PATH}/..%2f..%2fx`])
      expect((await owner.send('HEAD', path)).status).toBe(404)
  })
})
