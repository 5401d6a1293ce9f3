// Throw-away databases for tests and benchmarks, on a real PostgreSQL with fsync on. One cluster serves a test process,
// or a whole test run when `shareTestCluster` was called before the workers start.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, createDatabase, databaseUrl, withClient } from './connection'
import { startMark } from './processes'
import { type BundledPostgres, startPostgres } from './start-postgres'

const folderPrefix = 'sheaf-test-'
const inMemory = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3
const sharedConnection = 'SHEAF_TEST_CONNECTION'
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

export type TestDatabase = {
  readonly connection: Connection
  /** The same as a value for DATABASE_URL. */
  readonly url: string
  drop(): Promise<void>
}

let own: Promise<BundledPostgres> | undefined

/** A fresh database: empty, or a copy of another one to which nobody is connected. */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const base = await clusterConnection()
  const connection: Connection = { ...base, database: `test_${randomBytes(8).toString('hex')}` }
  await createDatabase(connection, template)
  const drop = () =>
    withClient(base, async client => void (await client.query(`DROP DATABASE ${connection.database} WITH (FORCE)`)))
  return { connection, url: databaseUrl(connection), drop }
}

/** Starts one cluster for every process started from here on; returns how to end it. In memory where there is room: tests kill
 * processes, and power never fails. Benchmarks are made on the disk. */
export async function shareTestCluster(): Promise<() => Promise<void>> {
  const postgres = await startCluster(hasRoom(inMemory) ? inMemory : tmpdir())
  process.env[sharedConnection] = JSON.stringify(postgres.connection)
  return async () => {
    delete process.env[sharedConnection]
    await postgres.stop()
  }
}

async function clusterConnection(): Promise<Connection> {
  const shared = process.env[sharedConnection]
  if (shared) return JSON.parse(shared) as Connection
  own ??= startCluster(tmpdir())
  return (await own).connection
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ROOM_BYTES
}

async function startCluster(folder: string): Promise<BundledPostgres> {
  removeAbandoned(folder)
  const dataDir = mkdtempSync(join(folder, folderPrefix))
  const postgres = await startPostgres({ dataDir, log: silent })
  const discard = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  // Nothing here is worth a checkpoint, and an exit handler cannot wait for one.
  const endAtOnce = () => {
    const pid = postgres.pid()
    if (pid) process.kill(pid, 'SIGQUIT')
    discard()
  }
  process.once('exit', endAtOnce)
  const stop = async () => {
    process.off('exit', endAtOnce)
    await postgres.stop()
    discard()
  }
  return { ...postgres, stop }
}

/** Clusters of test processes that were killed. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder).filter(name => name.startsWith(folderPrefix))) {
    const dir = join(folder, name)
    try {
      if (Date.now() - statSync(dir).mtimeMs < 60_000) continue
      const { pid, started } = JSON.parse(readFileSync(join(dir, 'sheaf.lock'), 'utf8')) as {
        pid: number
        started: string
      }
      if (startMark(pid) !== started) rmSync(dir, { recursive: true, force: true })
    } catch {
      // Another test process is removing it too, or it was never a cluster.
    }
  }
}
