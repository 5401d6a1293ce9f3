// Runs the built server as a child with this environment, hands signals on to it, and ends with its exit code.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './run-step.mjs'

const sameSignalMs = 500

export function runServer() {
  const server = [process.execPath, '--enable-source-maps', join(root, 'apps/server/dist/main.js')]
  // If this process is killed, the kernel asks the server to stop; otherwise it would go on and hold the data directory.
  const [command, ...args] = hasSetpriv() ? ['setpriv', '--pdeathsig', 'TERM', '--', ...server] : server
  // In a process group of its own the server hears Ctrl-C once, from here, and not a second time from the terminal.
  const child = spawn(command, args, { cwd: root, env: serverEnvironment(), stdio: 'inherit', detached: true })
  child.once('error', error => {
    console.error(`The server could not be started: ${error.message}`)
    process.exitCode = 1
  })
  let lastSignalAt = 0
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      // npm passes on what the terminal has sent us already.
      if (Date.now() - lastSignalAt < sameSignalMs) return
      lastSignalAt = Date.now()
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
  child.once('exit', (code, signal) => {
    if (signal) console.error(`The server was ended by ${signal}.`)
    process.exit(code ?? 1)
  })
}

function serverEnvironment() {
  return { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' }
}

function hasSetpriv() {
  if (process.platform !== 'linux') return false
  return spawnSync('setpriv', ['--pdeathsig', 'TERM', '--', 'true'], { stdio: 'ignore' }).status === 0
}
