// A database through the whole server, beside the same questions in SQL on the same PostgreSQL in the same run.
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import pg from 'pg'
import { newUuid } from '../../apps/server/src/auth/secrets'
import { Databases } from '../../apps/server/src/collections/database.fixture'
import type { Person } from '../../apps/server/src/reliability/person.fixture'
import { RawSocket } from '../../apps/server/src/reliability/raw-socket.fixture'
import type { ServerChild } from '../../apps/server/src/reliability/server-child.fixture'
import type { Filter, Query, QueryAnswer } from '../../packages/core/src/collection/query'
import type { Uuid } from '../../packages/core/src/ids'
import { costOf } from '../cpu-time'
import { ms, percentile, print, spread } from '../figures'
import { screen, twinQuestions } from './sql-questions'
import { StoredRows, taskProperties } from './stored-rows'

const RUNS = 15
const AT_ONCE = 32
const ASKED_AT_ONCE = 1_000
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
      // Another question each time: one that was asked before is answered as it was.
      const ours = await costOf(server, () => times(i => ask(asNew(query, i + 1))))
      const again = await times(() => ask(query))
      const theirs = await costOf(server, () => times(() => client.query(sql, [collectionId])))
      const cpu = [ours.spent.node + ours.spent.postgres, theirs.spent.postgres].map(spent => spent / RUNS)
      const [a, b] = [percentile(ours.result, 50), percentile(theirs.result, 50)]
      print(name, `${ms(a)} (first ${ms(first)}, p95 ${ms(percentile(ours.result, 95))}, CPU ${ms(cpu[0] ?? 0)})`)
      print('', `asked again ${ms(percentile(again, 50))} (p95 ${ms(percentile(again, 95))})`)
      print(
        '',
        `SQL ${ms(b)} (p95 ${ms(percentile(theirs.result, 95))}, CPU ${ms(cpu[1] ?? 0)}); ratio ${(b / a).toFixed(1)}`,
      )
    }
  } finally {
    await client.end()
  }
  await measureRate(server, person, made)
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

/** The same rows, found anew: what was found before is known by its numbers. */
function asNew(query: Partial<Query>, n: number): Partial<Query> {
  const change = (filter: Filter): Filter => {
    if ('and' in filter) return { and: filter.and.map(change) }
    if ('or' in filter) return { or: filter.or.map(change) }
    return typeof filter.value === 'number' ? { ...filter, value: filter.value + n * 1e-9 } : filter
  }
  const { filter } = query
  const always: Filter = { property: 'points', operator: 'greater_than', value: -n }
  const numbered = filter && JSON.stringify(filter) !== JSON.stringify(change(filter))
  return { ...query, filter: numbered ? change(filter) : { and: [...(filter ? [filter] : []), always] } }
}

/** How many of them are answered in a second, asked by so many at once; beside answers of a few bytes from the same server. */
async function measureRate(
  server: ServerChild,
  person: Person,
  { spaceId, collectionId }: BenchDatabase,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const headers = {
    'content-type': 'application/json',
    origin: person.origin,
    cookie: person.cookie,
    'accept-encoding': 'gzip',
  }
  const send = (path: string, method: string, body?: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request(`${server.url}${path}`, { method, agent, headers }, answer => {
        let bytes = 0
        answer.on('data', (piece: Buffer) => (bytes += piece.length))
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path} answered ${answer.statusCode}`)),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })
  const body = JSON.stringify({ source: { spaceId, collectionId }, query: screen })
  const rates: number[][] = [[], []]
  const kinds = [
    () => send('/api/v3/queryCollection', 'POST', body),
    () => send('/api/v3/getFeatureFlagResults', 'POST', '{}'),
  ] as const
  const costs: string[] = []
  for (let round = 0; round < 3; round++)
    for (const [i, ask] of kinds.entries()) {
      const began = performance.now()
      const { cost } = await costOf(server, () => inTurns(ask))
      costs[i] = cost(ASKED_AT_ONCE)
      rates[i]?.push(ASKED_AT_ONCE / ((performance.now() - began) / 1_000))
    }
  agent.destroy()
  const [rows, bare] = rates.map(each => percentile(each, 50)) as [number, number]
  print(`first screen, ${AT_ONCE} at once`, `${rows.toFixed(0)} a second (${costs[0]})`)
  print('', `a call of a few bytes ${bare.toFixed(0)} a second (${costs[1]}); ratio ${(rows / bare).toFixed(2)}`)
}

async function inTurns(ask: () => Promise<unknown>): Promise<void> {
  let left = ASKED_AT_ONCE
  const next = async (): Promise<void> => {
    while (left-- > 0) await ask()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}
const once = async (run: () => Promise<unknown>): Promise<string> => ms(await timed(run))
async function times(run: (i: number) => Promise<unknown>): Promise<number[]> {
  const spent: number[] = []
  for (let i = 0; i < RUNS; i++) spent.push(await timed(() => run(i)))
  return spent
}
function residentMegabytes(server: ServerChild): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
