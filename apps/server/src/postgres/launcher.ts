// Brings a server up in one cluster directory: the one still running there, or a new one, again and again with growing
// pauses until it answers. The address never changes once it is chosen, because the connection has been given out.
import { chmodSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { PostgresMemory } from '../memory/memory-plan'
import { NotYetStarted } from './cannot-start'
import { ensureCluster, superuser } from './cluster'
import { type Connection, waitUntilReady } from './connection'
import { findServer } from './postmaster-pid'
import { findPrograms } from './programs'
import { adoptServer, type ServerProcess, spawnServer, stopServer } from './server-process'
import { clusterArgument, serverUser } from './server-user'
import { type Address, serverArguments } from './settings'

export type PostgresLog = Readonly<Record<'debug' | 'info' | 'warn' | 'error', (message: string) => void>>

export type Launcher = {
  readonly connection: Connection
  /** Resolves when a server answers; rejects after some attempts, or when `stopping` is raised. */
  launch(stopping: AbortSignal): Promise<ServerProcess>
  /** Stops whatever was launched last, ready or not. */
  stop(): Promise<void>
}

const attemptLimit = 7
/** The kernel's limit on a socket's path is 104 to 108 bytes, the socket's own name included. */
const longestSocketFolder = 85

/** Makes the programs and the cluster ready in `home`; nothing runs yet. */
export async function prepareLauncher(home: string, log: PostgresLog, memory: PostgresMemory): Promise<Launcher> {
  const clusterDir = join(home, 'data')
  mkdirSync(home, { recursive: true })
  const runAs = serverUser(clusterDir)
  // Passable for the server's user, and listable only for ours.
  chmodSync(home, runAs ? 0o711 : 0o700)
  const programs = findPrograms(home, runAs)
  const password = await ensureCluster(home, programs, runAs)
  const address = (await findServer(clusterDir))?.address ?? (await chooseAddress(clusterDir))
  const connection: Connection = {
    ...(address.kind === 'socket' ? { host: clusterDir, port: 5432 } : { host: '127.0.0.1', port: address.port }),
    user: superuser,
    password,
    database: superuser,
    ssl: false,
  }
  const args = serverArguments(clusterArgument(clusterDir, runAs), address, memory)
  let last: ServerProcess | undefined

  const findOrSpawn = async (): Promise<ServerProcess> => {
    const found = await findServer(clusterDir)
    return found
      ? adoptServer(found.pid)
      : spawnServer({ programs, clusterDir, args, runAs, onLine: line => forward(line, log) })
  }

  const launch = async (stopping: AbortSignal): Promise<ServerProcess> => {
    for (let attempt = 1; ; attempt++) {
      stopping.throwIfAborted()
      const server = await findOrSpawn()
      last = server
      const onSlow = (): void => log.info('Waiting for PostgreSQL, which is recovering')
      if (await waitUntilReady(connection, server, stopping, onSlow)) {
        log.debug(`PostgreSQL ${server.adopted ? 'adopted' : 'started'} (process ${server.pid})`)
        return server
      }
      if (attempt >= attemptLimit)
        throw new NotYetStarted(`PostgreSQL did not start: it ${await server.exited}. ${server.tail()}`.trim())
      // An adopted server that ended was on its way out already: nothing is wrong, and nothing needs to cool down.
      if (!server.adopted) await delay(100 * 2 ** (attempt - 1), undefined, { signal: stopping })
    }
  }

  const stop = async (): Promise<void> => {
    if (last) await stopServer(last, programs, clusterDir)
  }
  return { connection, launch, stop }
}

async function chooseAddress(clusterDir: string): Promise<Address> {
  if (process.platform !== 'win32' && Buffer.byteLength(clusterDir) <= longestSocketFolder) return { kind: 'socket' }
  return { kind: 'loopback', port: await freePort() }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** What goes wrong in one session is told to that session; the log hears only of what ends the server. */
function forward(line: string, log: PostgresLog): void {
  if (line.startsWith('PANIC:')) log.error(`PostgreSQL: ${line}`)
  else log.debug(`PostgreSQL: ${line}`)
}
