// The bundled PostgreSQL and its supervisor: one call gives a connection that stays valid while Sheaf runs. A server
// that dies is started again, one left behind by a killed Sheaf is adopted, and one directory serves one Sheaf.
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serverLimits } from '@sheaf/core/server-limits'
import { type PostgresMemory, planMemory } from '../memory/memory-plan'
import type { Connection } from './connection'
import { lockDataDir } from './data-dir-lock'
import { type Launcher, type PostgresLog, prepareLauncher } from './launcher'
import type { ServerProcess } from './server-process'

export type BundledPostgres = {
  /** Valid for as long as this runs; after a restart the same one works again. */
  readonly connection: Connection
  /** Called with the reason each time the server ends without being asked to; it is being restarted by then. */
  onExit(listener: (reason: string) => void): void
  /** Called each time a server that had ended answers again. */
  onRestart(listener: () => void): void
  /** Stops the server cleanly and frees the data directory. */
  stop(): Promise<void>
  pid(): number | undefined
}

const usualMemory = planMemory(serverLimits.memoryBytes).postgres
const shortLifeMs = 1_000
const pauseMs = 1_000
const pauseAfterFailureMs = 5_000

/**
 * Starts, or adopts, the server in `dataDir/postgres`. Throws `DataDirInUse` when another Sheaf holds the directory. `abort` gives the
 * start up; it has no effect afterwards.
 */
export async function startPostgres(options: {
  readonly dataDir: string
  readonly log: PostgresLog
  readonly abort?: AbortSignal
  readonly memory?: PostgresMemory
}): Promise<BundledPostgres> {
  const lock = await lockDataDir(options.dataDir)
  const stopping = new AbortController()
  const giveUp = (): void => stopping.abort()
  options.abort?.addEventListener('abort', giveUp, { once: true })
  let launcher: Launcher | undefined
  try {
    options.abort?.throwIfAborted()
    launcher = await prepareLauncher(
      join(resolve(options.dataDir), 'postgres'),
      options.log,
      options.memory ?? usualMemory,
    )
    const server = await launcher.launch(stopping.signal)
    options.abort?.removeEventListener('abort', giveUp)
    return supervise(server, launcher, stopping, options.log, () => lock.release())
  } catch (error) {
    await launcher?.stop()
    lock.release()
    throw error
  }
}

function supervise(
  first: ServerProcess,
  launcher: Launcher,
  stopping: AbortController,
  log: PostgresLog,
  release: () => void,
): BundledPostgres {
  const exitListeners: ((reason: string) => void)[] = []
  const restartListeners: (() => void)[] = []
  let current: ServerProcess | undefined = first

  const keepRunning = async (): Promise<void> => {
    for (let server = first; ; server = await relaunch()) {
      current = server
      const since = Date.now()
      const reason = await server.exited
      current = undefined
      if (stopping.signal.aborted) return
      log.warn(`PostgreSQL ${reason}; starting it again`)
      for (const listener of exitListeners) listener(reason)
      if (Date.now() - since < shortLifeMs) await delay(pauseMs, undefined, { signal: stopping.signal })
    }
  }

  /** Never gives up while Sheaf runs: a full disk may be emptied, a missing mount may come back. */
  const relaunch = async (): Promise<ServerProcess> => {
    while (true) {
      try {
        const server = await launcher.launch(stopping.signal)
        log.info('PostgreSQL is running again')
        for (const listener of restartListeners) listener()
        return server
      } catch (error) {
        stopping.signal.throwIfAborted()
        log.error(error instanceof Error ? error.message : String(error))
        await delay(pauseAfterFailureMs, undefined, { signal: stopping.signal })
      }
    }
  }

  const supervision = keepRunning().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error
  })

  const stop = async (): Promise<void> => {
    stopping.abort()
    await launcher.stop()
    await supervision
    // A restart under way may have put a new server in the place of the one just stopped.
    await launcher.stop()
    release()
  }

  let stopped: Promise<void> | undefined
  return {
    connection: launcher.connection,
    onExit: listener => void exitListeners.push(listener),
    onRestart: listener => void restartListeners.push(listener),
    stop: () => (stopped ??= stop()),
    pid: () => current?.pid,
  }
}
