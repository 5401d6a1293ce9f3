// The calls about one's own account, on a real database: name, address, password, sessions, and the end of it.

import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { SignedInSession } from '@sheaf/core/api/session/get-sessions'
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../../auth/secrets'
import type { SessionEnd } from '../../auth/session-ends'
import { startTestServer, TestBrowser, type TestServer } from '../../http/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PASSWORD = 'correct horse battery'
let made = 0

/** A person with a browser; each comes from an address of their own, or they would use up each other's limits. */
class Someone {
  readonly email = `someone${++made}@example.com`
  readonly remoteAddress = `10.1.${Math.floor(made / 250)}.${made % 250}`
  userId = '' as Uuid

  constructor(readonly browser = new TestBrowser()) {}

  async signUp(): Promise<this> {
    const answer = await this.ask('signUp', { email: this.email, password: PASSWORD, name: 'Ada' })
    expect(answer.statusCode, answer.body).toBe(200)
    this.userId = answer.json<{ userId: Uuid }>().userId
    this.browser.activeUserId = this.userId
    return this
  }
  ask(name: string, body: unknown = {}, browser = this.browser, userAgent?: string): Promise<LightMyRequestResponse> {
    const headers = userAgent ? { headers: { 'user-agent': userAgent } } : {}
    return server.call(name, body, browser, { remoteAddress: this.remoteAddress, ...headers })
  }
  async call<T>(name: string, body: unknown = {}, browser = this.browser): Promise<T> {
    const answer = await this.ask(name, body, browser)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<T>()
  }
  /** Another browser of the same person. */
  async elsewhere(password = PASSWORD, email = this.email): Promise<TestBrowser> {
    const browser = new TestBrowser()
    await this.call('loginWithPassword', { email, password }, browser)
    return browser
  }
  async code(body: unknown = {}, to = this.email): Promise<{ state: string; code: string }> {
    const { state } = await this.call<{ state: string }>('sendAccountCode', body)
    return { state, code: /^ {4}(\d{6})$/m.exec(await lastMailTo(to))?.[1] ?? '' }
  }
}
const lastMailTo = async (email: string): Promise<string> =>
  (await server.mails()).findLast(text => text.includes(`To: ${email}\n`)) ?? ''
const isAlive = async (person: Someone, browser: TestBrowser): Promise<boolean> =>
  (await person.ask('authValidate', {}, browser)).statusCode === 200
const problemOf = (answer: LightMyRequestResponse) =>
  answer.json<{ name: string; debugMessage: string; clientData?: { type?: string; field?: string } }>()
const byPassword = (password = PASSWORD) => ({ type: 'password', password })

describe('changeProfile', () => {
  it('[P 3] changes name and preferences, which only the person reads', async () => {
    const ada = await new Someone().signUp()
    const settings = { locale: 'fr-FR', start_of_week: 'sunday', time_zone: 'Europe/Paris' }
    const { recordMap } = await ada.call<{ recordMap: RecordMap }>('changeProfile', { name: '  Ada Lind ', settings })
    expect(recordMap.sheaf_user?.[ada.userId]).toMatchObject({
      role: 'owner',
      value: { name: 'Ada Lind', settings, version: 2, last_version: 1 },
    })
    const maps = await ada.call<Record<string, RecordMap>>('getSpaces')
    expect(maps[ada.userId]?.sheaf_user?.[ada.userId]?.value?.settings).toEqual(settings)
    await ada.call('changeProfile', { name: 'Ada' })
    const after = await ada.call<Record<string, RecordMap>>('getSpaces')
    expect(after[ada.userId]?.sheaf_user?.[ada.userId]?.value).toMatchObject({ name: 'Ada', settings, version: 3 })
  })

  it('[P 3] keeps both of two preferences that are changed at once, and takes one away', async () => {
    const ada = await new Someone().signUp()
    const change = (settings: object) => ada.call<{ recordMap: RecordMap }>('changeProfile', { settings })
    await Promise.all([change({ start_of_week: 'sunday' }), change({ time_zone: 'Asia/Tokyo' })])
    const { recordMap } = await change({ time_zone: null, locale: 'ja-JP' })
    expect(recordMap.sheaf_user?.[ada.userId]?.value?.settings).toEqual({ start_of_week: 'sunday', locale: 'ja-JP' })
  })

  it.each([
    ['no name', { name: '   ' }],
    ['a name without end', { name: 'x'.repeat(limits.maxNameCharacters + 1) }],
    ['a photo of another host', { profilePhoto: 'https://example.com/track.png' }],
    ['a script for a photo', { profilePhoto: 'javascript:alert(1)' }],
    ['a time zone that there is none', { settings: { time_zone: 'Mars/Olympus' } }],
    ['a language that there is none', { settings: { locale: 'tlh' } }],
    ['another person', { userId: newUuid(), name: 'Mallory' }],
  ])('[P 5] refuses %s', async (_what, body) => {
    const ada = await new Someone().signUp()
    expect((await ada.ask('changeProfile', body)).statusCode).toBe(400)
    const maps = await ada.call<Record<string, RecordMap>>('getSpaces')
    expect(maps[ada.userId]?.sheaf_user?.[ada.userId]?.value).toMatchObject({ name: 'Ada', version: 1 })
  })
})

