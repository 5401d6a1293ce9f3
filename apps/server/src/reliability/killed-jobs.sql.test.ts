// Jobs that run when their process is killed: the server that comes next on the same data brings each to its end once, and sends every mail.
import { setTimeout as delay } from 'node:timers/promises'
import type { Uuid } from '@sheaf/core/ids'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { Databases } from '../collections/database.fixture'
import { mailToSend, sendMail } from '../jobs/send-mail'
import { createLog } from '../log'
import { type SmtpFixture, startSmtp } from '../mail/smtp.fixture'
import { withClient } from '../postgres/connection'
import { startPostgres } from '../postgres/start-postgres'
import { insertJob } from '../storage/jobs'
import { PageWriter } from './page-writer.fixture'
import { Person } from './person.fixture'
import { ServerChild } from './server-child.fixture'

const MAILS = 6

let smtp: SmtpFixture
let server: ServerChild
const open: Client[] = []
/** Until it is opened, the mail server takes mails and does not answer. */
let answers = (): void => {}
beforeAll(async () => {
  const answering = new Promise<void>(resolve => {
    answers = resolve
  })
  smtp = await startSmtp(
    () => false,
    () => answering,
  )
  server = await ServerChild.start({ startsOften: true, env: { SMTP_URL: smtp.url } })
})
afterAll(async () => {
  answers()
  await Promise.all(open.map(client => client.end()))
  await server?.discard()
  await smtp?.close()
})

async function connect(): Promise<Client> {
  const client = new Client(server.connection)
  // It ends with its PostgreSQL.
  client.on('error', () => {})
  await client.connect()
  open.push(client)
  return client
}
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  const before = performance.now()
  while (!(await isSo())) {
    if (performance.now() - before > 60_000) throw new Error(`it did not come to be\n${server.output.slice(-3000)}`)
    await delay(10)
  }
}
/** The log of the space waits until this is over. */
async function holdLog(spaceId: Uuid): Promise<() => Promise<unknown>> {
  const client = await connect()
  await client.query('BEGIN')
  await client.query('SELECT FROM space_seq WHERE space_id = $1 FOR UPDATE', [spaceId])
  return () => client.query('COMMIT')
}
/** As when half a minute has passed and nobody renewed them. */
async function leasesLapse(): Promise<void> {
  const { dataDir } = server
  const postgres = await startPostgres({ dataDir, log: createLog('silent', () => {}) })
  await withClient(postgres.connection, client =>
    client.query(`UPDATE job SET lease_until = clock_timestamp() WHERE state = 'running'`),
  )
  await postgres.stop()
}

it('[P 8] a copy, a change of type and mails are each finished once', async () => {
  const ada = await new Person(server.url).signUp('Ada')
  const space = await ada.createSpace()
  const { spaceId } = space
  const writer = new PageWriter(ada, space)
  const lines = Array.from({ length: 700 }, (_, i) => `Line ${i}`)
  const pageId = await writer.page('Looms')
  for (let from = 0; from < lines.length; from += 350)
    await writer.save(...lines.slice(from, from + 350).map(line => writer.planLine(pageId, line).step))
  const databases = new Databases(spaceId)
  const { collectionId } = await databases.database(ada, writer.team, { count: { type: 'text' } })
  await databases.rows(ada, collectionId, 700, i => ({ count: [[String(i)]] }))
  const mails = Array.from({ length: MAILS }, (_, i) =>
    mailToSend({ to: 'ada@example.com', subject: `Notice ${i}`, text: 'x', html: 'x' }),
  )

  let db = await connect()
  const rowsOf = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await db.query<T>(text, values)).rows
  const running = async (): Promise<string[]> =>
    (await rowsOf<{ name: string }>(`SELECT name FROM job WHERE state = 'running' ORDER BY name`)).map(row => row.name)
  const titlesOn = async (id: Uuid): Promise<string[]> =>
    (
      await rowsOf<{ title: string }>(
        `SELECT properties -> 'title' -> 0 ->> 0 AS title FROM block WHERE space_id = $1 AND parent_id = $2 ORDER BY ord COLLATE "C"`,
        [spaceId, id],
      )
    ).map(({ title }) => title)
  const ofType = async (type: string): Promise<number> =>
    (
      await rowsOf(
        `SELECT FROM block WHERE space_id = $1 AND parent_id = $2 AND jsonb_typeof(properties -> 'count') = $3`,
        [spaceId, collectionId, type],
      )
    ).length

  // Both write to the log of one space: one batch of either comes through, and then nothing more.
  const copyId = newUuid()
  const change = { spaceId, collectionId, propertyId: 'count', type: 'number', changeId: newUuid() }
  const release = await holdLog(spaceId)
  const asked = Promise.allSettled([
    ada.call('duplicatePage', { spaceId, pageId, copyId }),
    ada.call('changePropertyType', change),
  ])
  // The notice below wakes their lane.
  for (const mail of mails)
    await insertJob(
      db,
      { name: sendMail.name, lane: sendMail.lane, key: null, input: mail, runAt: 0, mostAttempts: 28 },
      'replace',
      Date.now(),
    )
  await ada.call('changePassword', {
    password: 'another good password',
    proof: { type: 'password', password: 'a good password' },
  })
  await until(async () => new Set(await running()).size === 3)
  const held = holdLog(spaceId)
  await until(async () => (await rowsOf(`SELECT FROM pg_locks WHERE NOT granted`)).length > 0)
  await release()
  const releaseAgain = await held
  await until(async () => smtp.received.length > 0)

  const cut = await running()
  expect(cut).toEqual(expect.arrayContaining(['change-property-type', 'copy-page', 'send-mail']))
  const underWay = cut.filter(name => name === 'send-mail').length
  // Its PostgreSQL ends with it, and what waits in there is undone.
  await server.kill()
  await Promise.allSettled([releaseAgain(), asked])
  await leasesLapse()
  answers()
  await server.launch()
  db = await connect()
  await until(
    async () => (await rowsOf(`SELECT FROM job WHERE state <> 'waiting' OR run_at <= $1`, [Date.now()])).length === 0,
  )

  expect(await titlesOn(copyId)).toEqual(lines)
  expect(await ofType('number')).toBe(700)
  const madeTwice = await rowsOf(
    `SELECT id FROM space_log, jsonb_path_query(entry::jsonb, '$.items[*] ? (@.table == "block" && @.version == 1).id') AS id
     WHERE space_id = $1 GROUP BY id HAVING count(*) > 1`,
    [spaceId],
  )
  expect(madeTwice).toEqual([])
  const ids = smtp.received.map(({ raw }) => /^Message-ID: <(.*)@/im.exec(raw)?.[1])
  expect(new Set(ids).size).toBe(MAILS + 1)
  expect(ids).toEqual(expect.arrayContaining(mails.map(({ id }) => id)))
  // Twice only what the mail server had and had not answered; a program takes both for one.
  expect(ids.length - MAILS - 1).toBeLessThanOrEqual(underWay)
})
