// A PostgreSQL server process: one we spawned, or one we found running and adopted. Either way it has a pid, a promise
// of its end, and it is asked to stop with SIGINT, which ends sessions and writes a checkpoint.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import type { Socket } from 'node:net'
import { serverEnvironment } from './cluster'
import { signalProcess, startMark } from './processes'
import type { Programs } from './programs'
import type { RunAs } from './server-user'

const adoptedPollMs = 200
const tailLines = 12

export type ServerProcess = {
  readonly pid: number
  readonly adopted: boolean
  /** Resolves, never rejects, with how it ended. */
  readonly exited: Promise<string>
  hasExited(): boolean
  /** The last lines it wrote, for an error message. */
  tail(): string
}

type SpawnOptions = {
  readonly programs: Programs
  readonly clusterDir: string
  readonly args: readonly string[]
  readonly runAs: RunAs | undefined
  readonly onLine: (line: string) => void
}

export function spawnServer({ programs, clusterDir, args, runAs, onLine }: SpawnOptions): ServerProcess {
  // The kernel sends SIGINT to the server when this process dies, even by SIGKILL. Its own process group keeps a
  // Ctrl-C in the terminal from stopping the database before the requests that still need it.
  const [command, before] = hasSetpriv()
    ? ['setpriv', ['--pdeathsig', 'INT', '--', programs.postgres]]
    : [programs.postgres, []]
  const child = spawn(command, [...before, ...args], {
    ...runAs,
    cwd: clusterDir,
    detached: true,
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  readLines(child, line => {
    lines.push(line)
    if (lines.length > tailLines) lines.shift()
    onLine(line)
  })
  let over = false
  const exited = new Promise<string>(resolve => {
    child.once('error', error => resolve(error.message))
    child.once('close', (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${code}`))
  }).finally(() => {
    over = true
    process.off('exit', stopWithUs)
  })
  const stopWithUs = () => child.kill('SIGINT')
  process.once('exit', stopWithUs)
  // The database alone is no reason for the process to stay.
  child.unref()
  return { pid: child.pid ?? 0, adopted: false, exited, hasExited: () => over, tail: () => lines.join('\n') }
}

/** Watches a server that another process started. */
export function adoptServer(pid: number): ServerProcess {
  const mark = startMark(pid)
  let over = false
  const exited = new Promise<string>(resolve => {
    const timer = setInterval(() => {
      if (mark !== undefined && startMark(pid) === mark) return
      clearInterval(timer)
      over = true
      resolve('ended')
    }, adoptedPollMs)
    timer.unref()
  })
  return { pid, adopted: true, exited, hasExited: () => over, tail: () => '' }
}

/** Stops a server: cleanly, then at once, then by force. Resolves when it is gone. */
export async function stopServer(server: ServerProcess, programs: Programs, clusterDir: string): Promise<void> {
  const steps: readonly [NodeJS.Signals, number][] = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]
  for (const [signal, patienceMs] of steps) {
    if (server.hasExited()) return
    // Windows knows no signals: the program made for it says the same through a named event.
    if (process.platform === 'win32')
      spawnSync(programs.pgCtl, ['kill', signal.replace('SIG', ''), String(server.pid)], { cwd: clusterDir })
    else signalProcess(server.pid, signal)
    if (await endsWithin(server, patienceMs)) return
  }
}

async function endsWithin(server: ServerProcess, ms: number): Promise<boolean> {
  // A referenced timer: the child is not, and the process must not end while it waits here.
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const inTime = await Promise.race([server.exited.then(() => true), tooLate])
  clearTimeout(timer)
  return inTime
}

let setpriv: boolean | undefined
function hasSetpriv(): boolean {
  setpriv ??=
    process.platform === 'linux' &&
    spawnSync('setpriv', ['--pdeathsig', 'INT', '--', 'true'], { stdio: 'ignore' }).status === 0
  return setpriv
}

function readLines(child: ChildProcess, onLine: (line: string) => void): void {
  let rest = ''
  const stream = child.stderr as Socket
  stream.unref()
  stream.on('error', () => {})
  stream.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim()) onLine(line.trim())
  })
}
