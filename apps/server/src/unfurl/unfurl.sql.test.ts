// What links lead to, asked of a real host on this machine that the operator has named.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serverLimits } from '@sheaf/core/server-limits'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import type { Person } from '../reliability/person.fixture'

const pages: Record<string, { type: string; body: string | Buffer; status?: number }> = {
  '/page': {
    type: 'text/html; charset=iso-8859-1',
    body: Buffer.from(
      '<title>Seite</title><meta property="og:title" content="Gr\u00fc\u00dfe"><meta name="description" content="Worte"><meta property="og:image" content="/p.png"><link rel="icon" href="i.svg" type="image/svg+xml"><link rel="icon" href="i.png" sizes="32x32">',
      'latin1',
    ),
  },
  '/oembed': {
    type: 'text/html',
    body: '<link rel="alternate" type="application/json+oembed" href="/o.json"><title>x</title>',
  },
  '/o.json': { type: 'application/json', body: '{"html":"<iframe src=\\"https://player.example/1\\"></iframe>"}' },
  '/broken': { type: 'text/html', body: '', status: 500 },
  '/file.zip': { type: 'application/zip', body: 'PK' },
  '/evil.svg': { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' },
  '/posing.png': { type: 'image/png', body: '<script>alert(1)</script>' },
}

let site: Server
let seen: string[]
let host: string
let server: ListeningServer
let person: Person
beforeAll(async () => {
  pages['/p.png'] = {
    type: 'image/png',
    body: await sharp({ create: { width: 2000, height: 10, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  }
  site = createServer((request, response) => {
    seen.push(request.url as string)
    const page = pages[(request.url as string).split('?')[0] as string]
    response
      .writeHead(page?.status ?? (page ? 200 : 404), { 'content-type': page?.type ?? 'text/html' })
      .end(page?.body ?? 'nothing')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`
  server = await startListening(undefined, { SHEAF_OUTGOING_ALLOW: host })
  person = await server.signUp('Person')
})
beforeEach(() => {
  seen = []
})
afterAll(async () => {
  await server.discard()
  site.closeAllConnections()
  site.close()
})

const unfurl = (path: string) => person.ask('unfurlUrl', { url: `http://${host}${path}` })

describe('unfurlUrl', () => {
  it('[P 8] tells what a page says of itself, in its own letters', async () => {
    const { status, body } = await unfurl('/page#part')
    expect([status, body]).toEqual([
      200,
      {
        url: `http://${host}/page`,
        title: 'Grüße',
        description: 'Worte',
        icon: `http://${host}/i.png`,
        image: `http://${host}/p.png`,
      },
    ])
  })
  it('asks once, and at once only once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => unfurl('/page?once')))
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1)
    await unfurl('/page?once')
    expect(seen).toEqual(['/page?once'])
  })
  it('takes the frame of an oEmbed answer', async () =>
    expect((await unfurl('/oembed')).body).toMatchObject({ embed: 'https://player.example/1' }))
  it('calls a file by its name', async () =>
    expect((await unfurl('/file.zip')).body).toEqual({ url: `http://${host}/file.zip`, title: 'file.zip' }))
  it('[P 8] says what went wrong', async () => {
    expect(await unfurl('/broken')).toMatchObject({ status: 502, body: { name: 'UnfurlResponseError' } })
    expect(await person.ask('unfurlUrl', { url: 'http://127.0.0.1:1/' })).toMatchObject({
      status: 502,
      body: { name: 'NetworkError', debugMessage: 'Couldn’t reach this link.' },
    })
    for (const url of ['nonsense', 'javascript:alert(1)', 'file:///etc/passwd'])
      expect(await person.ask('unfurlUrl', { url })).toMatchObject({
        status: 400,
        body: { name: 'UserValidationError' },
      })
  })
  it('[P 8] is limited for who asks too much', async () => {
    const greedy = await server.signUp('Greedy')
    await server.services.pool.query('DELETE FROM rate_limit')
    await greedy.ask('unfurlUrl', { url: `http://${host}/page?first` })
    await server.services.pool.query("UPDATE rate_limit SET points = $1 WHERE key LIKE 'unfurl.%'", [
      serverLimits.unfurlsPerUserPerHour - 1,
    ])
    expect((await greedy.ask('unfurlUrl', { url: `http://${host}/page?last` })).status).toBe(200)
    expect(await greedy.ask('unfurlUrl', { url: `http://${host}/page?next` })).toMatchObject({
      status: 429,
      body: { name: 'UserRateLimitResponse' },
    })
    // What is known costs nothing.
    expect((await greedy.ask('unfurlUrl', { url: `http://${host}/page?first` })).status).toBe(200)
  })
})
