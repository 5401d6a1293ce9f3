// The edge of the server on a database that is not there: answers, errors, headers, files.
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { defineCall } from '@sheaf/core/api/define'
import { SheafError } from '@sheaf/core/errors'
import { limits } from '@sheaf/core/limits'
import { defined, exact, json, optional } from '@sheaf/core/validation/checks'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnyHandler } from '../calls/define'
import { startServerWithoutDatabase, TestBrowser, type TestServer } from './test-server'

const made = (name: string, handler: AnyHandler, joined = false) => ({
  call: defineCall({
    name,
    access: 'open',
    on: 'none',
    input: exact({ say: optional(json) }),
    output: defined,
    errors: [],
    ...(joined ? { join: (parts: readonly unknown[]) => ({ joined: parts }) } : {}),
  }),
  handler,
})
async function* three(failing = false): AsyncGenerator {
  yield { part: 1 }
  yield { part: 2 }
  if (failing) throw new Error('secret of row 7')
  yield { part: 3 }
}
const databaseError = (code: string) =>
  Object.assign(new Error('duplicate key value "my secret"'), { code, severity: 'ERROR' })

const calls = [
  made('echo', async input => input),
  made('stream', async () => three(), true),
  made('breaksOff', async () => three(true), true),
  made(
    'refusesFirst',
    async () => ({
      [Symbol.asyncIterator]: () => ({
        next: () => Promise.reject(new SheafError('SpaceFrozenError', { reason: 'migration' })),
      }),
    }),
    true,
  ),
  made('bug', async () => {
    throw new TypeError('secret of row 7')
  }),
  made('sqlBug', async () => {
    throw databaseError('23505')
  }),
  made('throwsText', async () => {
    throw 'secret of row 7'
  }),
  made('databaseGone', async () => {
    throw databaseError('57P01')
  }),
  made('badUnicode', async () => {
    throw databaseError('22P05')
  }),
  made('forbids', async () => {
    throw new SheafError('PaymentRequiredError', { clientData: { plan: 'plus' } })
  }),
  made('limits', async () => {
    throw new SheafError('UserRateLimitResponse', { clientData: { retryAfterMs: 1500 } })
  }),
]

let server: TestServer
let webDir: string
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'sheaf-web-'))
  await mkdir(join(webDir, 'assets'))
  await writeFile(
    join(webDir, 'index.html'),
    '<!doctype html><html><head><script type="module" src="/_assets/assets/app-1.js"></script><meta property="csp-nonce" nonce="__SHEAF_NONCE__"></head></html>',
  )
  await writeFile(join(webDir, 'assets/app-1.js'), 'console.log(1)')
  await writeFile(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  server = await startServerWithoutDatabase({ calls, webDir })
})
afterAll(async () => {
  await server.close()
  await rm(webDir, { recursive: true })
})

/** Sends bytes as they are: `inject` tidies addresses up. */
async function raw(request: string): Promise<string> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let all = ''
    socket.on('data', part => (all += part.toString()))
    socket.on('close', () => resolve(all))
  })
}

describe('a request that trickles', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is ended with its headers after 30 seconds', async () => {
    const { server: http } = server.app
    expect(http.headersTimeout).toBe(limits.requestTimeoutMs)
    http.headersTimeout = 200
    try {
      expect(await raw('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')).toMatch(/^HTTP\/1\.1 408 /)
    } finally {
      http.headersTimeout = limits.requestTimeoutMs
    }
  })

  it('is ended with its body after 30 seconds', async () => {
    const clock = performance.now.bind(performance)
    let aheadMs = 0
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + aheadMs)
    const arrived = once(server.app.server, 'request')
    const answer = raw(
      'POST /api/v3/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    )
    await arrived
    aheadMs = limits.requestTimeoutMs + 1
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
  })
})

