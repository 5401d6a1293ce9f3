// Pictures of other hosts, fetched for whoever is signed in from a real host on this machine that the operator has named.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { imageAddress } from '@sheaf/core/files/file-addresses'
import { serverLimits } from '@sheaf/core/server-limits'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { FilePerson } from './file-person.fixture'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script><rect width="9" height="9"/></svg>'
const posing: Record<string, { type: string; body: string | Buffer }> = {
  '/posing.png': { type: 'image/png', body: '<script>alert(1)</script>' },
  '/page': { type: 'text/html', body: '<title>x</title>' },
  '/svg.png': { type: 'image/png', body: SVG },
  '/large.png': { type: 'image/png', body: Buffer.alloc(serverLimits.maxOutgoingBytes + 1) },
  '/large.svg': { type: 'image/svg+xml', body: `<svg>${' '.repeat(1_000_000)}</svg>` },
}

let site: Server
let host: string
let server: ListeningServer
let reader: FilePerson
let seen: string[]
beforeAll(async () => {
  const png = await sharp({ create: { width: 2000, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  site = createServer((request, response) => {
    seen.push(request.url as string)
    const path = (request.url as string).split('?')[0] as string
    const { type, body } = posing[path] ?? { type: 'image/png', body: png }
    response.writeHead(path === '/gone.png' ? 404 : 200, { 'content-type': type }).end(body)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`
  server = await startListening(undefined, { SHEAF_OUTGOING_ALLOW: host })
  reader = new FilePerson(await server.signUp('Reader'))
})
beforeEach(() => {
  seen = []
})
afterAll(async () => {
  await server.discard()
  site.closeAllConnections()
  site.close()
})

const open = (url: string, cookie = reader.person.cookie): Promise<Response> =>
  fetch(`${server.origin}${imageAddress(url, 300)}`, { headers: { cookie }, redirect: 'manual' })

it('[P 8] is drawn anew in the width that is asked for, fetched once, and can run nothing', async () => {
  const got = await open(`http://${host}/p.png`)
  const { width, format } = await sharp(Buffer.from(await got.arrayBuffer())).metadata()
  expect([got.status, got.headers.get('content-type'), width, format]).toEqual([200, 'image/webp', 384, 'webp'])
  expect(Object.fromEntries(got.headers)).toMatchObject({
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=86400',
    vary: expect.stringContaining('cookie'),
  })
  expect((await open(`http://${host}/p.png`)).status).toBe(200)
  expect(seen).toEqual(['/p.png'])
})
it('[P 8] is not fetched for strangers, in other widths or from what is no web address', async () => {
  expect((await open(`http://${host}/q.png`, '')).status).toBe(404)
  const address = imageAddress(`http://${host}/q.png`, 300) as string
  const { cookie } = reader.person
  expect(
    (await fetch(`${server.origin}${address.replace('width=384', 'width=385')}`, { headers: { cookie } })).status,
  ).toBe(400)
  for (const url of ['file:///etc/passwd', 'nonsense', ''])
    expect((await fetch(`${server.origin}/image/external?url=${url}&width=64`, { headers: { cookie } })).status).toBe(
      404,
    )
  expect(seen).toEqual([])
})
it('[P 8] is fetched for our own pages and for who opens it, not for pages of other sites', async () => {
  const { cookie } = reader.person
  const address = `${server.origin}${imageAddress(`http://${host}/site.png`, 300)}`
  for (const site of ['cross-site', 'same-site', 'none', 'same-origin'])
    expect((await fetch(address, { headers: { cookie, 'sec-fetch-site': site } })).status, site).toBe(
      site.includes('-site') ? 404 : 200,
    )
  expect(seen).toEqual(['/site.png'])
})
it.each(['/posing.png', '/page', '/gone.png', '/large.png', '/large.svg'])('[P 8] %s is none', async path =>
  expect((await open(`http://${host}${path}`)).status).toBe(404),
)
it('[P 8] a drawing is a picture in a page and a download when opened', async () => {
  const got = await open(`http://${host}/svg.png`)
  expect([got.status, await got.text()]).toEqual([200, SVG])
  expect(Object.fromEntries(got.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': 'attachment',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  })
})
it('[P 8] nothing private is reached, and a picture of ours is where it always is', async () => {
  const port = new URL(server.origin).port
  for (const url of [`http://127.0.0.1:${port}/favicon.ico`, 'http://169.254.169.254/x.png', 'http://[::1]/x.png'])
    expect((await open(url)).status, url).toBe(404)
  const own = await open(`${server.services.origins.baseUrl()}/image/1/a.png?width=64`)
  expect([own.status, own.headers.get('location')]).toEqual([302, '/image/1/a.png?width=64'])
})
it('[P 8] is limited for who asks too much; what is kept costs nothing', async () => {
  expect((await open(`http://${host}/kept.png`)).status).toBe(200)
  await server.services.pool.query("UPDATE rate_limit SET points = $1 WHERE key LIKE 'externalImage.%'", [
    serverLimits.externalImagesPerUserPerHour - 1,
  ])
  expect((await open(`http://${host}/last.png`)).status).toBe(200)
  expect((await open(`http://${host}/next.png`)).status).toBe(429)
  expect((await open(`http://${host}/kept.png`)).status).toBe(200)
})