describe('changePassword', () => {
  it('[P 8] needs the present one, and ends every other session', async () => {
    const ada = await new Someone().signUp()
    const other = await ada.elsewhere()
    const ended: SessionEnd[] = []
    const stop = server.services.sessions.onSessionEnded(end => ended.push(end))
    const wrong = await ada.ask('changePassword', { password: 'another good one', proof: byPassword('a wrong one') })
    expect([wrong.statusCode, problemOf(wrong).clientData]).toEqual([400, { type: 'invalid_field', field: 'proof' }])
    expect(await isAlive(ada, other)).toBe(true)

    await ada.call('changePassword', { password: 'another good one', proof: byPassword() })
    stop()
    expect(ended.map(end => end.userId)).toEqual([ada.userId])
    expect([await isAlive(ada, other), await isAlive(ada, ada.browser)]).toEqual([false, true])
    expect((await ada.ask('loginWithPassword', { email: ada.email, password: PASSWORD })).statusCode).toBe(400)
    await ada.elsewhere('another good one')
    await expect.poll(() => lastMailTo(ada.email)).toMatch(/Subject: Your Sheaf password was changed/)
  })

  it('[P 8] takes a mailed code instead, once, and no code that was mailed for something else', async () => {
    const ada = await new Someone().signUp()
    const signIn = await ada.call<{ state: string }>('sendEmailCode', { email: ada.email })
    const signInCode = /^ {4}(\d{6})$/m.exec(await lastMailTo(ada.email))?.[1] ?? ''
    const proof = { type: 'code', state: signIn.state, code: signInCode }
    expect((await ada.ask('changePassword', { password: 'another good one', proof })).statusCode).toBe(400)

    const mailed = await ada.code()
    // It confirms, and signs nobody in.
    expect((await ada.ask('loginWithEmailCode', mailed, new TestBrowser())).statusCode).toBe(400)
    const right = { password: 'another good one', proof: { type: 'code', ...mailed } }
    await ada.call('changePassword', right)
    expect((await ada.ask('changePassword', right)).statusCode).toBe(400)
    await ada.elsewhere('another good one')
  })

  it("[P 8] takes nobody else's code", async () => {
    const ada = await new Someone().signUp()
    const mallory = await new Someone().signUp()
    const mailed = await mallory.code()
    const answer = await ada.ask('changePassword', { password: 'another good one', proof: { type: 'code', ...mailed } })
    expect(answer.statusCode).toBe(400)
    await ada.elsewhere()
  })

  it('[P 5] refuses a password that is too short before anything is tried', async () => {
    const ada = await new Someone().signUp()
    const answer = await ada.ask('changePassword', { password: 'short', proof: byPassword() })
    expect(problemOf(answer).clientData?.field).toBe('password')
  })

  it('[P 8] counts wrong passwords', async () => {
    const ada = await new Someone().signUp()
    const guess = () => ada.ask('changePassword', { password: 'another good one', proof: byPassword('a guess') })
    for (let i = 0; i < 10; i++) expect((await guess()).statusCode).toBe(400)
    expect((await guess()).statusCode).toBe(429)
  })
})

