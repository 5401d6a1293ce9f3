// The browser for the journeys: the one named by CHROMIUM_PATH, the system's, or one installed from the system's packages.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { announce, run } from './run-step.mjs'

// Without windows of its own a browser needs a seventh less of the processor for the same journeys.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const packages = ['chromium-headless-shell', 'chromium']
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env.PATH ?? '').split(delimiter)]

/** The path of a browser, or throws one sentence that says what to do. */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`)
  }
  const found = findChromium() ?? (await installChromium())
  if (found) return found
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to an existing one.')
}

/** The path of a browser that is here already, if there is one. */
export function findChromium() {
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path))
}

async function installChromium() {
  if (process.geteuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  return announce('Installing Chromium', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update'], { env })
    let output = ''
    for (const name of packages) {
      const installed = await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
      if (installed.ok) return findChromium()
      ;({ output } = installed)
    }
    throw new Error(`The browser tests need Chromium, and installing it failed.\n${output.slice(-2_000)}`)
  })
}
