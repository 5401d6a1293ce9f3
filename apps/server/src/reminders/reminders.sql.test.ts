// Reminders of dates, from what people write to the mail that they get, on a clock of the test's own.
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Databases } from '../collections/database.fixture'
import { runnableJobs } from '../jobs/all'
import { Jobs } from '../jobs/jobs'
import { type SmtpFixture, startSmtp } from '../mail/smtp.fixture'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { PageWriter } from '../reliability/page-writer.fixture'
import type { Person } from '../reliability/person.fixture'
import { queueReminders } from './queue-reminders'

let smtp: SmtpFixture
let server: ListeningServer
let [ada, ben, cleo] = [] as unknown as [Person, Person, Person]
const addresses = new Map<string, string>()
let spaceId: Uuid
let writer: PageWriter
let databases: Databases
let clock = 0
let jobs: Jobs

beforeAll(async () => {
  smtp = await startSmtp()
  server = await startListening(undefined, { SMTP_URL: smtp.url })
  ;[ada, ben, cleo] = [await server.signUp('Ada'), await server.signUp('Ben'), await server.signUp('Cleo')]
  for (const [name, person] of Object.entries({ ada, ben, cleo }))
    addresses.set((await person.call<{ email: string }>('getAccount')).email, name)
  await ada.call('changeProfile', { settings: { time_zone: 'Asia/Tokyo' } })
  // The server of years to come: what it enqueues is not due for the one that runs now.
  const { pool, bus, log } = server.services
  jobs = new Jobs({ pool, bus, log, now: () => clock })
  jobs.know(runnableJobs({ ...server.services, now: () => clock, jobs }))
})
afterAll(async () => {
  await server.discard()
  await smtp.close()
})
beforeEach(async () => {
  smtp.received.length = 0
  const space = await ada.createSpace('Mill')
  spaceId = space.spaceId
  for (const person of [ben, cleo]) await server.join(spaceId, ada, person)
  await server.services.pool.query('DELETE FROM reminder')
  writer = new PageWriter(ada, space)
  databases = new Databases(spaceId)
})

/** Who has got mail by this time. */
const mailedBy = async (time: string): Promise<string[]> => {
  clock = Date.parse(time)
  await server.followAll(spaceId)
  await jobs.enqueue(queueReminders, {})
  await jobs.drain()
  return smtp.received.flatMap(({ to }) => to.map(address => addresses.get(address) ?? address)).toSorted()
}
const dateOn = (start_date: string, more: Record<string, Json> = {}): Json => ({
  type: 'date',
  start_date,
  reminder: { unit: 'day', value: 0, time: '09:00' },
  ...more,
})
const date = (start_date: string, more?: Record<string, Json>) => ({ k: 'd', v: [dateOn(start_date, more)] })