describe('changeEmail', () => {
  it('[P 8] moves the account once the new address was shown to be read, and tells the old one', async () => {
    const ada = await new Someone().signUp()
    const email = `moved.${ada.email}`
    const mailed = await ada.code({ newEmail: ` ${email.toUpperCase()} ` }, email)
    const wrong = await ada.ask('changeEmail', { ...mailed, proof: byPassword('a wrong one') })
    expect(problemOf(wrong).clientData?.field).toBe('proof')
    expect(await ada.call('changeEmail', { ...mailed, proof: byPassword() })).toEqual({ email })
    expect(await ada.call('getAccount')).toEqual({ email, hasPassword: true })
    // Notices are sent beside the answer.
    await expect.poll(() => lastMailTo(ada.email)).toContain(email)
    expect((await ada.ask('loginWithPassword', { email: ada.email, password: PASSWORD })).statusCode).toBe(400)
    await ada.elsewhere(PASSWORD, email)
    const maps = await ada.call<Record<string, RecordMap>>('getSpaces')
    expect(maps[ada.userId]?.sheaf_user?.[ada.userId]?.value?.email).toBe(email)
  })

  it('[P 8] never takes an address that another account has, and tells so only to who reads it', async () => {
    const ada = await new Someone().signUp()
    const ben = await new Someone().signUp()
    const mailed = await ada.code({ newEmail: ben.email }, ben.email)
    const answer = await ada.ask('changeEmail', { ...mailed, proof: byPassword() })
    expect([answer.statusCode, problemOf(answer).clientData?.field]).toEqual([400, 'email'])
    expect(await ada.call('getAccount')).toMatchObject({ email: ada.email })
    await ben.elsewhere()
  })

  it('[P 8] refuses the code of the own address, and the code of another person', async () => {
    const ada = await new Someone().signUp()
    const mallory = await new Someone().signUp()
    const own = await ada.code()
    expect((await ada.ask('changeEmail', { ...own, proof: byPassword() })).statusCode).toBe(400)
    const theirs = await mallory.code({ newEmail: `new.${mallory.email}` }, `new.${mallory.email}`)
    expect((await ada.ask('changeEmail', { ...theirs, proof: byPassword() })).statusCode).toBe(400)
  })
})

describe('sessions', () => {
  const sessionsOf = async (person: Someone, browser = person.browser): Promise<readonly SignedInSession[]> =>
    (await person.call<{ sessions: SignedInSession[] }>('getSessions', {}, browser)).sessions

  it('[P 8] lists where the account is signed in, with the kind of device', async () => {
    const ada = await new Someone().signUp()
    const phone = await ada.elsewhere()
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
    await ada.ask('authValidate', {}, phone, safari)
    const listed = await sessionsOf(ada)
    expect(listed).toHaveLength(2)
    expect(listed.filter(session => session.isCurrent)).toHaveLength(1)
    expect(listed.find(session => !session.isCurrent)).toMatchObject({ browser: 'Safari', system: 'iPhone' })
    expect(JSON.stringify(listed)).not.toMatch(/token|hash/)
  })

  it('[P 8] ends one of the own, and none of anybody else', async () => {
    const ada = await new Someone().signUp()
    const ben = await new Someone().signUp()
    const phone = await ada.elsewhere()
    const [target] = (await sessionsOf(ada)).filter(session => !session.isCurrent)
    expect((await ben.ask('endSession', { sessionId: target?.id })).statusCode).toBe(404)
    expect((await ben.ask('endSession', { sessionId: newUuid() })).statusCode).toBe(404)
    expect(await isAlive(ada, phone)).toBe(true)
    await ada.call('endSession', { sessionId: target?.id })
    expect([await isAlive(ada, phone), await isAlive(ada, ada.browser)]).toEqual([false, true])
  })

  it('[C 3.7] leaves the other account of a shared browser signed in', async () => {
    const ada = await new Someone().signUp()
    const ben = await new Someone().signUp()
    const shared = await ada.elsewhere()
    await ben.call('loginWithPassword', { email: ben.email, password: PASSWORD }, shared)
    expect(await ada.call('endOtherSessions')).toEqual({ ended: 1 })
    const valid = await ben.ask('authValidate', {}, shared)
    expect(valid.json<{ loggedInUserIds: Uuid[] }>().loggedInUserIds).toEqual([ben.userId])
  })
})

