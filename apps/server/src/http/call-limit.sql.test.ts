// How often one person may call, through the real routes and on a real database.
import type { Uuid } from '@sheaf/core/ids'
import { serverLimits } from '@sheaf/core/server-limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, TestBrowser, type TestServer } from './test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.stopClock()
})
afterAll(() => server.close())

const password = 'correct horse battery'
let made = 0
interface Signed {
  readonly browser: TestBrowser
  readonly userId: Uuid
  readonly email: string
}
async function signUp(browser = new TestBrowser()): Promise<Signed> {
  const email = `caller${++made}@example.com`
  const answer = await server.call('signUp', { email, password, name: 'Ada' }, browser)
  expect(answer.statusCode, answer.body).toBe(200)
  return { browser, email, ...answer.json<{ userId: Uuid }>() }
}
/** Uses up all but a few calls of a person, as that many calls would. */
const leave = (left: number, userId: Uuid): unknown =>
  server.services.throttles.calls.grant(userId, serverLimits.callsPerUserPerMinute - left)

let ada: Signed
beforeEach(async () => {
  ada = await signUp()
})

describe('calls', () => {
  it('[P 8] beyond the limit are answered with 429 and Retry-After, and again when the time has passed', async () => {
    leave(2, ada.userId)
    expect((await server.call('authValidate', {}, ada.browser)).statusCode).toBe(200)
    // Another call, the same count; one that fails counts as well.
    expect((await server.call('syncRecordValues', { nonsense: true }, ada.browser)).statusCode).toBe(400)
    const limited = await server.call('getSpaces', {}, ada.browser)
    expect([limited.statusCode, limited.json()]).toMatchObject([
      429,
      {
        name: 'UserRateLimitResponse',
        debugMessage: 'Please try again later.',
        clientData: { type: 'rate_limited', retryAfterMs: expect.any(Number) },
      },
    ])
    expect(limited.headers['retry-after']).toBe('1')
    server.wait(1000)
    expect((await server.call('getSpaces', {}, ada.browser)).statusCode).toBe(200)
  })

  it('[P 8] are refused before their body is looked at, and nothing of them happens', async () => {
    leave(0, ada.userId)
    expect((await server.call('createSpace', { name: 'Never' }, ada.browser)).statusCode).toBe(429)
    expect((await server.call('createSpace', 'no body', ada.browser)).statusCode).toBe(429)
    const { rowCount } = await server.services.pool.query("SELECT FROM space WHERE name = 'Never'")
    expect(rowCount).toBe(0)
  })

  it('[P 8] of one person leave everybody else theirs, in another browser and in the same', async () => {
    const grace = await signUp()
    const second = await signUp(ada.browser)
    leave(0, ada.userId)
    expect((await server.call('getSpaces', {}, grace.browser)).statusCode).toBe(200)
    const as = async (userId: Uuid): Promise<number> => {
      ada.browser.activeUserId = userId
      return (await server.call('authValidate', {}, ada.browser)).statusCode
    }
    expect([await as(ada.userId), await as(second.userId)]).toEqual([429, 200])
    ada.browser.activeUserId = undefined
  })

  it('[P 8] for signing in and out have limits of their own', async () => {
    leave(0, ada.userId)
    const { email, browser } = ada
    expect((await server.call('loginWithPassword', { email, password }, browser)).statusCode).toBe(200)
    expect((await server.call('sendEmailCode', { email }, browser)).statusCode).toBe(200)
    expect((await server.call('logout', { all: true }, browser)).statusCode).toBe(200)
    for (let i = 0; i < 10; i++)
      await server.call('loginWithPassword', { email, password: 'wrong guess' }, new TestBrowser())
    const guess = await server.call('loginWithPassword', { email, password: 'wrong guess' }, new TestBrowser())
    // Slowed down, not shut out: the first wait is short.
    expect([guess.statusCode, Number(guess.headers['retry-after']) > 0]).toEqual([429, true])
  })
})
