// Signing up, in and out, on a real database and through the real routes.
import { limits } from '@sheaf/core/limits'
import { serverLimits } from '@sheaf/core/server-limits'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startTestServer, TestBrowser, type TestServer } from '../http/test-server'
import { createSessionEnds, type SessionEnd } from './session-ends'
import { createSessions, SESSION_LIFE_MS } from './sessions'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'correct horse battery'
let made = 0
const newEmail = (): string => `person${++made}@example.com`
/** Each test comes from an address of its own, or they would use up each other's limits. */
const from = () => ({ more: { remoteAddress: `10.0.${Math.floor(made / 250)}.${made % 250}` } })
async function signUp(
  browser = new TestBrowser(),
  email = newEmail(),
): Promise<{ userId: string; email: string; browser: TestBrowser }> {
  const answer = await server.call('signUp', { email, password, name: 'Ada' }, browser, from().more)
  expect(answer.statusCode, answer.body).toBe(200)
  return { ...answer.json<{ userId: string }>(), email, browser }
}
async function codeFor(email: string): Promise<{ state: string; code: string }> {
  const answer = await server.call('sendEmailCode', { email }, undefined, from().more)
  expect(answer.statusCode, answer.body).toBe(200)
  const mail = (await server.mails()).findLast(text => text.includes(`To: ${email}\n`)) ?? ''
  return { ...answer.json<{ state: string }>(), code: /^ {4}(\d{6})$/m.exec(mail)?.[1] ?? '' }
}
const usersOf = (browser: TestBrowser): unknown =>
  JSON.parse(decodeURIComponent(browser.cookies.get('sheaf_users') ?? 'null'))
const errorOf = (answer: { json: () => unknown }) =>
  answer.json() as { name: string; debugMessage: string; clientData?: Record<string, unknown> }

describe('sign-up', () => {
  it('[P 7] makes a sheaf_user record and signs it in', async () => {
    const { userId, email, browser } = await signUp(new TestBrowser(), '  Grace@Example.COM ')
    expect(email).toBe('  Grace@Example.COM ')
    const row = await server.services.database
      .selectFrom('sheaf_user')
      .selectAll()
      .where('id', '=', userId as never)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ email: 'grace@example.com', name: 'Ada', version: 1 })
    const valid = await server.call('authValidate', {}, browser)
    expect(valid.json()).toEqual({ userId, loggedInUserIds: [userId] })
    expect(valid.headers['x-sheaf-user-id']).toBe(userId)
  })

  it('[C 7.9] sets an HttpOnly token and a readable list of ids', async () => {
    const answer = await server.call('signUp', { email: newEmail(), password, name: 'Ada' })
    const [token = '', users = ''] = [answer.headers['set-cookie'] ?? []].flat()
    expect(token).toMatch(/^sheaf_session=[\w-]{43}; HttpOnly; Path=\/; Max-Age=\d+; SameSite=Lax$/)
    expect(users).toMatch(/^sheaf_users=%5B%22[0-9a-f-]{36}%22%5D; Path=\/; Max-Age=\d+; SameSite=Lax$/)
    expect(answer.headers['x-sheaf-user-id']).toBe(answer.json<{ userId: string }>().userId)
    const stored = await server.services.database.selectFrom('session').select('token_hash').execute()
    const plain = /=([\w-]{43})/.exec(token)?.[1] ?? ''
    expect(stored.some(row => row.token_hash.includes(plain))).toBe(false)
  })

  it('[P 5] says what is wrong with the form, and which field', async () => {
    const cases = [
      [{ email: 'nonsense', password, name: 'A' }, 'email', 'Enter a valid email'],
      [{ email: newEmail(), password: 'short', name: 'A' }, 'password', 'Use at least 8 characters'],
      [
        { email: newEmail(), password: 'x'.repeat(1000), name: 'A' },
        'password',
        `Use up to ${limits.maxPasswordCharacters} characters`,
      ],
      [{ email: newEmail(), password, name: ' ' }, 'name', 'Enter your name'],
    ] as const
    for (const [form, field, message] of cases) {
      const answer = await server.call('signUp', form)
      expect([answer.statusCode, errorOf(answer)]).toMatchObject([
        400,
        { name: 'UserValidationError', debugMessage: message, clientData: { field } },
      ])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('[P 8] an address is used once, also by two at once and in another spelling', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      [email, email.toUpperCase(), ` ${email}`].map(each =>
        server.call('signUp', { email: each, password, name: 'A' }, undefined, from().more),
      ),
    )
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1)
    const refused = answers.find(answer => answer.statusCode === 400)
    expect(refused && errorOf(refused).debugMessage).toBe('An account with this email already exists. Sign in instead.')
    const users = await server.services.database
      .selectFrom('sheaf_user')
      .select('id')
      .where('email', '=', email)
      .execute()
    expect(users).toHaveLength(1)
  })
})

