// Bad input to every call of the registry: the right error, nothing stored, server alive.
import { gzipSync } from 'node:zlib'
import { allCalls } from '@sheaf/core/api/all'
import { limits } from '@sheaf/core/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, TestBrowser, type TestServer } from './test-server'

let server: TestServer
const ada = new TestBrowser()
beforeAll(async () => {
  server = await startTestServer()
  await server.call('signUp', { email: 'ada@example.com', password: 'a good password', name: 'Ada' }, ada)
})
afterAll(() => server.close())

const rowsStored = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from credential) + (select count(*) from session) + (select count(*) from session_account)
      + (select count(*) from sheaf_user) + (select count(*) from email_code) + (select count(*) from space) as n`.execute(
    server.services.database,
  )
  return rows[0]?.n ?? -1
}

const refused = async (
  name: string,
  payload: string | Buffer,
  expected: { status: number; error: string; message?: RegExp },
  headers: Record<string, string> = {},
  browser: TestBrowser = ada,
): Promise<void> => {
  const before = await rowsStored()
  const answer = await server.call(name, undefined, browser, { payload, headers })
  const body = answer.json<Record<string, unknown>>()
  expect([answer.statusCode, body['name']], `${name}: ${String(body['debugMessage'])}`).toEqual([
    expected.status,
    expected.error,
  ])
  expect(Object.keys(body).filter(key => key !== 'clientData')).toEqual(['errorId', 'name', 'debugMessage'])
  if (expected.message) expect(body['debugMessage']).toMatch(expected.message)
  expect(answer.headers['x-sheaf-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(await rowsStored()).toBe(before)
}

/** A body that passes each call's check, to be spoilt in one place. */
const id = '00000000-0000-4000-8000-00000000000a'
const goodBodies: Record<string, Record<string, unknown>> = {
  signUp: { email: 'x@example.com', password: 'long enough', name: 'X' },
  loginWithPassword: { email: 'x@example.com', password: 'long enough' },
  sendEmailCode: { email: 'x@example.com' },
  loginWithEmailCode: { state: 's', code: '1' },
  logout: {},
  authValidate: {},
  createSpace: { name: 'S' },
  getSpaces: {},
  loadCachedPageChunkV2: { page: { id, spaceId: id }, cursor: { stack: [] }, verticalColumns: false },
  syncRecordValues: { requests: [{ pointer: { table: 'block', id, spaceId: id }, version: 1 }] },
  saveTransactions: {
    requestId: id,
    transactions: [{ id, clientId: id, n: 1, spaceId: id, authoredAt: 1, operations: [] }],
  },
  getUserSharedPagesInSpace: { spaceId: id },
  getFeatureFlagResults: { page: { id } },
}

const validation = (message?: RegExp) => ({ status: 400, error: 'ValidationError', ...(message ? { message } : {}) })
const names = allCalls.map(call => call.name)

describe.each(names)('%s', name => {
  const good = goodBodies[name] ?? {}

  it('[P 5] refuses what is no object', async () => {
    for (const body of ['null', '"text"', '7', '[]', 'true'])
      await refused(name, body, validation(/should be an object/))
    await refused(name, '', validation())
    await refused(name, '{', validation(/body should be JSON, instead was "\{"\./))
  })

  it('[P 5] refuses wrong types, naming the path', async () => {
    for (const key of Object.keys(good))
      await refused(name, JSON.stringify({ ...good, [key]: 7.5 }), validation(new RegExp(`${name}\\.${key}`)))
  })

  it('[P 5] refuses ids that are none, wherever they are', async () => {
    const text = JSON.stringify(good)
    for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1))
      for (const bad of [id.slice(1), `${id}0`, id.replace('a', 'g'), `'; drop table block --`, '../../etc/passwd'])
        await refused(name, text.slice(0, at) + bad + text.slice(at + id.length), validation(/a valid uuid/))
  })

  it('[P 5] refuses unknown keys as not present', async () => {
    await refused(
      name,
      JSON.stringify({ ...good, surprise: 1 }),
      validation(/surprise should be not present, instead was 1\./),
    )
  })

  it('[P 5] refuses keys that reach a prototype, at any depth', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      await refused(name, `{"${key}":{"admin":true}}`, validation(/not present/))
      await refused(
        name,
        JSON.stringify(good).replace(/^\{/, `{"a":[{"${key}":1}],`).replace(/,\}$/, '}'),
        validation(),
      )
    }
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
  })

  it('[P 5] refuses deep nesting without falling over', async () => {
    await refused(name, `${'['.repeat(100)}${']'.repeat(100)}`, validation(/levels deep/))
    await refused(name, `{"a":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`, validation())
    await refused(name, '['.repeat(200_000), validation())
  })

  it('[P 8] refuses NUL as PostgresInvalidUnicodeCharacter, in values and in keys', async () => {
    for (const body of ['{"a":"x\\u0000"}', '{"a\\u0000":1}', '{"a":"\\ud800"}'])
      await refused(name, body, {
        status: 400,
        error: 'PostgresInvalidUnicodeCharacter',
        message: /^Unsupported unicode escape sequence\.$/,
      })
  })

  it('[P 5] refuses what is no UTF-8', async () => {
    await refused(name, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), validation(/UTF-8/))
  })

  it('[P 8] refuses a body that is too large with 413, packed or not', async () => {
    const large = `{"a":"${'x'.repeat(limits.bodyBytes)}"}`
    const tooLarge = { status: 413, error: 'ValidationError', message: /at most \d+ bytes/ }
    await refused(name, large, tooLarge)
    await refused(name, gzipSync(large), tooLarge, { 'content-encoding': 'gzip' })
  })

  it('[C 7.1] refuses what is not JSON by its type, and packing it does not know', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      await refused(name, JSON.stringify(good), validation(/^Content-Type should be application\/json\.$/), {
        'content-type': type,
      })
    await refused(name, JSON.stringify(good), validation(/Content-Encoding/), { 'content-encoding': 'br' })
    await refused(name, JSON.stringify(good), validation(/gzip/), { 'content-encoding': 'gzip' })
  })

  it('[P 6] refuses other sites, published ones and sandboxed frames included', async () => {
    const crossSite = { status: 403, error: 'ForbiddenError', message: /other sites/ }
    for (const origin of [
      'https://evil.example',
      'http://a.sites.localhost:3000',
      'http://localhost:3001',
      'https://localhost:3000',
      'null',
      '',
    ])
      await refused(name, JSON.stringify(good), crossSite, { origin })
    for (const site of ['cross-site', 'same-site', 'none'])
      await refused(name, JSON.stringify(good), crossSite, { 'sec-fetch-site': site })
  })

  it('[P 7] answers only POST', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const answer = await server.app.inject({ method, url: `/api/v3/${name}` })
      expect([answer.statusCode, answer.json<{ name: string }>().name]).toEqual([404, 'NotFoundError'])
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  })
})

