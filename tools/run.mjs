// `npm run bench [name]` and `npm run soak [name]`: runs bench/<name>.bench.ts or bench/<name>.soak.ts, or all of them one
// after another. They print figures, take as long as they take, and are never part of the tests.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { root, seconds } from './run-step.mjs'

const [kind, ...wanted] = process.argv.slice(2)
const folder = join(root, 'bench')
const ending = `.${kind}.ts`
const known = existsSync(folder)
  ? readdirSync(folder)
      .filter(file => file.endsWith(ending))
      .map(file => file.slice(0, -ending.length))
  : []
const unknown = wanted.filter(name => !known.includes(name))

if (kind !== 'bench' && kind !== 'soak') finish('Say `npm run bench` or `npm run soak`.')
else if (unknown.length > 0)
  finish(`There is no ${kind} named ${unknown.join(', ')}; there are ${known.join(', ') || 'none'}.`)
else if (known.length === 0) finish(`There is no ${kind} in bench/ yet.`)
else await runAll(wanted.length > 0 ? wanted : known)

async function runAll(names) {
  try {
    await ensureInstalled()
    await ensureBuilt()
  } catch (error) {
    return finish(error.message)
  }
  for (const name of names) {
    const began = performance.now()
    console.log(`\n${name}`)
    const code = await runOne(join(folder, name + ending))
    console.log(`${code === 0 ? 'done' : `failed (${code})`} in ${seconds(began)}`)
    if (code !== 0) process.exitCode = 1
  }
}

function runOne(file) {
  return new Promise(resolve => {
    // Those with a browser take the one that the journeys take.
    const browser = process.env.CHROMIUM_PATH ?? findChromium()
    const env = { ...process.env, ...(browser && { CHROMIUM_PATH: browser }) }
    const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', file], {
      cwd: root,
      env,
      stdio: 'inherit',
    })
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal))
    child.once('error', () => resolve(1))
    child.once('exit', (code, signal) => resolve(code ?? signal))
  })
}

function finish(message) {
  console.error(message)
  process.exitCode = 1
}