describe('sign-in by password', () => {
  it('[P 7] accepts the password in either Unicode form', async () => {
    const email = newEmail()
    await server.call('signUp', { email, password: 'pässwörd long', name: 'A' }, undefined, from().more)
    const answer = await server.call(
      'loginWithPassword',
      { email, password: 'pässwörd long'.normalize('NFD') },
      undefined,
      from().more,
    )
    expect(answer.statusCode).toBe(200)
  })

  it('[P 8] answers a wrong password and an unknown address alike, in words and in work', async () => {
    const { email } = await signUp()
    // Of the processor: by the clock, whatever else runs on the machine would count too.
    const worked = (): number => {
      const { user, system } = process.cpuUsage()
      return user + system
    }
    const times: Record<string, number[]> = { known: [], unknown: [] }
    const bodies = new Set<string>()
    for (let i = 0; i < 6; i++)
      for (const [which, address] of [
        ['known', email],
        ['unknown', newEmail()],
      ] as const) {
        const start = worked()
        const answer = await server.call(
          'loginWithPassword',
          { email: address, password: 'not the password' },
          undefined,
          { remoteAddress: `10.9.0.${i}` },
        )
        times[which]?.push(worked() - start)
        bodies.add(answer.body.replace(/"errorId":"[^"]+",/, ''))
      }
    expect([...bodies]).toEqual([
      '{"name":"UserValidationError","clientData":{"type":"wrong_credentials"},"debugMessage":"Incorrect email or password."}',
    ])
    const middle = (list: number[] = []) => list.toSorted((a, b) => a - b)[3] ?? 0
    expect(middle(times['unknown'])).toBeGreaterThan(middle(times['known']) / 2)
    expect(middle(times['known'])).toBeGreaterThan(middle(times['unknown']) / 2)
  })

  it('[P 8] a suspended account is told so only after the right password, and its sessions are dead', async () => {
    const { email, userId, browser } = await signUp()
    await server.services.database
      .updateTable('sheaf_user')
      .set({ suspended_time: Date.now() })
      .where('id', '=', userId as never)
      .execute()
    const right = await server.call('loginWithPassword', { email, password }, undefined, from().more)
    expect([right.statusCode, errorOf(right).clientData]).toEqual([403, { type: 'account_suspended' }])
    const wrong = await server.call('loginWithPassword', { email, password: 'wrong wrong' }, undefined, from().more)
    expect(errorOf(wrong).clientData).toEqual({ type: 'wrong_credentials' })
    expect(errorOf(await server.call('authValidate', {}, browser)).clientData).toEqual({ type: 'not_signed_in' })
  })
})

describe('rate limits', () => {
  it('[P 8] guesses at one account have to wait longer and longer, known or not, with Retry-After', async () => {
    const { email } = await signUp()
    // On a busy machine eleven guesses take seconds, which would be taken off what is left to wait.
    onTestFinished(server.stopClock())
    for (const target of [email, newEmail()]) {
      const guess = () =>
        server.call('loginWithPassword', { email: target, password: 'wrong guess' }, undefined, {
          remoteAddress: '10.8.0.1',
        })
      for (let i = 0; i < 10; i++) expect((await guess()).statusCode).toBe(400)
      const limited = await guess()
      expect([limited.statusCode, errorOf(limited)]).toMatchObject([
        429,
        { name: 'UserRateLimitResponse', debugMessage: 'Please try again later.' },
      ])
      expect(limited.headers['retry-after']).toBe('5')
      server.wait(5000)
      expect((await guess()).statusCode, 'after the wait').toBe(400)
      expect((await guess()).headers['retry-after']).toBe('10')
    }
    const fromElsewhere = await server.call('loginWithPassword', { email, password }, undefined, {
      remoteAddress: '10.8.0.2',
    })
    expect(fromElsewhere.statusCode, 'the owner elsewhere is not locked out').toBe(200)
    server.wait(16 * 60_000)
    expect(
      (await server.call('loginWithPassword', { email, password }, undefined, { remoteAddress: '10.8.0.1' }))
        .statusCode,
    ).toBe(200)
  })

  it('[P 8] guesses made at once are all counted', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.call('loginWithPassword', { email, password: 'guess guess' }, undefined, { remoteAddress: '10.8.1.1' }),
      ),
    )
    expect(answers.filter(answer => answer.statusCode === 400)).toHaveLength(10)
  })

  it('[P 8] strangers lock nobody out: a known device signs in at once, another within a minute', async () => {
    const { email } = await signUp()
    const home = new TestBrowser()
    expect((await server.call('loginWithPassword', { email, password }, home, from().more)).statusCode).toBe(200)
    await server.call('logout', { all: true }, home)
    const attack = (i: number) => ({ remoteAddress: `10.66.${i >> 8}.${i & 255}` })
    let waits = 0
    for (let i = 0; i < 80; i++) {
      const wrong = await server.call('loginWithPassword', { email, password: 'not this one' }, undefined, attack(i))
      if (wrong.statusCode !== 429) continue
      waits++
      expect(Number(wrong.headers['retry-after'])).toBeLessThanOrEqual(60)
    }
    expect(waits, 'guesses from many addresses are slowed down too').toBeGreaterThan(0)
    for (let i = 0; i < 40; i++) await server.call('sendEmailCode', { email }, undefined, attack(i))
    // From the very network that a stranger guesses from.
    const there = attack(79)
    expect((await server.call('sendEmailCode', { email }, home, there)).statusCode).toBe(200)
    expect((await server.call('loginWithPassword', { email, password }, home, there)).statusCode).toBe(200)
    server.wait(60_000)
    expect((await server.call('loginWithPassword', { email, password }, undefined, from().more)).statusCode).toBe(200)
  })

  it('[P 8] who says that they speak for others is not believed', async () => {
    const email = newEmail()
    const guess = (i: number) =>
      server.call('loginWithPassword', { email, password: 'wrong guess' }, undefined, {
        remoteAddress: '127.0.0.1',
        headers: { 'x-forwarded-for': `10.67.0.${i}` },
      })
    for (let i = 0; i < 10; i++) expect((await guess(i)).statusCode).toBe(400)
    expect((await guess(10)).statusCode).toBe(429)
  })

  it('[P 8] signing in rightly again and again is no guessing', async () => {
    const { email } = await signUp()
    for (let i = 0; i < 12; i++)
      expect(
        (await server.call('loginWithPassword', { email, password }, undefined, { remoteAddress: '10.8.2.1' }))
          .statusCode,
      ).toBe(200)
  })

  it('[P 8] sign-ups by one address are limited', async () => {
    const answers = []
    for (let i = 0; i <= serverLimits.signUpsPerAddressPerHour; i++)
      answers.push(
        (await server.call('signUp', { email: 'bad', password, name: 'A' }, undefined, { remoteAddress: '10.8.3.1' }))
          .statusCode,
      )
    expect(answers.at(-2)).toBe(400)
    expect(answers.at(-1)).toBe(429)
  })

  it('[P 8] the table of counters holds no addresses', async () => {
    const rows = await server.services.database.selectFrom('rate_limit').select('key').execute()
    expect(rows.map(row => row.key).join(' ')).not.toMatch(/@|10\.8/)
  })
})

