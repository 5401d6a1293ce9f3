// [P 3] What the step "Notify people" of a button asks for, with a real mail server.

import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { PermissionItem } from '@sheaf/core/records/block'
import { serverLimits } from '@sheaf/core/server-limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newUuid } from '../../auth/secrets'
import { type SmtpFixture, startSmtp } from '../../mail/smtp.fixture'
import { type ListeningServer, startListening } from '../../reliability/listening-server.fixture'
import { PageWriter } from '../../reliability/page-writer.fixture'
import type { Person } from '../../reliability/person.fixture'

let server: ListeningServer
let smtp: SmtpFixture
let [ada, ben, cleo, gus, stranger] = [] as unknown as [Person, Person, Person, Person, Person]
let writer: PageWriter
let spaceId: Uuid
const addresses = new Map<Person, string>()
/** The mail server has no mailbox of these. */
const refused = new Set<string>()

const addressOf = (person: Person): string => addresses.get(person) ?? ''
const item = (person: Person, role: PermissionItem['role']): PermissionItem => ({
  type: 'user',
  user_id: person.userId,
  role,
})

beforeAll(async () => {
  smtp = await startSmtp(address => refused.has(address))
  server = await startListening(undefined, { SMTP_URL: smtp.url })
  ;[ada, ben, cleo, gus, stranger] = [
    await server.signUp('Ada'),
    await server.signUp('Ben'),
    await server.signUp('Cleo'),
    await server.signUp('Gus'),
    await server.signUp('Stranger'),
  ]
  for (const person of [ada, ben, cleo, gus, stranger])
    addresses.set(person, (await person.call<{ email: string }>('getAccount')).email)
})
afterAll(async () => {
  await server.discard()
  await smtp.close()
})
beforeEach(async () => {
  smtp.received.length = 0
  refused.clear()
  const space = await ada.createSpace('Mill')
  spaceId = space.spaceId
  for (const person of [ben, cleo]) await server.join(spaceId, ada, person)
  await server.join(spaceId, ada, gus, 'guest')
  writer = new PageWriter(ada, space)
  await server.services.pool.query('DELETE FROM rate_limit')
})

const notify = (who: Person, id: Uuid, people: readonly Person[], message = 'Come and look') =>
  who.ask('notifyPeople', { page: { id, spaceId }, people: people.map(({ userId }) => userId), message })
const receivers = (): string[] => smtp.received.flatMap(({ to }) => to).sort()
/** As text, whatever it was sent as. */
const readable = (raw: string): string =>
  raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, bytes => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
const mailTo = (person: Person): string =>
  readable(smtp.received.find(({ to }) => to.includes(addressOf(person)))?.raw ?? '')

