// `npm run demo`: a workspace with a small company in it, to look around in. A server that runs already is filled as it runs;
// without one, this starts it, fills it, and goes on as `npm start` does. Each time makes a new workspace.
import './node-version.mjs'
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureBuilt, ensureDemoBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runServer } from './run-server.mjs'
import { root } from './run-step.mjs'

const url = `http://localhost:${process.env.PORT ?? 3000}`
const startWithinMs = 60_000

let filling
try {
  await ensureInstalled()
  const isRunning = await answers()
  if (!isRunning) await ensureBuilt()
  await ensureDemoBuilt()
  // Begun before the server: it has texts to read until that serves.
  filling = startFilling()
  if (!isRunning) {
    runServer()
    await serverStarted()
  }
  console.log(`Writing the demo to ${url} …`)
  const code = await filling.write()
  if (code !== 0) console.error(`The demo could not be written to the server at ${url}.`)
  if (isRunning) process.exitCode = code
  else console.log('Sheaf keeps running. Press Ctrl+C to stop it; `npm start` starts it again with the same data.')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
  filling?.giveUp()
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
    await delay(50)
  }
}

/** The child answers messages, and exits when this process does. */
function startFilling() {
  const child = fork(join(root, 'apps/server/dist/demo/main.js'), [url], { cwd: root })
  const ended = new Promise(resolve => {
    child.once('error', () => resolve(1))
    child.once('exit', code => resolve(code ?? 1))
  })
  const giveUp = () => child.connected && child.disconnect()
  const write = () => {
    if (child.connected) child.send('serves')
    return ended
  }
  return { write, giveUp }
}