describe('sign-in by e-mailed code', () => {
  it('[P 7] makes the account at the first use and finds it at the next', async () => {
    const email = newEmail()
    const first = await codeFor(email)
    const one = await server.call(
      'loginWithEmailCode',
      { state: first.state, code: ` ${first.code.slice(0, 3)} ${first.code.slice(3)} ` },
      undefined,
      from().more,
    )
    expect(one.json()).toMatchObject({ isNewSignup: true })
    const second = await codeFor(email.toUpperCase().replace('PERSON', 'person').toLowerCase())
    const two = await server.call('loginWithEmailCode', second, undefined, from().more)
    expect(two.json()).toEqual({ userId: one.json<{ userId: string }>().userId, isNewSignup: false })
  })

  it('[P 8] a code works once, also for two at once', async () => {
    const code = await codeFor(newEmail())
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.call('loginWithEmailCode', code, undefined, from().more)),
    )
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1)
  })

  it('[P 8] a code runs out, and so do tries', async () => {
    const old = await codeFor(newEmail())
    server.wait(serverLimits.emailCodeLifetimeMs + 1)
    const late = await server.call('loginWithEmailCode', old, undefined, from().more)
    expect(errorOf(late)).toMatchObject({
      name: 'UserValidationError',
      debugMessage: 'This code has expired. Request a new one.',
    })

    const { state, code } = await codeFor(newEmail())
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < serverLimits.maxEmailCodeAttempts; i++)
      expect(
        errorOf(await server.call('loginWithEmailCode', { state, code: wrong }, undefined, from().more)).debugMessage,
      ).toBe('Incorrect code. Check it and try again.')
    expect((await server.call('loginWithEmailCode', { state, code }, undefined, from().more)).statusCode).toBe(400)
  })

  it('[P 8] a code needs the state it was made for', async () => {
    const mine = await codeFor(newEmail())
    const theirs = await codeFor(newEmail())
    if (mine.code === theirs.code) return
    expect(
      (await server.call('loginWithEmailCode', { state: mine.state, code: theirs.code }, undefined, from().more))
        .statusCode,
    ).toBe(400)
    expect(
      (await server.call('loginWithEmailCode', { state: 'x'.repeat(43), code: mine.code }, undefined, from().more))
        .statusCode,
    ).toBe(400)
  })

  it('[P 8] asking for codes tells nothing about accounts, and slows down by account', async () => {
    const { email } = await signUp()
    const shapes = new Set<string>()
    for (const target of [email, newEmail()]) {
      const answer = await server.call('sendEmailCode', { email: target }, undefined, from().more)
      shapes.add(`${answer.statusCode} ${Object.keys(answer.json<object>()).join()}`)
    }
    expect([...shapes]).toEqual(['200 state'])
    const statuses = []
    for (let i = 0; i <= serverLimits.emailCodesPerHour; i++)
      statuses.push(
        (await server.call('sendEmailCode', { email }, undefined, { remoteAddress: `10.7.0.${i}` })).statusCode,
      )
    expect(statuses.at(-1)).toBe(429)
  })

  it('[P 6] whoever reads the address takes the account from a stranger who signed up with it', async () => {
    const stranger = await signUp()
    const owner = new TestBrowser()
    const answer = await server.call('loginWithEmailCode', await codeFor(stranger.email), owner, from().more)
    expect(answer.json()).toEqual({ userId: stranger.userId, isNewSignup: false })
    expect((await server.call('authValidate', {}, stranger.browser)).statusCode).toBe(403)
    expect(
      (await server.call('loginWithPassword', { email: stranger.email, password }, undefined, from().more)).statusCode,
    ).toBe(400)
    expect((await server.call('authValidate', {}, owner)).statusCode).toBe(200)
    await expect
      .poll(async () =>
        (await server.mails()).some(mail =>
          mail.includes(`To: ${stranger.email}\nSubject: Your Sheaf password was removed`),
        ),
      )
      .toBe(true)
  })

  it('[P 6] the one who signed up keeps the password when the code is used in the same browser', async () => {
    const { email, browser } = await signUp()
    expect((await server.call('loginWithEmailCode', await codeFor(email), browser, from().more)).statusCode).toBe(200)
    expect((await server.call('loginWithPassword', { email, password }, undefined, from().more)).statusCode).toBe(200)
  })
})

