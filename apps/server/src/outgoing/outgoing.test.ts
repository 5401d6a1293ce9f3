import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createOutgoing, type Outgoing, type OutgoingOptions } from './outgoing'
import { isPublicAddress } from './public-address'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

interface Site {
  readonly port: number
  readonly host: string
  readonly seen: string[]
}
async function site(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Site> {
  const seen: string[] = []
  const server: Server = createServer((request, response) => {
    seen.push(`${request.headers.host} ${request.url}`)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, host: `127.0.0.1:${port}`, seen }
}
function outgoing(options: Partial<OutgoingOptions> = {}): Outgoing {
  const made = createOutgoing({ allow: [], ...options })
  closers.push(made.close)
  return made
}
const wanted = { accept: 'text/html', maxBytes: 1000, beyond: 'cut' } as const
const refused = { name: 'NetworkError', message: 'Couldn’t reach this link.' }
const page = (_request: IncomingMessage, response: ServerResponse): void =>
  void response.setHeader('content-type', 'Text/HTML; charset="utf-8"').end('<title>Hello</title>')
const redirectTo =
  (location: string) =>
  (_request: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(302, { location }).end()

describe('addresses', () => {
  it.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '::ffff:1.1.1.1'])('%s is public', address =>
    expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fec0::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s is not', address => expect(isPublicAddress(address)).toBe(false))
})

describe('the outgoing client', () => {
  it('fetches from a host that the operator named, and says what it is', async () => {
    const { host, seen } = await site(page)
    const got = await outgoing({ allow: [host] }).get(`http://${host}/a?b=c`, wanted)
    expect(got).toMatchObject({ url: `http://${host}/a?b=c`, status: 200, type: 'text/html', charset: 'utf-8' })
    expect(got.bytes.toString()).toBe('<title>Hello</title>')
    expect(seen).toEqual([`${host} /a?b=c`])
  })

  it('connects to nothing private, however it is spelled', async () => {
    const { port, seen } = await site(page)
    const client = outgoing()
    for (const host of [
      '127.0.0.1',
      'localhost',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '127.1',
      '[::ffff:127.0.0.1]',
      '[::1]',
      '0.0.0.0',
      'localhost.',
    ])
      await expect(client.get(`http://${host}:${port}/`, wanted), host).rejects.toMatchObject(refused)
    expect(seen).toEqual([])
  })

  it('refuses a name that resolves to a private address, also beside a public one', async () => {
    const { port, seen } = await site(page)
    const resolve = async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '::ffff:127.0.0.1', family: 6 },
    ]
    await expect(outgoing({ resolve }).get(`http://evil.example:${port}/`, wanted)).rejects.toMatchObject(refused)
    expect(seen).toEqual([])
  })

  it('does not ask the DNS a second time between judging and connecting', async () => {
    let asked = 0
    const resolve = async () => {
      asked++
      return [{ address: asked === 1 ? '127.0.0.1' : '1.1.1.1', family: 4 }]
    }
    await expect(outgoing({ resolve }).get('http://rebind.example:9999/', wanted)).rejects.toMatchObject(refused)
    expect(asked).toBe(1)
  })

  it('judges every redirect anew: one to loopback is refused before anything is sent', async () => {
    const inner = await site(page)
    for (const target of [
      `http://127.0.0.1:${inner.port}/secret`,
      `http://[::ffff:7f00:1]:${inner.port}/`,
      `http://localhost:${inner.port}/`,
    ]) {
      const outer = await site(redirectTo(target))
      await expect(
        outgoing({ allow: [outer.host] }).get(`http://${outer.host}/`, wanted),
        target,
      ).rejects.toMatchObject(refused)
      expect(outer.seen).toHaveLength(1)
    }
    expect(inner.seen).toEqual([])
  })

  it('follows three redirects and not a fourth', async () => {
    const hops = await site((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) page(request, response)
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    const client = outgoing({ allow: [hops.host] })
    expect((await client.get(`http://${hops.host}/3`, wanted)).url).toBe(`http://${hops.host}/0`)
    await expect(client.get(`http://${hops.host}/4`, wanted)).rejects.toMatchObject(refused)
  })

  it.each([
    'file:///etc/passwd',
    'ftp://example.com/',
    'gopher://example.com/',
    'data:text/plain,x',
    'nonsense',
    'http://u:p@example.com/',
  ])('refuses %s', async url => expect(outgoing().get(url, wanted)).rejects.toMatchObject(refused))

  it('refuses ports of services that are no web servers, without looking for them', async () => {
    let asked = 0
    const resolve = async () => {
      asked++
      return [{ address: '1.1.1.1', family: 4 }]
    }
    for (const port of [22, 25, 143, 445])
      await expect(outgoing({ resolve }).get(`http://example.com:${port}/`, wanted)).rejects.toMatchObject(refused)
    expect(asked).toBe(0)
  })

  it('stops reading at the limit: cut or refused, packed or not', async () => {
    const flood = await site((request, response) => {
      if (request.url === '/packed')
        return void response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(10_000_000)))
      const more = (): void => {
        if (!response.destroyed) response.write('x'.repeat(10_000), () => setImmediate(more))
      }
      more()
    })
    const client = outgoing({ allow: [flood.host] })
    expect((await client.get(`http://${flood.host}/`, wanted)).bytes).toHaveLength(1000)
    expect((await client.get(`http://${flood.host}/packed`, wanted)).bytes).toHaveLength(1000)
    await expect(client.get(`http://${flood.host}/packed`, { ...wanted, beyond: 'refuse' })).rejects.toMatchObject(
      refused,
    )
  })
})
