// Bad input to every call of the registry: the right error, nothing stored, server alive.

import { gzipSync } from 'node:zlib'
import { allCalls, type CallName } from '@sheaf/core/api/all'
import { uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { operation } from '@sheaf/core/operations/operation'
import { blockPointer } from '@sheaf/core/operations/record-id'
import type { Check } from '@sheaf/core/validation/checks'
import { SAMPLE_ID, sampleOf } from '@sheaf/core/validation/sample.fixture'
import { validate } from '@sheaf/core/validation/validate'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, TestBrowser, type TestServer } from './test-server'

let server: TestServer
const ada = new TestBrowser()
beforeAll(async () => {
  server = await startTestServer()
  await server.call('signUp', { email: 'ada@example.com', password: 'a good password', name: 'Ada' }, ada)
})
afterAll(() => server.close())

/** Rows of every table but the counters of rate limits, which count refusals. */
const countRows = async (): Promise<() => Promise<number>> => {
  const { pool } = server.services
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limit'`,
  )
  const text = `select ${tables.map(({ name }) => `(select count(*) from ${name})`).join(' + ')} as n`
  return async () => (await pool.query<{ n: number }>({ name: 'rows-stored', text })).rows[0]?.n ?? -1
}
let rowsStored: () => Promise<number>
let stored: number
beforeAll(async () => {
  rowsStored = await countRows()
  stored = await rowsStored()
})
afterEach(async () => {
  const before = stored
  stored = await rowsStored()
  expect(stored, 'rows stored').toBe(before)
})

const refused = async (
  name: string,
  payload: string | Buffer,
  expected: { status: number; error: string; message?: RegExp },
  headers: Record<string, string> = {},
  browser: TestBrowser = ada,
): Promise<void> => {
  const answer = await server.call(name, undefined, browser, { payload, headers })
  const body = answer.json<Record<string, unknown>>()
  expect([answer.statusCode, body['name']], `${name}: ${String(body['debugMessage'])}`).toEqual([
    expected.status,
    expected.error,
  ])
  expect(Object.keys(body).filter(key => key !== 'clientData')).toEqual(['errorId', 'name', 'debugMessage'])
  if (expected.message) expect(body['debugMessage']).toMatch(expected.message)
  expect(answer.headers['x-sheaf-request-id']).toMatch(/^[0-9a-f-]{36}$/)
}

/** A body with every key that a call knows, to be spoilt in one place. */
const id = uuid(SAMPLE_ID)
type Body = Record<string, unknown>
/** What depends on itself: operations of a command, filters of a property. */
const ownBodies: { readonly [N in CallName]?: Body } = {
  saveTransactions: {
    requestId: id,
    transactions: [
      {
        id,
        clientId: id,
        n: 1,
        spaceId: id,
        authoredAt: 1,
        undoOf: id,
        operations: [
          operation('moveBlock', blockPointer(id, id), {
            parent: blockPointer(id, id),
            at: { after: [id], before: [id] },
          }),
        ],
      },
    ],
  },
  queryCollection: {
    source: { spaceId: id, collectionId: id },
    query: {
      filter: { property: 'title', operator: 'is_empty' },
      sorts: [{ property: 'title', direction: 'ascending' }],
      search: 'q',
      group: { property: 'title', by: 'exact', sort: 'manual' },
      aggregations: [{ property: 'title', aggregation: 'count' }],
      limit: 1,
      after: { row: id },
    },
    viewId: id,
    context: { zone: 'UTC', locale: 'en', weekStart: 1 },
    tracking: { src: 'initial_load' },
  },
}
const goodBody = (name: CallName): Body => {
  const call = allCalls.find(one => one.name === name)
  return ownBodies[name] ?? (sampleOf(call?.input as Check<unknown>) as Body)
}

/** Every place of a body below its top, as the keys that lead there. */
const placesOf = (value: unknown, at: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...placesOf(inner, [...at, key])])
    : []

const at = (body: Body, place: readonly string[]): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Body)[key], body)

/** The body with something else at one place. */
const spoilt = (body: Body, place: readonly string[], put: (old: unknown) => unknown): string => {
  const copy = structuredClone(body)
  const holder = at(copy, place.slice(0, -1)) as Body
  holder[place.at(-1) ?? ''] = put(at(body, place))
  return JSON.stringify(copy)
}

const validation = (message?: RegExp) => ({ status: 400, error: 'ValidationError', ...(message ? { message } : {}) })
const names = allCalls.map(call => call.name)

describe.each(names)('%s', name => {
  const good = goodBody(name)

  it('[P 5] refuses what is no object', async () => {
    for (const body of ['null', '"text"', '7', '[]', 'true'])
      await refused(name, body, validation(/should be an object/))
    await refused(name, '', validation())
    await refused(name, '{', validation(/body should be JSON, instead was "\{"\./))
  })

  it('[P 5] passes a good body: what follows is refused for its one fault', () => {
    const call = allCalls.find(one => one.name === name)
    expect(() => validate(call?.input as Check<unknown>, good, name)).not.toThrow()
  })

  it('[P 5] refuses wrong types at every place, naming the path', async () => {
    const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
    for (const place of placesOf(good))
      for (const wrong of [7.5, null, [[]], { a: {} }].filter(wrong => kindOf(wrong) !== kindOf(at(good, place))))
        await refused(
          name,
          spoilt(good, place, () => wrong),
          validation(new RegExp(`${name}\\.${place.join('\\W+')}`)),
        )
  })

  it('[P 5] refuses ids that are none, wherever they are', async () => {
    const text = JSON.stringify(good)
    for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1))
      for (const bad of [id.slice(1), `${id}0`, id.replace('a', 'g'), `'; drop table block --`, '../../etc/passwd'])
        await refused(name, text.slice(0, at) + bad + text.slice(at + id.length), validation(/a valid uuid/))
  })

  it('[P 5] refuses unknown keys as not present, in whatever object they are', async () => {
    const surprised = (old: unknown): unknown => ({ ...(old as Body), surprise: 1 })
    const places = placesOf(good).filter(place => {
      const there = at(good, place)
      return typeof there === 'object' && there !== null && !Array.isArray(there)
    })
    for (const body of [JSON.stringify(surprised(good)), ...places.map(place => spoilt(good, place, surprised))])
      await refused(name, body, validation(/surprise should be not present, instead was 1\./))
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
    const body = JSON.stringify(goodBody(name))
    const notSignedIn = {
      status: 403,
      error: 'ForbiddenError',
      message: /^You’re not signed in\. Sign in and try again\.$/,
    }

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
      const outside = {
        status: 403,
        error: 'ForbiddenError',
        message: /^This account isn’t signed in on this device\.$/,
      }
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