describe('several accounts in one browser', () => {
  it('[P 6] are signed in beside each other, and each may be the active one', async () => {
    const browser = new TestBrowser()
    const a = await signUp(browser)
    const b = await signUp(browser)
    expect(usersOf(browser)).toEqual([a.userId, b.userId])
    for (const user of [a, b]) {
      browser.activeUserId = user.userId
      const answer = await server.call('authValidate', {}, browser)
      expect(answer.json()).toEqual({ userId: user.userId, loggedInUserIds: [a.userId, b.userId] })
    }
    browser.activeUserId = undefined
    expect((await server.call('authValidate', {}, browser)).json()).toMatchObject({ userId: a.userId })
  })

  it('[P 6] an undashed active user is the same user; another person is not', async () => {
    const { browser, userId } = await signUp()
    const stranger = await signUp()
    browser.activeUserId = userId.replaceAll('-', '')
    expect((await server.call('authValidate', {}, browser)).statusCode).toBe(200)
    browser.activeUserId = stranger.userId
    expect(errorOf(await server.call('authValidate', {}, browser)).clientData).toEqual({ type: 'user_not_in_session' })
  })

  it('[P 6] signing in again as the same person gives no second entry', async () => {
    const { browser, email, userId } = await signUp()
    await server.call('loginWithPassword', { email, password }, browser, from().more)
    expect(usersOf(browser)).toEqual([userId])
  })

  it('[P 6] one leaves, the other stays; the last one ends the session', async () => {
    const browser = new TestBrowser()
    const a = await signUp(browser)
    const b = await signUp(browser)
    const ends: SessionEnd[] = []
    const off = server.services.sessions.onSessionEnded(end => ends.push(end))
    browser.activeUserId = a.userId
    expect((await server.call('logout', {}, browser)).json()).toEqual({})
    expect(usersOf(browser)).toEqual([b.userId])
    expect(errorOf(await server.call('authValidate', {}, browser)).clientData).toEqual({ type: 'user_not_in_session' })
    browser.activeUserId = undefined
    expect((await server.call('authValidate', {}, browser)).json()).toMatchObject({ userId: b.userId })
    await server.call('logout', { userId: b.userId }, browser)
    expect([...browser.cookies.keys()], 'the device stays known').toEqual(['sheaf_device'])
    expect(ends.map(end => end.userId)).toEqual([a.userId, undefined])
    off()
  })

  it('[P 6] all leave at once, everywhere this browser is', async () => {
    const browser = new TestBrowser()
    await signUp(browser)
    await signUp(browser)
    const tab = new TestBrowser()
    for (const [name, value] of browser.cookies) tab.cookies.set(name, value)
    await server.call('logout', { all: true }, browser)
    expect([...browser.cookies.keys()], 'the device stays known').toEqual(['sheaf_device'])
    expect(errorOf(await server.call('authValidate', {}, tab)).clientData).toEqual({ type: 'not_signed_in' })
  })

  it('[P 6] nobody signs out somebody else', async () => {
    const { browser } = await signUp()
    const other = await signUp()
    expect((await server.call('logout', { userId: other.userId }, browser)).statusCode).toBe(200)
    expect((await server.call('authValidate', {}, other.browser)).statusCode).toBe(200)
    expect((await server.call('authValidate', {}, browser)).statusCode).toBe(200)
    expect((await server.call('logout', {}, new TestBrowser())).statusCode, 'without a session').toBe(200)
  })
})

