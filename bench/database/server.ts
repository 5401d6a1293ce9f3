// A database through the whole server, beside the same questions in SQL on the same PostgreSQL in the same run.
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { newUuid } from '../../apps/server/src/auth/secrets'
import { Databases } from '../../apps/server/src/collections/database.fixture'
import type { Person } from '../../apps/server/src/reliability/person.fixture'
import { RawSocket } from '../../apps/server/src/reliability/raw-socket.fixture'
import type { ServerChild } from '../../apps/server/src/reliability/server-child.fixture'
import type { QueryAnswer } from '../../packages/core/src/collection/query'
import type { Uuid } from '../../packages/core/src/ids'
import { costOf } from '../cpu-time'
import { ms, percentile, print, spread } from '../figures'
import { screen, twinQuestions } from './sql-questions'
import { StoredRows, taskProperties } from './stored-rows'

const RUNS = 15
const EDITS = 40

export interface BenchDatabase {
  readonly spaceId: Uuid
  readonly blockId: Uuid
  readonly collectionId: Uuid
}

/** A page with a database of as many tasks. `forSql`: the same values beside it, as plain JSON for SQL to be asked about. */
export async function makeDatabase(
  server: ServerChild,
  person: Person,
  size: number,
  { forSql } = { forSql: true },
): Promise<BenchDatabase> {
  const { spaceId, teamId } = await person.createSpace(`${size} rows`)
  const db = new Databases(spaceId)
  const team = { table: 'team' as const, id: teamId, spaceId }
  const projects = await db.database(person, team, { budget: { type: 'number' } })
  const tasks = await db.database(person, team)
  const properties = taskProperties(projects.collectionId, tasks.collectionId)
  for (const [i, [id, fields]] of Object.entries(properties).entries())
    await db.write(
      person,
      db.set(db.collection(tasks.collectionId), ['schema', id], { id, name: id, order: i + 1, ...fields }),
    )
  const [project, task] = [newUuid(), newUuid()]
  await db.write(person, db.row(projects.collectionId, {}, project), db.row(tasks.collectionId, { points: 0 }, task))
  const began = performance.now()
  await new StoredRows(size, [person.userId]).store(server.connection, { project, task, forSql })
  print('rows copied into the tables', ms(performance.now() - began))
  return { spaceId, blockId: tasks.blockId, collectionId: tasks.collectionId }
}

export async function measureServer(server: ServerChild, person: Person, size: number): Promise<BenchDatabase> {
  console.log(`\nthrough the server, ${size} rows, 20 properties and the title; p50 of ${RUNS}, the clock`)
  const made = await makeDatabase(server, person, size)
  const { collectionId } = made
  const ask = (query: object) => askPatiently(person, made, query)
  const before = residentMegabytes(server)
  print('first question: the rows are read', await once(() => ask({ limit: 50 })))
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    for (const { name, query, sql } of twinQuestions) {
      const first = await timed(() => ask(query))
      const ours = await costOf(server, () => times(() => ask(query)))
      const theirs = await costOf(server, () => times(() => client.query(sql, [collectionId])))
      const cpu = [ours.spent.node + ours.spent.postgres, theirs.spent.postgres].map(spent => spent / RUNS)
      const [a, b] = [percentile(ours.result, 50), percentile(theirs.result, 50)]
      print(name, `${ms(a)} (first ${ms(first)}, p95 ${ms(percentile(ours.result, 95))}, CPU ${ms(cpu[0] ?? 0)})`)
      print(
        '',
        `SQL ${ms(b)} (p95 ${ms(percentile(theirs.result, 95))}, CPU ${ms(cpu[1] ?? 0)}); ratio ${(b / a).toFixed(1)}`,
      )
    }
  } finally {
    await client.end()
  }
  const { result, cost } = await costOf(server, () => editsToVisible(person, made))
  print('one edit, saved, heard and asked again', spread(result))
  print('', cost(EDITS))
  print('memory of the server', `${before.toFixed(0)} → ${residentMegabytes(server).toFixed(0)} MB`)
  return made
}

/** From sending a change of a row on the screen to another person's new screen: save, hear of it by the socket, ask. */
async function editsToVisible(person: Person, { spaceId, collectionId }: BenchDatabase): Promise<number[]> {
  const db = new Databases(spaceId)
  const ask = () =>
    person.call<{ answer: QueryAnswer }>('queryCollection', { source: { spaceId, collectionId }, query: screen })
  const socket = await RawSocket.open(person)
  await socket.greet()
  socket.subscribe(db.collection(collectionId), Number.MAX_SAFE_INTEGER)
  await socket.next('subscribed')
  const { answer } = await ask()
  const spent: number[] = []
  for (let i = 0; i < EDITS; i++) {
    const row = answer.rows[i % answer.rows.length] as Uuid
    const began = performance.now()
    const saved = db.write(person, db.set(db.block(row), ['properties', 'hours'], i + 1))
    await socket.next('entries')
    await ask()
    spent.push(performance.now() - began)
    await saved
  }
  socket.close()
  return spent
}

/** Without the limit that a test has: a hundred thousand rows are read at the first question. */
async function askPatiently(person: Person, made: BenchDatabase, query: object): Promise<void> {
  const { spaceId, collectionId } = made
  const answer = await fetch(`${person.url}/api/v3/queryCollection`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: person.origin, cookie: person.cookie },
    body: JSON.stringify({ source: { spaceId, collectionId }, query }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}
const once = async (run: () => Promise<unknown>): Promise<string> => ms(await timed(run))
async function times(run: () => Promise<unknown>): Promise<number[]> {
  const spent: number[] = []
  for (let i = 0; i < RUNS; i++) spent.push(await timed(run))
  return spent
}
function residentMegabytes(server: ServerChild): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
