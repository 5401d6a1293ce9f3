// How to reach a database: an address for the driver, the same as a URL, and the wait until a server answers on it.
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart } from './cannot-start'
import type { ServerProcess } from './server-process'

/** Also a valid configuration of a `pg` pool or client. `host` is a folder when the server listens on a Unix socket. */
export type Connection = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
  readonly ssl: false
}

/** The connection as a value for DATABASE_URL. */
export function databaseUrl(connection: Connection): string {
  const { host, port, user, password, database } = connection
  const who = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`
  if (!host.startsWith('/')) return `postgresql://${who}@${host}:${port}/${database}`
  // The host in the query counts; without one before it, a URL with a user is none to WHATWG's rules.
  return `postgresql://${who}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

/** Runs a few statements on a connection of their own. */
export async function withClient<T>(connection: Connection, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  // A server that dies while nobody queries is reported here; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Resolves true when the database answers, false when the server ends first. Recovery may take as long as it needs, unless it is given up. */
export async function waitUntilReady(
  connection: Connection,
  server: ServerProcess,
  stopping: AbortSignal,
  onSlow: () => void,
): Promise<boolean> {
  let slowAt = Date.now() + 10_000
  for (let waitMs = 15; !server.hasExited(); waitMs = Math.min(waitMs * 1.5, 200)) {
    try {
      await withClient(connection, client => client.query('SELECT 1'))
      return true
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === '3D000') await createDatabase(connection)
      else if (code === '28P01')
        throw new CannotStart('PostgreSQL refused the password kept beside its data.', { cause: error })
      else await Promise.race([delay(waitMs), server.exited])
    }
    stopping.throwIfAborted()
    if (Date.now() > slowAt) {
      slowAt = Date.now() + 10_000
      onSlow()
    }
  }
  return false
}

export async function createDatabase(connection: Connection, template = 'template1'): Promise<void> {
  const [name, from] = [connection.database, template].map(word => pg.escapeIdentifier(word))
  await withClient({ ...connection, database: 'postgres' }, client =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${from}`),
  )
}
