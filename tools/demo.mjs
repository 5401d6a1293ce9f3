// `npm run demo`: a workspace with a small company in it, to look around in. A server that runs already is filled as it runs;
// without one, this starts it, fills it, and goes on as `npm start` does. Each time makes a new workspace.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runServer } from './run-server.mjs'
import { root } from './run-step.mjs'

const url = `http://localhost:${process.env.PORT ?? 3000}`
const startWithinMs = 60_000

try {
  await ensureInstalled()
  const isRunning = await answers()
  if (!isRunning) {
    await ensureBuilt()
    runServer()
    await serverStarted()
  }
  const code = await fill()
  if (code !== 0) console.error(`The demo could not be written to the server at ${url}.`)
  if (isRunning) process.exitCode = code
  else console.log('Sheaf goes on running here. Ctrl-C ends it; `npm start` starts it again with what is in it.')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

function answers() {
  return fetch(`${url}/getStatus`).then(
    answer => answer.ok,
    () => false,
  )
}

async function serverStarted() {
  const deadline = Date.now() + startWithinMs
  while (!(await answers())) {
    if (Date.now() > deadline) throw new Error(`The server did not answer at ${url} within a minute.`)
    await delay(100)
  }
}

function fill() {
  console.log(`Writing the demo to ${url} …`)
  return new Promise(resolve => {
    const program = [join(root, 'apps/server/src/demo/main.ts'), url]
    const child = spawn(process.execPath, ['--import', 'tsx', ...program], { cwd: root, stdio: 'inherit' })
    child.once('error', () => resolve(1))
    child.once('exit', code => resolve(code ?? 1))
  })
}
