// Runs the built server as a child with this environment and hands signals on to it. A server that ends by itself is started again, after a
// pause that grows with every time; one that was asked to stop, or that can never start, is not. Nothing is left running when this ends.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-step.mjs'

const sameSignalMs = 500
const pausesMs = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]
/** After having run this long, an end is the first one again. */
const steadyMs = 60_000
/** A server stops in less than this, or does not stop. */
const stopWithinMs = 45_000
const lookForParentMs = 1_000
const usualMemoryMb = 1_536
const leastHeapMb = 128
/** As in apps/server/src/process/exit-codes.ts. */
const exitCodes = { stopped: 0, cannotStart: 1, notYet: 75 }

export function runServer() {
  keepRunning({
    start: onEnd =>
      startServer({ program: join(root, 'apps/server/dist/main.js'), environment: serverEnvironment() }, onEnd),
    onSignal: (signal, run) => process.on(signal, run),
    exit: code => process.exit(code),
    say: sentence => console.error(sentence),
    later: (run, ms) => setTimeout(() => run(), ms),
    now: () => performance.now(),
  })
  stopWithParent(() => process.emit('SIGTERM'))
}

/** The rules, apart from the processes: `world` starts a server, hears signals and tells the time. */
export function keepRunning(world) {
  let child
  let ends = 0
  let isStopping = false
  let lastSignalAt = Number.NEGATIVE_INFINITY
  let pause

  const start = () => {
    pause = undefined
    const startedAt = world.now()
    child = world.start((code, signal, error) => {
      child = undefined
      ended(code, signal, error, world.now() - startedAt)
    })
  }
  const ended = (code, signal, error, ranMs) => {
    if (isStopping) return world.exit(code ?? exitCodes.cannotStart)
    if (code === exitCodes.stopped) return world.exit(code)
    // Its last log lines say why: a setting must be changed first.
    if (code === exitCodes.cannotStart) return world.exit(code)
    if (ranMs >= steadyMs) ends = 0
    const pauseMs = pausesMs[Math.min(ends++, pausesMs.length - 1)]
    world.say(`${reasonOf(code, signal, error)} It is started again in ${pauseMs / 1_000} s.`)
    pause = world.later(start, pauseMs)
  }
  const stop = signal => {
    // npm passes on what the terminal has sent us already.
    if (world.now() - lastSignalAt < sameSignalMs) return
    lastSignalAt = world.now()
    isStopping = true
    if (!child) {
      if (pause !== undefined) world.exit(exitCodes.stopped)
      return
    }
    const asked = child
    asked.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    world.later(() => child === asked && asked.kill('SIGKILL'), stopWithinMs)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) world.onSignal(signal, () => stop(signal))
  start()
}

function reasonOf(code, signal, error) {
  if (error) return `The server could not be run: ${error.message}.`
  if (signal) return `The server was ended by ${signal}.`
  return code === exitCodes.notYet ? 'The server could not start yet.' : `The server ended with code ${code}.`
}

/** Runs a built server as a child that ends with this process. */
export function startServer({ program, environment }, onEnd) {
  const server = [process.execPath, '--enable-source-maps', `--max-old-space-size=${heapMb()}`, program]
  // If this process is killed, the kernel asks the server to stop; otherwise it would go on and hold the data directory.
  const [command, ...args] = hasSetpriv() ? ['setpriv', '--pdeathsig', 'TERM', '--', ...server] : server
  // In a process group of its own the server hears Ctrl-C once, from here, and not a second time from the terminal.
  const child = spawn(command, args, { cwd: root, env: environment, stdio: 'inherit', detached: true })
  let isOver = false
  const over = (...how) => {
    if (isOver) return
    isOver = true
    onEnd(...how)
  }
  child.once('error', error => over(null, null, error))
  child.once('exit', (code, signal) => over(code, signal))
  return child
}

/** Half of what Sheaf may take is Node's heap (apps/server/src/memory/memory-plan.ts). The server reports invalid settings. */
function heapMb() {
  const memoryMb = Number(process.env.SHEAF_MEMORY_MB?.trim() || usualMemoryMb)
  return Number.isFinite(memoryMb) ? Math.max(leastHeapMb, Math.floor(memoryMb / 2)) : usualMemoryMb / 2
}

function serverEnvironment() {
  return { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' }
}

/**
 * npm starts a shell that starts this. Signals reach npm, or the shell, and not always this process; killing npm must end all of them. So it is
 * watched whether they are still there.
 */
export function stopWithParent(stop) {
  const parents = process.env.npm_lifecycle_event ? parentsUpToNpm() : []
  if (parents.length === 0) return
  const timer = setInterval(() => {
    if (process.ppid === parents[0].pid && parents.every(({ pid, mark }) => markOf(pid) === mark)) return
    clearInterval(timer)
    stop()
  }, lookForParentMs)
  timer.unref()
}

function parentsUpToNpm() {
  const parents = []
  for (let pid = process.ppid; pid > 1 && parents.length < 3; pid = parentOf(pid)) {
    parents.push({ pid, mark: markOf(pid) })
    if (/^npm\b/.test(nameOf(pid))) return parents
  }
  // Without /proc only the nearest is known.
  return [{ pid: process.ppid, mark: markOf(process.ppid) }]
}

const nameOf = pid => readProc(`/proc/${pid}/comm`)
const fieldsOf = pid =>
  readProc(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')
const parentOf = pid => Number(fieldsOf(pid)[1] ?? 0)
/** When it started; another process may get its number. */
const markOf = pid => fieldsOf(pid)[19] ?? ''

function readProc(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function hasSetpriv() {
  if (process.platform !== 'linux') return false
  return spawnSync('setpriv', ['--pdeathsig', 'TERM', '--', 'true'], { stdio: 'ignore' }).status === 0
}