describe('notifyPeople', () => {
  it('[P 9] mails everyone once, each in their own language, with the way to the page', async () => {
    await ben.call('changeProfile', { settings: { locale: 'de-DE' } })
    const page = await writer.page('Looms')
    const answer = await notify(ada, page, [ben, cleo, ben, ada])
    expect([answer.status, answer.body]).toEqual([200, { sent: 3 }])
    expect(receivers()).toEqual([addressOf(ada), addressOf(ben), addressOf(cleo)].sort())
    const url = `${server.services.origins.baseUrl()}/${page.replaceAll('-', '')}`
    expect(mailTo(ben)).toContain(`Ada hat Ihnen das von der Seite „Looms“ in Mill gesendet: ${url}`)
    expect(mailTo(cleo)).toContain(`Ada sent you this from “Looms” in Mill: ${url}`)
    expect(mailTo(cleo)).toContain('Subject: Ada: Come and look')
    await ben.call('changeProfile', { settings: { locale: null } })
  })

  it('[P 6] leaves out who may not read the page, who is not of the workspace, and nobody learns an address', async () => {
    const page = await writer.page('Secret')
    await writer.share(page, [item(ada, 'owner'), item(ben, 'reader')])
    const answer = await notify(ada, page, [ben, cleo, gus, stranger])
    expect(answer.body).toEqual({ sent: 1 })
    expect(receivers()).toEqual([addressOf(ben)])
    expect(answer.text).not.toContain('@')
    // A page that everybody on the web may read is still no reason to write to them.
    await writer.share(page, [item(ada, 'owner'), { type: 'public', role: 'reader' }])
    expect((await notify(ada, page, [stranger, gus])).body).toEqual({ sent: 1 })
    expect(receivers()).toEqual([addressOf(ben), addressOf(gus)].sort())
  })

  it('[P 6] is for who may edit the page', async () => {
    const page = await writer.page('Plans')
    await writer.share(page, [
      item(ada, 'owner'),
      item(ben, 'commenter'),
      item(cleo, 'content_editor'),
      item(gus, 'reader'),
    ])
    for (const viewer of [ben, gus]) expect((await notify(viewer, page, [ada])).status).toBe(403)
    expect((await notify(cleo, page, [ada])).status).toBe(200)
    const unknown = await notify(ben, newUuid(), [ada])
    await writer.share(page, [item(ada, 'owner'), { type: 'public', role: 'editor' }])
    for (const { status } of [unknown, await notify(stranger, page, [ada])]) expect(status).toBe(404)
    const line = await writer.line(page, 'A line')
    expect((await notify(ada, line, [ben])).status).toBe(404)
    await writer.trash(page)
    expect((await notify(ada, page, [ben])).status).toBe(400)
    expect(receivers()).toEqual([addressOf(ada)])
  })

  it('[P 3] mails nobody who has turned e-mail off, and does not tell', async () => {
    const page = await writer.page('Looms')
    const view = { table: 'space_view' as const, id: spaceViewId(spaceId, ben.userId), spaceId }
    await new PageWriter(ben, writer.space).save(draft =>
      draft.set(view, ['settings', 'notifications'], { email: false }),
    )
    expect((await notify(ada, page, [ben, cleo])).body).toEqual({ sent: 2 })
    expect(receivers()).toEqual([addressOf(cleo)])
  })

  it('[P 8] sends what can be sent, and fails only where nothing could be', async () => {
    const page = await writer.page('Looms')
    refused.add(addressOf(ben))
    expect((await notify(ada, page, [ben, cleo])).body).toEqual({ sent: 1 })
    expect(receivers()).toEqual([addressOf(cleo)])
    const none = await notify(ada, page, [ben])
    expect([none.status, none.body]).toMatchObject([
      502,
      { name: 'NetworkError', clientData: { type: 'mail_not_sent' } },
    ])
  })

  it('[P 6] adds no header and no recipient, whatever the message and the title say', async () => {
    const evil = 'Hi\r\nBcc: eve@example.com\r\nX-Eve: 1\r\n\r\n<img src=x>'
    const page = await writer.page(evil.replaceAll('\r', ''))
    expect((await notify(ada, page, [ben], evil)).status).toBe(200)
    expect(receivers()).toEqual([addressOf(ben)])
    const [head = ''] = smtp.received[0]?.raw.split('\r\n\r\n') ?? []
    expect(head.split('\r\n').filter(line => /^(bcc|x-eve)/i.test(line))).toEqual([])
    expect(mailTo(ben).split('<!doctype html>')[1]).not.toContain('<img')
  })

  it('[P 7] takes few people and a message of some words at once', async () => {
    const page = await writer.page('Looms')
    const many = Array.from({ length: limits.maxPeoplePerNotification + 1 }, () => newUuid())
    const about = { page: { id: page, spaceId }, message: 'Look' }
    for (const body of [
      { ...about, people: many },
      { ...about, people: [] },
      { ...about, people: [ben.userId], message: 'x'.repeat(limits.maxNotificationCharacters + 1) },
      { ...about, people: [ben.userId], message: ' ' },
    ]) {
      const { status, body: answer } = await ada.ask('notifyPeople', body)
      expect([status, answer]).toMatchObject([400, { name: 'ValidationError' }])
    }
    expect(receivers()).toEqual([])
  })

  it('[P 6] ends for the day once so many people were written to', async () => {
    const page = await writer.page('Looms')
    const strangers = Array.from({ length: limits.maxPeoplePerNotification }, () => newUuid())
    const times = serverLimits.notificationsPerUserPerDay / limits.maxPeoplePerNotification
    for (let i = 0; i < times; i++)
      await ada.call('notifyPeople', { page: { id: page, spaceId }, people: strangers, message: 'Look' })
    const { status, body } = await notify(ada, page, [ben])
    expect([status, body]).toMatchObject([429, { name: 'UserRateLimitResponse', clientData: { type: 'rate_limited' } }])
    expect(receivers()).toEqual([])
    expect((await notify(cleo, page, [ben])).status).toBe(200)
  })
})