describe('a reminder in a text', () => {
  it('is sent once at its time, by the clock of whoever wrote it, to them and those whom it mentions', async () => {
    const page = await writer.page('Looms', ['Oil them'])
    const line = await writer.line(page, ' oil them')
    await writer.mention(line, date('2031-05-02'))
    await writer.mention(line, { k: 'u', v: [ben.userId] })
    // Nine in Tokyo.
    expect(await mailedBy('2031-05-01T23:59:00Z')).toEqual([])
    expect(await mailedBy('2031-05-02T00:00:00Z')).toEqual(['ada', 'ben'])
    const [mail] = smtp.received
    expect(mail?.raw).toContain('Subject: Reminder: Looms')
    expect(mail?.raw.replaceAll(/=\r\n/g, '')).toContain('May 2, 2031: a reminder from')
    // Nobody is reminded again, whatever else is written there.
    await writer.mention(line, { k: 'u', v: [cleo.userId] })
    expect(await mailedBy('2031-06-01T00:00:00Z')).toEqual(['ada', 'ben'])
  })

  it('moves with its date, and goes with it', async () => {
    const page = await writer.page('Looms')
    const [moved, removed] = [await writer.line(page, ' one'), await writer.line(page, ' two')]
    for (const line of [moved, removed]) await writer.mention(line, date('2032-05-02', { time_zone: 'UTC' }))
    expect(await mailedBy('2032-05-01T00:00:00Z')).toEqual([])
    await writer.cut(moved, 1)
    await writer.mention(moved, date('2032-05-04', { time_zone: 'UTC' }))
    await writer.cut(removed, 1)
    expect(await mailedBy('2032-05-04T08:59:00Z')).toEqual([])
    expect(await mailedBy('2032-05-04T09:00:00Z')).toEqual(['ada'])
  })

  it('is not sent from the trash, and is again when the page is back before its time', async () => {
    const pages = [await writer.page('Gone'), await writer.page('Back')] as [Uuid, Uuid]
    for (const page of pages) {
      const line = await writer.line(page, ' line')
      await writer.mention(line, date('2033-05-02', { time_zone: 'UTC' }))
    }
    for (const page of pages) await writer.trash(page)
    await writer.restore(pages[1])
    expect(await mailedBy('2033-05-02T09:00:00Z')).toEqual(['ada'])
    expect(smtp.received[0]?.raw).toContain('Subject: Reminder: Back')
  })

  it('tells nobody who may not read the page by then, or wants no mail', async () => {
    const page = await writer.page('Secret')
    const line = await writer.line(page, ' line')
    await writer.mention(line, date('2034-05-02', { time_zone: 'UTC' }))
    for (const { userId } of [ben, cleo]) await writer.mention(line, { k: 'u', v: [userId] })
    await writer.share(page, [
      { type: 'user', user_id: ada.userId, role: 'owner' },
      { type: 'user', user_id: cleo.userId, role: 'reader' },
    ])
    const view = { table: 'space_view' as const, id: spaceViewId(spaceId, ada.userId), spaceId }
    await writer.save(draft => draft.set(view, ['settings', 'notifications'], { email: false }))
    expect(await mailedBy('2034-05-02T09:00:00Z')).toEqual(['cleo'])
  })
})

describe('a reminder of a date property', () => {
  const due = (start: string, more: Record<string, Json> = {}): Json => ({
    start,
    reminder: { amount: 1, unit: 'day' },
    ...more,
  })
  const tasks = () => databases.database(ada, writer.team, { due: { type: 'date' }, who: { type: 'person' } })

  it('goes to the people of the row, or to whoever set it', async () => {
    const { collectionId } = await tasks()
    const at = { start: '2035-05-02T09:00', zone: 'Europe/Berlin', reminder: { amount: 30, unit: 'minute' } }
    await databases.write(ada, databases.row(collectionId, { due: at, who: [ben.userId, cleo.userId] }))
    expect(await mailedBy('2035-05-02T06:29:00Z')).toEqual([])
    expect(await mailedBy('2035-05-02T06:30:00Z')).toEqual(['ben', 'cleo'])
    await databases.write(ben, databases.row(collectionId, { due: due('2035-06-02') }))
    expect(await mailedBy('2035-06-01T09:00:00Z')).toEqual(['ben', 'ben', 'cleo'])
  })

  it('moves with the date, whoever writes in the row besides, and ends with the row', async () => {
    const { collectionId } = await tasks()
    const [row, gone] = (await databases.rows(ada, collectionId, 2, () => ({ due: due('2036-05-03') }))) as [Uuid, Uuid]
    expect(await mailedBy('2036-05-01T00:00:00Z')).toEqual([])
    await databases.write(ada, databases.set(databases.block(row), ['properties', 'due'], due('2036-05-05')))
    await databases.write(ada, databases.trash(gone))
    await databases.write(ben, databases.set(databases.block(row), ['properties', 'who'], []))
    expect(await mailedBy('2036-05-03T23:59:00Z')).toEqual([])
    // Nine in Tokyo of the day before: it is Ada’s.
    expect(await mailedBy('2036-05-04T00:00:00Z')).toEqual(['ada'])
    expect(await mailedBy('2036-06-04T00:00:00Z')).toEqual(['ada'])
  })

  it('is known again after the follower is built anew, and nothing is sent twice', async () => {
    const { collectionId } = await tasks()
    await databases.rows(ada, collectionId, 1, () => ({ due: due('2037-05-02') }))
    await databases.rows(ada, collectionId, 1, () => ({ due: due('2037-06-02') }))
    expect(await mailedBy('2037-05-01T10:00:00Z')).toEqual(['ada'])
    await server.services.pool.query(`UPDATE log_follower SET version = 0 WHERE name = 'reminders'`)
    expect(await mailedBy('2037-05-03T10:00:00Z')).toEqual(['ada'])
    expect(await mailedBy('2037-06-01T10:00:00Z')).toEqual(['ada', 'ada'])
  })
})
