// Creates the database cluster once. It is made beside its final place and moved there whole, so that a crash in the
// middle leaves nothing that looks like a cluster. The password exists on disk before the cluster that asks for it.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from './cannot-start'
import type { Programs } from './programs'
import { clusterArgument, giveTo, type RunAs } from './server-user'

export const superuser = 'sheaf'

/** Returns the superuser's password, making the cluster in `home/data` first where there is none. */
export async function ensureCluster(home: string, programs: Programs, runAs: RunAs | undefined): Promise<string> {
  const clusterDir = join(home, 'data')
  const passwordFile = join(home, 'password')
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return readPassword(passwordFile, clusterDir)

  const password = existsSync(passwordFile) ? readPassword(passwordFile, clusterDir) : createPassword(passwordFile)
  const draft = join(home, 'data.new')
  const handedOver = join(home, 'password.initdb')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  giveTo(draft, runAs)
  writeFileSync(handedOver, `${password}\n`, { mode: 0o600 })
  giveTo(handedOver, runAs)
  try {
    await runInitdb(programs.initdb, draft, runAs)
  } finally {
    rmSync(handedOver, { force: true })
  }
  // Only an empty folder makes way: whatever else lies there is not ours to delete.
  if (existsSync(clusterDir)) rmdirSync(clusterDir)
  renameSync(draft, clusterDir)
  syncPath(home)
  return password
}

function runInitdb(initdb: string, dir: string, runAs: RunAs | undefined): Promise<void> {
  const args = ['-D', clusterArgument(dir, runAs), '-U', superuser, '-E', 'UTF8', ...localeArguments()]
  // The password file is named from the working directory: an absolute path may not be reachable for this user.
  args.push('--auth=scram-sha-256', '--pwfile=../password.initdb')
  return new Promise((resolve, reject) => {
    const child = spawn(initdb, args, {
      ...runAs,
      cwd: dir,
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', code => {
      if (code === 0) resolve()
      else
        reject(
          new CannotStart(
            `The database could not be created in ${dir} (initdb ended with ${code}): ${output.slice(-2_000).trim()}`,
          ),
        )
    })
  })
}

/** Character classes must know more than ASCII (trigram search), while order stays that of code points. */
function localeArguments(): string[] {
  if (process.platform === 'linux') return ['--locale=C.UTF-8']
  return process.platform === 'darwin' ? ['--locale=C', '--lc-ctype=UTF-8'] : ['--locale=C']
}

/** The caller's environment without what PostgreSQL would take as settings. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name)))
}

function createPassword(path: string): string {
  const password = randomBytes(24).toString('base64url')
  rmSync(`${path}.new`, { force: true })
  writeFileSync(`${path}.new`, password, { mode: 0o600 })
  chmodSync(`${path}.new`, 0o600)
  syncPath(`${path}.new`)
  renameSync(`${path}.new`, path)
  return password
}

function readPassword(path: string, clusterDir: string): string {
  if (!existsSync(path)) throw new CannotStart(`The password file ${path} of the database in ${clusterDir} is missing.`)
  return readFileSync(path, 'utf8').trim()
}

function syncPath(path: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
