// From `npm start` to the first answer: with an empty data directory, and a second time.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../apps/server/src/reliability/server-child.fixture'
import { ms, print, printMachine } from './figures'

const root = fileURLToPath(new URL('..', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'sheaf-start-'))
try {
  await printMachine()
  print('start with nothing there, to the first answer', ms(await start()))
  const again = [await start(), await start(), await start()]
  print('second start, to the first answer', `${ms(Math.min(...again))} (${again.map(ms).join(', ')})`)
} finally {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 40, retryDelay: 50 })
}
process.exit(0)

async function start(): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', SHEAF_DATA_DIR: dataDir, SHEAF_LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    await delay(10)
  }
  const tookMs = performance.now() - began
  child.kill('SIGTERM')
  await ended
  return tookMs
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/getStatus`).then(
    answer => answer.ok,
    () => false,
  )
}