describe('deleteAccount', () => {
  it('[P 8] ends spaces that are theirs alone and every session, and forgets who they were', async () => {
    const ada = await new Someone().signUp()
    const { spaceId } = await ada.call<{ spaceId: Uuid }>('createSpace', { name: 'Diary' })
    const phone = await ada.elsewhere()
    expect((await ada.ask('deleteAccount', { proof: byPassword('a wrong one') })).statusCode).toBe(400)
    await ada.call('deleteAccount', { proof: byPassword() })
    expect([await isAlive(ada, ada.browser), await isAlive(ada, phone)]).toEqual([false, false])
    expect(ada.browser.cookies.has('sheaf_session')).toBe(false)
    expect((await ada.ask('loginWithPassword', { email: ada.email, password: PASSWORD })).statusCode).toBe(400)
    const { rows } = await server.services.pool.query('SELECT * FROM sheaf_user WHERE id = $1', [ada.userId])
    expect(rows).toMatchObject([{ name: 'Deleted user', email: null, profile_photo: null, settings: null }])
    const space = await server.services.pool.query('SELECT permanently_deleted_time FROM space WHERE id = $1', [
      spaceId,
    ])
    expect(space.rows[0].permanently_deleted_time).toBeGreaterThan(0)
    await expect.poll(() => lastMailTo(ada.email)).toMatch(/Subject: Your Sheaf account was deleted/)
    // The address is free again, for a new person.
    const again = await new Someone().ask('signUp', { email: ada.email, password: PASSWORD, name: 'Ada' })
    expect(again.statusCode).toBe(200)
    expect(again.json<{ userId: Uuid }>().userId).not.toBe(ada.userId)
  })

  it('[P 8] is refused, and does nothing, while others depend on the only owner', async () => {
    const ada = await new Someone().signUp()
    const ben = await new Someone().signUp()
    const alone = await ada.call<{ spaceId: Uuid }>('createSpace', { name: 'Diary' })
    const { spaceId } = await ada.call<{ spaceId: Uuid }>('createSpace', { name: 'Atelier' })
    await join(ada, ben, spaceId)
    const refused = await ada.ask('deleteAccount', { proof: byPassword() })
    expect([refused.statusCode, problemOf(refused)]).toMatchObject([
      400,
      { name: 'LogicalError', clientData: { type: 'only_owner' } },
    ])
    expect(problemOf(refused).debugMessage).toContain('“Atelier”')
    const maps = await ada.call<Record<string, RecordMap>>('getSpaces')
    expect(Object.keys(maps[ada.userId]?.space ?? {}).sort()).toEqual([alone.spaceId, spaceId].sort())
  })

  it('[P 3] leaves what they wrote to the others, under “Deleted user”', async () => {
    const ada = await new Someone().signUp()
    const ben = await new Someone().signUp()
    const { spaceId } = await ada.call<{ spaceId: Uuid }>('createSpace', { name: 'Atelier' })
    await join(ada, ben, spaceId)
    await ada.call('changeMembership', { spaceId, userId: ben.userId, membershipType: 'owner' })
    await ada.call('deleteAccount', { proof: byPassword() })
    const maps = await ben.call<Record<string, RecordMap>>('getSpaces')
    expect(Object.values(maps[ben.userId]?.block ?? {})).not.toEqual([])
    const pointer = { table: 'sheaf_user', id: ada.userId, spaceId }
    const { recordMap } = await ben.call<{ recordMap: RecordMap }>('syncRecordValues', {
      requests: [{ pointer, version: -1 }],
    })
    const known = recordMap.sheaf_user?.[ada.userId]?.value
    expect(known).toMatchObject({ name: 'Deleted user' })
    expect(known).not.toHaveProperty('email')
  })

  async function join(owner: Someone, person: Someone, spaceId: Uuid): Promise<void> {
    const { url } = await owner.call<{ url: string }>('createInvite', { spaceId, email: person.email })
    await person.call('acceptInvite', { code: url.split('/').at(-1) })
  }
})
