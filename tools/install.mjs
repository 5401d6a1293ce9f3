// Installs dependencies when they are missing or the lock changed. The stamp inside node_modules holds the hash of the
// lock that was installed, so it disappears together with what it vouches for.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { announce, root, run } from './run-step.mjs'

const stamp = join(root, 'node_modules/.sheaf-installed')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const quietly = ['--no-audit', '--no-fund', '--loglevel=error']

/** Throws with npm's own words when the dependencies cannot be had. */
export async function ensureInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return
  if (isComplete()) return writeFileSync(stamp, fingerprint())
  await announce('Installing dependencies', async () => {
    const clean = await npmRun('ci')
    // A lock written on another platform may lack this one's native bindings; a plain install adds them.
    const last = clean.ok ? clean : await npmRun('install')
    if (!last.ok) throw new Error(`The dependencies could not be installed.\n${clean.output}\n${last.output}`)
  })
  writeFileSync(stamp, fingerprint())
}

/** Whether someone has run npm by hand since: npm keeps a list of what it installed, to be compared with the lock. */
function isComplete() {
  const list = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages
  const locked = Object.entries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)
  return locked
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => {
      if (entry.link) return linkWorkspace(path, entry.resolved)
      if (!installed[path]) return entry.optional && !isForThisMachine(entry)
      return installed[path].version === entry.version && existsSync(join(root, path))
    })
}

/** A package of our own is a link: a new one needs no network. */
function linkWorkspace(path, target) {
  const link = join(root, path)
  if (existsSync(link)) return true
  if (!existsSync(join(root, target))) return false
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), join(root, target)), link, process.platform === 'win32' ? 'junction' : 'dir')
  return true
}

/** Native bindings come in one optional package per platform; the one for this platform is not optional to us. */
function isForThisMachine({ os, cpu, libc }) {
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc?.includes('musl'))
}

function npmRun(command) {
  // Under `npm test`, npm hands its own settings down; NODE_ENV=production would leave out what builds and tests.
  const env = { ...process.env, NODE_ENV: 'development' }
  return run(npm, [command, ...quietly, '--include=dev', '--include=optional'], {
    env,
    shell: process.platform === 'win32',
  })
}

function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(lock).digest('hex')
}
