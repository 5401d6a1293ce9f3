// What the operating system says about a process. A pid alone is never trusted: it is reused after a restart of the
// machine or container, and a zombie still answers to it. The mark (when it started) tells one process from the next.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'

const onLinux = process.platform === 'linux'

/** When the process started, in a form only good for comparing; undefined when it is dead or a zombie. */
export function startMark(pid: number): string | undefined {
  if (onLinux) return startMarkFromProc(pid)
  if (process.platform === 'win32') return answersSignal(pid) ? 'running' : undefined
  const shown = spawnSync('ps', ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  return shown === '' || shown.startsWith('Z') ? undefined : shown.replace(/^\S+\s+/, '')
}

function startMarkFromProc(pid: number): string | undefined {
  const stat = readProc(`/proc/${pid}/stat`)
  // The command name stands in parentheses and may hold anything, so fields are counted from the last one.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  const state = fields?.[0]
  if (!fields || state === 'Z' || state === 'X') return undefined
  return `${readProc('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}:${fields[19]}`
}

/** The pids of PostgreSQL processes at work in a data directory, or undefined where the system cannot tell. */
export function postgresProcessesIn(clusterDir: string): number[] | undefined {
  if (!onLinux) return undefined
  const home = realpathSync(clusterDir)
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0 && readProc(`/proc/${pid}/comm`)?.trim() === 'postgres' && workingDirectory(pid) === home)
}

/** Whether a pid is a live PostgreSQL, for systems without /proc. */
export function isPostgres(pid: number): boolean {
  if (startMark(pid) === undefined) return false
  if (process.platform === 'win32') return true
  return /postgres/.test(spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout)
}

/** Sends a signal and says whether it arrived; a process that has ended meanwhile is not an error. */
export function signalProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

function answersSignal(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function readProc(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