describe.each(allCalls.filter(call => call.access === 'signed-in').map(call => call.name))(
  '%s, which needs a session',
  name => {
    const body = JSON.stringify(goodBodies[name] ?? {})
    const notSignedIn = { status: 403, error: 'ForbiddenError', message: /^You are not signed in\.$/ }

    it('[P 6] refuses without a session, with a made-up one and before looking at the body', async () => {
      await refused(name, body, notSignedIn, {}, new TestBrowser())
      await refused(name, '{"nonsense":', notSignedIn, {}, new TestBrowser())
      for (const token of ['x', 'A'.repeat(43), '%00', `${'A'.repeat(42)};`]) {
        const forger = new TestBrowser()
        forger.cookies.set('sheaf_session', token)
        forger.cookies.set('sheaf_users', ada.cookies.get('sheaf_users') ?? '')
        await refused(name, body, notSignedIn, {}, forger)
      }
    })

    it('[P 6] refuses an active user outside the session', async () => {
      const outside = { status: 403, error: 'ForbiddenError', message: /^This account is not signed in here\.$/ }
      for (const user of [id, 'nonsense', '', `${id},${id}`])
        await refused(name, body, outside, { 'x-sheaf-active-user-id': user })
    })
  },
)

describe('after all of it', () => {
  it('[P 7] an unknown call is NotFoundError, the same but for its errorId', async () => {
    const texts = await Promise.all(
      ['noSuchCall', 'constructor', '__proto__', 'signUp/more', ''].map(async name => (await server.call(name)).body),
    )
    expect(new Set(texts.map(text => text.replace(/"errorId":"[^"]+"/, '')))).toEqual(
      new Set(['{,"name":"NotFoundError","debugMessage":"Resource not found."}']),
    )
  })

  it('[P 7] the server is alive and the session stands', async () => {
    expect((await server.app.inject('/getStatus')).json()).toMatchObject({ database: 'ok' })
    expect((await server.call('authValidate', {}, ada)).statusCode).toBe(200)
  })

  it('[P 8] and the log holds no content and no secrets', () => {
    expect(server.logged.join('')).not.toMatch(/a good password|ada@example|long enough|sheaf_session|surprise/)
  })
})