describe('answers', () => {
  it('[C 7.1] are JSON with a request id, never kept by caches', async () => {
    const got = await server.call('echo', { say: 'hi' })
    expect([got.statusCode, got.headers['content-type'], got.body]).toEqual([
      200,
      'application/json; charset=utf-8',
      '{"say":"hi"}',
    ])
    expect(got.headers['x-sheaf-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(got.headers['x-sheaf-user-id']).toBeUndefined()
    expect(got.headers['cache-control']).toBe('no-store')
    expect(got.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('[C 7.1] are packed when that is accepted and worth it', async () => {
    const say = 'word '.repeat(1000)
    const answered = (encoding: string) =>
      server.call('echo', { say }, undefined, { headers: { 'accept-encoding': encoding } })
    const [brotli, packed] = [await answered('gzip, deflate, br'), await answered('br;q=0, gzip')]
    expect([brotli.headers['content-encoding'], packed.headers['content-encoding']]).toEqual(['br', 'gzip'])
    for (const bytes of [brotliDecompressSync(brotli.rawPayload), gunzipSync(packed.rawPayload)])
      expect(JSON.parse(bytes.toString())).toEqual({ say })
    for (const encoding of ['', 'gzip;q=0', 'identity'])
      expect((await answered(encoding)).headers['content-encoding']).toBeUndefined()
    const small = await server.call('echo', { say: 'x' }, undefined, { headers: { 'accept-encoding': 'gzip' } })
    expect(small.headers['content-encoding']).toBeUndefined()
  })

  it('[P 7] tells anybody what calls there are, and lets that be kept', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/api/v3/openapi.json' })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
    const { openapi, paths } = answer.json<{ openapi: string; paths: object }>()
    expect([openapi, Object.keys(paths).length]).toEqual(['3.1.0', calls.length])
  })

  it('[C 7.1] packed bodies are unpacked', async () => {
    const got = await server.call('echo', undefined, undefined, {
      payload: gzipSync('{"say":"packed"}'),
      headers: { 'content-encoding': 'gzip' },
    })
    expect(got.json()).toEqual({ say: 'packed' })
  })

  it('[C 7.1] are one line of NDJSON when asked for', async () => {
    const got = await server.call('echo', { say: 1 }, undefined, { headers: { accept: 'application/x-ndjson' } })
    expect([got.headers['content-type'], got.body]).toEqual(['application/x-ndjson; charset=utf-8', '{"say":1}\n'])
  })

  it('[C 7.1] in parts are a line each, packed or not, and joined for whoever wants JSON', async () => {
    const lines = '{"part":1}\n{"part":2}\n{"part":3}\n'
    expect((await server.call('stream', {}, undefined, { headers: { accept: 'application/x-ndjson' } })).body).toBe(
      lines,
    )
    const packed = await server.call('stream', {}, undefined, {
      headers: { accept: 'application/x-ndjson', 'accept-encoding': 'gzip' },
    })
    expect(gunzipSync(packed.rawPayload).toString()).toBe(lines)
    expect((await server.call('stream')).json()).toEqual({ joined: [{ part: 1 }, { part: 2 }, { part: 3 }] })
  })

  it('[C 7.1] that break off say so in their last line, without the reason', async () => {
    const got = await server.call('breaksOff', {}, undefined, { headers: { accept: 'application/x-ndjson' } })
    const last = JSON.parse(got.body.trim().split('\n').at(-1) ?? '') as { error: { name: string } }
    expect(last.error.name).toBe('InternalServerError')
    expect(got.body).not.toContain('secret')
    expect((await server.call('breaksOff')).statusCode).toBe(500)
  })

  it('[C 7.1] that are refused before their first part have the status of the error', async () => {
    const got = await server.call('refusesFirst', {}, undefined, { headers: { accept: 'application/x-ndjson' } })
    expect([got.statusCode, got.json<{ debugMessage: string }>().debugMessage]).toEqual([
      422,
      'Space is frozen. Please try once the freeze is lifted. Reason: migration',
    ])
  })

  it('[P 7] the query is noted in the log, and what it should not be is ignored', async () => {
    await server.call('echo?throttledMs=20&src=initial_load&trigger=has%20space&more=x')
    const line = server.logged.findLast(text => text.includes('"called"')) ?? ''
    expect(JSON.parse(line)).toMatchObject({ call: 'echo', throttledMs: 20, src: 'initial_load' })
    expect(line).not.toMatch(/has space|more/)
  })
})

describe('errors', () => {
  it('[P 8] have a body of errorId, name, clientData and debugMessage, and their status', async () => {
    const got = await server.call('forbids')
    expect([got.statusCode, got.json()]).toEqual([
      402,
      {
        errorId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        name: 'PaymentRequiredError',
        clientData: { plan: 'plus' },
        debugMessage: 'Payment is required.',
      },
    ])
  })

  it.each(['bug', 'sqlBug', 'throwsText'])(
    '[P 8] %s is InternalServerError and gives nothing away, in the log neither',
    async name => {
      const got = await server.call(name)
      expect([got.statusCode, got.json()]).toMatchObject([
        500,
        { name: 'InternalServerError', debugMessage: 'Something went wrong on our end. Try again.' },
      ])
      expect(got.body + server.logged.join('')).not.toMatch(/secret/)
      expect(got.body).not.toMatch(/at |\.ts|23505/)
      const { errorId } = got.json<{ errorId: string }>()
      expect(server.logged.some(line => line.includes(errorId) && line.includes('"level":"error"'))).toBe(true)
    },
  )

  it('[P 8] a database that is gone is DatabaseLookupError with Retry-After', async () => {
    const got = await server.call('databaseGone')
    expect([got.statusCode, got.json<{ name: string }>().name]).toEqual([503, 'DatabaseLookupError'])
    expect(Number(got.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    const browser = new TestBrowser()
    browser.cookies.set('sheaf_session', 'A'.repeat(43))
    const asked = await server.call('echo', {}, browser)
    expect([asked.statusCode, asked.json<{ name: string }>().name], 'the session cannot be looked up').toEqual([
      503,
      'DatabaseLookupError',
    ])
  })

  it('[P 8] what PostgreSQL cannot hold is PostgresInvalidUnicodeCharacter', async () => {
    expect((await server.call('badUnicode')).json()).toMatchObject({ name: 'PostgresInvalidUnicodeCharacter' })
  })

  it('[P 8] a rate limit says when to come back', async () => {
    const got = await server.call('limits')
    expect([got.statusCode, got.headers['retry-after']]).toEqual([429, '2'])
  })

  it('[P 8] malformed addresses and requests are answered in our words', async () => {
    const got = await server.app.inject({ method: 'POST', url: '/api/v3/%zz' })
    expect([got.statusCode, got.json<{ name: string }>().name]).toEqual([400, 'ValidationError'])
    const text = await raw('NONSENSE\r\n\r\n')
    expect(text).toMatch(/^HTTP\/1\.1 400 [^]*"name":"ValidationError"/)
  })

  it('[P 8] tools without Origin may call; the words for others name the right address', async () => {
    const tool = await server.app.inject({ method: 'POST', url: '/api/v3/echo', payload: { say: 1 } })
    expect(tool.statusCode).toBe(200)
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect((await server.call('echo', {}, undefined, { headers: { origin } })).statusCode).toBe(200)
    const foreign = await server.call('echo', {}, undefined, { headers: { origin: 'http://192.0.2.1:3000' } })
    expect(foreign.json<{ debugMessage: string }>().debugMessage).toContain('Open Sheaf at http://localhost:3000.')
  })
})

describe('the web app', () => {
  it('[C 7.1] is served at every address a person may open, with a new nonce each time', async () => {
    const nonces = new Set<string>()
    for (const url of ['/', '/login', '/some/Page-0123456789abcdef0123456789abcdef?v=1', '/apiary']) {
      const got = await server.app.inject({ url, headers: { accept: 'text/html' } })
      expect([got.statusCode, got.headers['content-type'], got.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ])
      const nonce = /'nonce-([^']+)'/.exec(String(got.headers['content-security-policy']))?.[1] ?? ''
      expect(got.body).toContain(`<script nonce="${nonce}" type="module"`)
      expect(got.body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
      expect(got.body).not.toContain('__SHEAF_NONCE__')
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(4)
  })

  it('[C 8.2] pages may run only our own scripts and be framed by nobody else', async () => {
    const { headers } = await server.app.inject('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'wasm-unsafe-eval';/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline|unsafe-eval'[^;]*unsafe-eval|default-src \*/)
    for (const part of [
      "object-src 'none'",
      "img-src 'self' data: blob: http://files.localhost:3000;",
      "media-src 'self' blob: https: http://files.localhost:3000;",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      'ws://localhost:3000',
      'http://files.localhost:3000',
    ])
      expect(policy).toContain(part)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    })
  })

  it('[C 7.1] assets are kept for good, root files are not, the rest is 404', async () => {
    const asset = await server.app.inject('/_assets/assets/app-1.js')
    expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(asset.headers['x-content-type-options']).toBe('nosniff')
    const icon = await server.app.inject('/favicon.svg')
    expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'no-cache'])
    for (const url of ['/_assets/nope.js', '/_assets/index.html', '/api', '/api/v3', '/api/v3/nope'])
      expect((await server.app.inject(url)).statusCode, url).toBeGreaterThanOrEqual(400)
    expect((await server.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404)
  })

  it.each(['/favicon.png', '/assets/app-2.js', '/a/b/theme.css?x=1', '/.well-known/security.txt', '/wp-login.php'])(
    '[C 7.1] %s is a file that is not there, and no page',
    async url => {
      const got = await server.app.inject({ url, headers: { accept: '*/*' } })
      expect([got.statusCode, got.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
      expect(got.body).not.toContain('<')
    },
  )
  it.each([`/Plan-v1.2-${'0f2a4b6c'.repeat(4)}`, '/acme', '/nothing/is-here', '/login?email=ada@example.com'])(
    '[C 7.1] %s is an address of the app',
    async url => {
      const got = await server.app.inject({ url, headers: { accept: 'text/html' } })
      expect([got.statusCode, got.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    },
  )
  it.each(['/api', '/api/v3/nothing', '/api/v9/x.json'])('[P 8] %s is refused in the words of calls', async url => {
    const got = await server.app.inject({ url })
    expect([got.statusCode, got.json().name]).toEqual([404, 'NotFoundError'])
  })
  it('[C 7.1] nothing outside of the build can be asked for', async () => {
    for (const path of [
      '/_assets/../package.json',
      '/_assets/%2e%2e/%2e%2e/etc/passwd',
      '/_assets/..%2f..%2fetc%2fpasswd',
      '/_assets//etc/passwd',
      '/_assets/%00',
      '/../../etc/passwd',
    ]) {
      const text = await raw(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
      expect(text, path).not.toMatch(/root:|"name": "|^HTTP\/1\.1 500/)
      expect(text, path).toMatch(/^HTTP\/1\.1 (4\d\d|200 OK[^]*<!doctype html>)/)
    }
  })

  it('[C 7.1] without a build there is a sentence', async () => {
    const bare = await startServerWithoutDatabase({
      calls,
      webDir: '/nowhere',
      env: { SHEAF_BASE_URL: 'https://sheaf.example.com' },
    })
    const got = await bare.app.inject('/')
    expect([got.statusCode, got.body]).toEqual([503, expect.stringContaining('The web app is not built yet.')])
    expect(got.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(String(got.headers['content-security-policy'])).toContain('wss://sheaf.example.com')
    await bare.close()
  })
})

describe('status and figures', () => {
  it('[P 7] /getStatus says that the database cannot be reached', async () => {
    const got = await server.app.inject('/getStatus')
    expect([got.statusCode, got.json()]).toEqual([
      503,
      {
        version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
        database: 'unreachable',
        uptimeMs: expect.any(Number) as number,
      },
    ])
  })

  it('[P 7] /metrics is for this machine only', async () => {
    const got = await server.app.inject({ url: '/metrics', headers: { host: 'localhost:3000' } })
    expect(got.statusCode).toBe(200)
    expect(got.body).toMatch(/sheaf_call_seconds_count\{call="echo",status="200"\} \d+/)
    expect(got.body).toContain('sheaf_errors_total{error="InternalServerError"}')
    for (const request of [
      { url: '/metrics', headers: { host: 'localhost:3000' }, remoteAddress: '192.0.2.1' },
      { url: '/metrics', headers: { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' } },
      { url: '/metrics', headers: { host: 'evil.example' } },
    ])
      expect((await server.app.inject(request)).statusCode).toBe(404)
  })

  it('[P 8] a server that is stopping refuses with Retry-After', async () => {
    const stopping = await startServerWithoutDatabase({ calls })
    stopping.stopping.abort()
    const got = await stopping.call('echo')
    expect([got.statusCode, got.json<{ name: string }>().name]).toEqual([503, 'DatabaseLookupError'])
    expect(got.headers['retry-after']).toBeDefined()
    await stopping.close()
  })
})
