// What `postmaster.pid` leaves behind, and whether the way is free for a new server. The file is PostgreSQL's guard
// against two servers on one directory: it is removed only when it is certain that no process works there any more.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isPostgres, postgresProcessesIn, signalProcess, startMark } from './processes'
import type { Address } from './settings'

const orphanPatienceMs = 2_000
const orphanLimitMs = 6_000

type FoundServer = { readonly pid: number; readonly address: Address }

/** Returns the server that is still running in this directory, or nothing once the way is free. */
export async function findServer(clusterDir: string): Promise<FoundServer | undefined> {
  const file = readPidFile(clusterDir)
  const processes = postgresProcessesIn(clusterDir)
  if (processes === undefined) return findWithoutProc(clusterDir, file)
  if (file && processes.includes(file.pid)) return file
  await outliveOrphans(clusterDir)
  removePidFiles(clusterDir)
  return undefined
}

function findWithoutProc(clusterDir: string, file: FoundServer | undefined): FoundServer | undefined {
  if (!file) return undefined
  if (isPostgres(file.pid)) return file
  // A dead pid is left to PostgreSQL, which also looks for orphans; a reused one would make it refuse.
  if (startMark(file.pid) !== undefined) removePidFiles(clusterDir)
  return undefined
}

/** Processes whose server was killed end by themselves as a rule; one deep in a query is told, then made to. */
async function outliveOrphans(clusterDir: string): Promise<void> {
  const began = Date.now()
  for (let orphans = postgresProcessesIn(clusterDir); orphans?.length; orphans = postgresProcessesIn(clusterDir)) {
    const waitedMs = Date.now() - began
    if (waitedMs > orphanPatienceMs)
      for (const pid of orphans) signalProcess(pid, waitedMs > orphanLimitMs ? 'SIGKILL' : 'SIGQUIT')
    await delay(waitedMs > orphanPatienceMs ? 250 : 20)
  }
}

function readPidFile(clusterDir: string): FoundServer | undefined {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    const port = Number(lines[3])
    if (!(pid > 0)) return undefined
    return { pid, address: lines[5]?.trim() ? { kind: 'loopback', port } : { kind: 'socket' } }
  } catch {
    return undefined
  }
}

function removePidFiles(clusterDir: string): void {
  for (const name of readdirSync(clusterDir))
    if (name === 'postmaster.pid' || name.startsWith('.s.PGSQL.')) rmSync(join(clusterDir, name), { force: true })
}
