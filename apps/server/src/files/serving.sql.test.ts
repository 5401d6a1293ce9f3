// Opening files over real HTTP: who may, with which headers, in which pieces and widths.

import { randomBytes } from 'node:crypto'
import { operation } from '@sheaf/core/operations/operation'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { createIn, Device } from '../reliability/transactions.fixture'
import { errorOf, FilePerson, type Target } from './file-person.fixture'

let server: ListeningServer
let owner: FilePerson
let stranger: FilePerson
let target: Target
beforeAll(async () => {
  server = await startListening()
  owner = new FilePerson(await server.signUp('Owner'))
  stranger = new FilePerson(await server.signUp('Stranger'))
  const { spaceId, pageId } = await owner.person.createSpace()
  await stranger.person.createSpace()
  target = { spaceId, blockId: pageId }
})
afterAll(() => server.discard())

const picture = (
  width: number,
  height: number,
  format: 'png' | 'jpeg' = 'png',
  orientation?: number,
): Promise<Buffer> => {
  const made = sharp({ create: { width, height, channels: 3, background: '#3366cc' } }).toFormat(format)
  return (orientation ? made.withMetadata({ orientation }) : made).toBuffer()
}

describe('a file', () => {
  it('[P 6] is there for who may read its block, and for nobody else', async () => {
    const id = await owner.upload(target, Buffer.from('secret'))
    const hidden = await errorOf(await stranger.open(id))
    expect(hidden).toEqual({ status: 404, name: 'NotFoundError', debugMessage: 'Resource not found.' })
    expect(await errorOf(await stranger.open(newUuid()))).toEqual(hidden)
    expect(await errorOf(await owner.open(id, { cookie: '' }))).toEqual(hidden)
    for (const path of ['/image', '/f']) expect((await stranger.open(id, {}, path)).status).toBeGreaterThanOrEqual(400)
  })

  it('[P 6] comes with a page of the team, and is gone for who was taken out', async () => {
    const { spaceId, teamId } = await owner.person.createSpace()
    const friend = new FilePerson(await server.signUp('Friend'))
    const blockId = newUuid()
    await owner.person.call('saveTransactions', {
      requestId: newUuid(),
      transactions: [new Device(spaceId).next(createIn({ table: 'team', id: teamId, spaceId }, blockId, 'page'))],
    })
    const id = await owner.upload({ spaceId, blockId }, Buffer.from('ours'))
    expect((await friend.open(id)).status).toBe(404)
    await server.join(spaceId, owner.person, friend.person)
    expect((await friend.open(id)).status).toBe(200)
    await server.remove(spaceId, owner.person, friend.person)
    expect((await friend.open(id)).status).toBe(404)
  })

  it('[P 6] goes with a copy that its reader made, and not with one that somebody without access made', async () => {
    const theirs = await stranger.person.createSpace()
    const id = await owner.upload(target, Buffer.from('mine'))
    const put = async (who: FilePerson, spaceId: typeof target.spaceId, pageId: typeof target.blockId) => {
      const block = newUuid()
      const page = { table: 'block', id: pageId, spaceId } as const
      const operations = [
        createIn(page, block, 'image'),
        operation(
          'set',
          { table: 'block', id: block, spaceId },
          { value: [[`attachment:${id}:a.png`]] },
          'properties',
          'source',
        ),
      ]
      await who.person.call('saveTransactions', {
        requestId: newUuid(),
        transactions: [new Device(spaceId).next(...operations)],
      })
    }
    await put(stranger, theirs.spaceId, theirs.pageId)
    await new Promise(resolve => setTimeout(resolve, 300))
    expect((await stranger.open(id)).status).toBe(404)

    await server.join(theirs.spaceId, stranger.person, owner.person, 'owner')
    await put(owner, theirs.spaceId, theirs.pageId)
    let status = 0
    for (let tries = 0; tries < 50 && status !== 200; tries++) {
      await new Promise(resolve => setTimeout(resolve, 50))
      status = (await stranger.open(id)).status
    }
    expect(status).toBe(200)
  })

  it('[C 8] leaves with headers that let nothing run', async () => {
    const id = await owner.upload(target, Buffer.from('<script>alert(1)</script>'), 'x.html')
    const got = await owner.open(id)
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="x.html"; filename*=UTF-8''x.html`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'cookie',
      etag: `"${id}"`,
    })
  })

  it.each([
    [
      'a.svg',
      Buffer.from(
        '<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      ),
      'image/svg+xml',
      'attachment',
    ],
    ['a.pdf', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'), 'application/pdf', 'inline'],
    ['a.png', Buffer.from('MZ this is a program'), 'application/x-msdownload', 'attachment'],
    ['a.dat', Buffer.alloc(100, 7), 'application/octet-stream', 'attachment'],
    ['a.bin', Buffer.from([0, 1, 2, 3, 250]), 'application/octet-stream', 'attachment'],
    ['Plan „B“ 图.txt', Buffer.from('ä'), 'text/plain; charset=utf-8', 'attachment'],
  ])('[P 3] %s is what its bytes are', async (name, bytes, type, disposition) => {
    const got = await owner.open(await owner.upload(target, bytes, name))
    expect(got.headers.get('content-type')).toBe(type)
    expect(got.headers.get('content-disposition')).toMatch(
      new RegExp(`^${disposition}; filename="[ -~]+"; filename\\*=UTF-8''[\\w.%~!-]+$`),
    )
    expect(got.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('is saved instead of shown when asked', async () => {
    const id = await owner.upload(target, await picture(10, 10), 'p.png')
    expect((await owner.open(id)).headers.get('content-disposition')).toMatch(/^inline/)
    expect((await owner.send('GET', `/signed/${id}/p.png?download=1`)).headers.get('content-disposition')).toMatch(
      /^attachment/,
    )
  })

  it('is given in pieces, for players', async () => {
    const bytes = randomBytes(1000)
    const id = await owner.upload(target, bytes)
    const piece = async (range: string, more: Record<string, string> = {}) => {
      const got = await owner.open(id, { range, ...more })
      return [got.status, got.headers.get('content-range'), Buffer.from(await got.arrayBuffer()).length]
    }
    expect(await piece('bytes=0-0')).toEqual([206, 'bytes 0-0/1000', 1])
    expect(await piece('bytes=990-')).toEqual([206, 'bytes 990-999/1000', 10])
    expect(await piece('bytes=-5')).toEqual([206, 'bytes 995-999/1000', 5])
    expect(await piece('bytes=500-99999')).toEqual([206, 'bytes 500-999/1000', 500])
    expect(await piece('bytes=1000-')).toEqual([416, 'bytes */1000', 0])
    expect(await piece('bytes=5-1')).toEqual([200, null, 1000])
    expect(await piece('bytes=0-1,5-6')).toEqual([200, null, 1000])
    expect(await piece('bytes=0-1', { 'if-range': '"other"' })).toEqual([200, null, 1000])
    expect((await owner.open(id, { 'if-none-match': `"${id}"` })).status).toBe(304)
    const head = await owner.send('HEAD', `/signed/${id}/a`)
    expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
      200,
      '1000',
      'bytes',
    ])
  })
})

describe('an image', () => {
  const open = (id: string, width: string | number, accept = 'image/avif,image/webp,*/*'): Promise<Response> =>
    owner.send('GET', `/image/${id}/a?width=${width}`, { accept })
  const measured = async (answer: Response) => {
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { width, height } = await sharp(bytes).metadata()
    return [answer.status, answer.headers.get('content-type'), width, height]
  }

  it('comes in the width and format that the browser wants', async () => {
    const id = await owner.upload(target, await picture(1000, 500))
    expect(await measured(await open(id, 256))).toEqual([200, 'image/avif', 256, 128])
    expect(await measured(await open(id, 256))).toEqual([200, 'image/avif', 256, 128])
    expect(await measured(await open(id, 640, 'image/webp,*/*'))).toEqual([200, 'image/webp', 640, 320])
    expect(await measured(await open(id, 3840, '*/*'))).toEqual([200, 'image/webp', 1000, 500])
  })
  it('stands as its camera was held', async () => {
    const id = await owner.upload(target, await picture(600, 300, 'jpeg', 6))
    expect(await measured(await open(id, 128, 'image/webp'))).toEqual([200, 'image/webp', 128, 256])
  })
  it('comes in no other width', async () => {
    const id = await owner.upload(target, await picture(10, 10))
    for (const width of ['100', '0', '-1', '1e9', '', '64.0']) expect((await open(id, width)).status).toBe(400)
  })
  it('[P 6] is only for who may read it', async () => {
    const id = await owner.upload(target, await picture(10, 10))
    expect((await stranger.send('GET', `/image/${id}/a?width=64`)).status).toBe(404)
  })
  it('that would unpack to too much, or is a drawing or none at all, is left as it is', async () => {
    const bomb = await sharp({ create: { width: 11_000, height: 11_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')
    for (const bytes of [bomb, svg, Buffer.from('no image')]) {
      const id = await owner.upload(target, bytes, 'a')
      const got = await open(id, 64)
      expect([got.status, got.headers.get('location')]).toEqual([302, `/signed/${id}/a`])
    }
  })
})

describe('with a files origin', () => {
  it('files come from there, under an address that ends, and nothing else does', async () => {
    const apart = await startListening(undefined, { SHEAF_FILES_ORIGIN: 'http://files.sheaf.test' })
    try {
      const person = new FilePerson(await apart.signUp('Person'))
      const { spaceId, pageId } = await person.person.createSpace()
      const id = await person.upload({ spaceId, blockId: pageId }, Buffer.from('apart'), 'a.txt')
      const sent = await person.open(id)
      expect([sent.status, sent.headers.get('cache-control')]).toEqual([302, 'private, max-age=600'])
      const link = new URL(sent.headers.get('location') as string)
      expect(link.origin).toBe('http://files.sheaf.test')
      const fromFiles = (path: string) => apart.app.inject({ url: path, headers: { host: 'files.sheaf.test' } })
      const got = await fromFiles(link.pathname + link.search)
      expect([got.statusCode, got.body]).toEqual([200, 'apart'])
      expect(got.headers).toMatchObject({
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': apart.services.origins.baseUrl(),
        'content-security-policy': expect.stringMatching(/^sandbox/),
      })
      const other = await person.upload({ spaceId, blockId: pageId }, Buffer.from('other'))
      const expired = `${link.pathname}?expires=${Date.now() - 1}&signature=${link.searchParams.get('signature')}`
      for (const path of [
        '/',
        '/getStatus',
        '/signed/x/y',
        link.pathname,
        expired,
        link.pathname.replace(id, other) + link.search,
        `${link.pathname}${link.search.slice(0, -1)}`,
      ])
        expect((await fromFiles(path)).statusCode, path).toBe(404)
      expect(link.searchParams.get('expires')).toMatch(/^\d+$/)
    } finally {
      await apart.discard()
    }
  })
})