describe('sessions', () => {
  it('[P 6] the token changes at every sign-in, and whoever has the old one is out', async () => {
    const { browser } = await signUp()
    const thief = new TestBrowser()
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
    const ends: SessionEnd[] = []
    const off = server.services.sessions.onSessionEnded(end => ends.push(end))
    await signUp(browser)
    expect(ends).toHaveLength(1)
    expect(browser.cookies.get('sheaf_session')).not.toBe(thief.cookies.get('sheaf_session'))
    expect((await server.call('authValidate', {}, thief)).statusCode).toBe(403)
    expect(
      (await server.call('authValidate', {}, browser)).json<{ loggedInUserIds: string[] }>().loggedInUserIds,
    ).toHaveLength(2)
    off()
  })

  it('[P 6] two sign-ins at once leave the earlier accounts in one of the sessions only', async () => {
    const { browser, userId } = await signUp()
    const [b, c] = [await signUp(), await signUp()]
    const copies = [b, c].map(() => {
      const copy = new TestBrowser()
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
      return copy
    })
    await Promise.all(
      [b, c].map(({ email }, i) => server.call('loginWithPassword', { email, password }, copies[i], from().more)),
    )
    const lists = copies.map(copy => usersOf(copy) as string[])
    expect(lists.filter(list => list.includes(userId))).toHaveLength(1)
  })

  it('[P 6] a session ended in one process is dead in the others with the next call', async () => {
    const { browser } = await signUp()
    const token = browser.cookies.get('sheaf_session')
    const { database, pool, log, now } = server.services
    const elsewhere = createSessions({ database, pool, ends: createSessionEnds(log), isAlone: false, now })
    expect(await elsewhere.find(token)).toBeDefined()
    await server.call('logout', {}, browser)
    expect(await elsewhere.find(token)).toBeUndefined()
  })

  it('[P 6] an end in another process reaches the listeners here and is not passed on again', () => {
    const heard: string[] = []
    const offs = [
      server.services.sessions.onSessionEnded(() => heard.push('everywhere')),
      server.services.sessions.onEndedHere(() => heard.push('here')),
    ]
    server.services.sessions.endedElsewhere({ sessionId: '00000000-0000-4000-8000-00000000000a' as never })
    expect(heard).toEqual(['everywhere'])
    for (const off of offs) off()
  })

  it('[P 6] a session in use is extended, an unused one ends', async () => {
    const used = await signUp()
    const unused = await signUp()
    server.wait(SESSION_LIFE_MS / 2)
    expect((await server.call('authValidate', {}, used.browser)).statusCode).toBe(200)
    server.wait(SESSION_LIFE_MS / 2 + 1000)
    expect((await server.call('authValidate', {}, used.browser)).statusCode).toBe(200)
    expect((await server.call('authValidate', {}, unused.browser)).statusCode).toBe(403)
  })
})
