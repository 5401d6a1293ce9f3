// The server as a process of its own, bundled once per test process, that may be killed and started again on the same port and
// the same data. Only processes started from here are ever killed, by their id.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import serverPackage from '../../package.json'
import type { Connection } from '../postgres/connection'
import { startMark } from '../postgres/processes'

const source = fileURLToPath(new URL('..', import.meta.url))
const bundleDir = join(source, '../dist')
const bundles = new Map<string, Promise<string>>()
const START_WITHIN_MS = 60_000

/** Libraries that a start reads from hundreds of small files. They are plain JavaScript, and are loaded however little is done. */
const ofManyFiles: ReadonlySet<string> = new Set([
  'fastify',
  '@fastify/static',
  'kysely',
  'nodemailer',
  'pg',
  'prom-client',
  'undici',
  'ws',
  'yazl',
])
const requireInModule =
  "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)"

/** Bundles an entry of the server's sources. Libraries stay where npm put them, but where a server is to start quickly. */
export function bundleServer(entry = 'main.ts', isQuick = false): Promise<string> {
  const name = `${entry.replaceAll(/\W+/g, '-')}${isQuick ? '-quick' : ''}`
  const known = bundles.get(name)
  if (known) return known
  removeAbandoned()
  const outfile = join(bundleDir, `${name}-${process.pid}.test.mjs`)
  process.once('exit', () => rmSync(outfile, { force: true }))
  const made = build({
    entryPoints: [join(source, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: Object.keys(serverPackage.dependencies)
      .filter(library => !library.startsWith('@sheaf/') && !(isQuick && ofManyFiles.has(library)))
      .concat('pg-native'),
    ...(isQuick ? { banner: { js: requireInModule } } : {}),
    logLevel: 'error',
  }).then(() => outfile)
  bundles.set(name, made)
  return made
}

/** Bundles of test processes that were killed. They lie beside the sources, where libraries are found. */
function removeAbandoned(): void {
  for (const name of existsSync(bundleDir) ? readdirSync(bundleDir) : []) {
    const pid = /-(\d+)\.test\.mjs$/.exec(name)?.[1]
    if (pid && startMark(Number(pid)) === undefined) rmSync(join(bundleDir, name), { force: true })
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

interface ServerChildOptions {
  /** Another entry than main.ts, for servers with a fault in them. */
  readonly entry?: string
  /** It will be started often: its libraries are bundled too, which takes nearly half off the time. */
  readonly startsOften?: boolean
  readonly env?: Readonly<Record<string, string>>
  /** Options of Node, for a profile. */
  readonly nodeArgs?: readonly string[]
}

export class ServerChild {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'sheaf-reliability-'))
  private child: ChildProcess | undefined
  private said = ''
  kills = 0

  private constructor(
    private readonly bundle: string,
    readonly port: number,
    private readonly options: ServerChildOptions,
  ) {}

  static async start(options: ServerChildOptions = {}): Promise<ServerChild> {
    const made = new ServerChild(await bundleServer(options.entry, options.startsOften), await freePort(), options)
    await made.launch()
    return made
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }
  get output(): string {
    return this.said
  }
  get pid(): number | undefined {
    return this.child?.pid
  }

  /** Resolves when it serves. */
  async launch(): Promise<void> {
    const child = spawn(process.execPath, [...(this.options.nodeArgs ?? []), '--enable-source-maps', this.bundle], {
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(this.port),
        SHEAF_DATA_DIR: this.dataDir,
        SHEAF_LOG_LEVEL: 'warn',
        ...this.options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    let heard = ''
    const hear = (part: Buffer): void => {
      heard += part.toString()
      this.said = (this.said + part.toString()).slice(-100_000)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const deadline = Date.now() + START_WITHIN_MS
    while (!heard.includes('Sheaf is running at')) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start:\n${heard}`)
      await delay(5)
    }
  }
  /** SIGKILL, as the kernel would. Resolves when the process is gone. */
  async kill(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    this.kills++
    child.kill('SIGKILL')
    await new Promise(resolve => child.once('exit', resolve))
  }
  /** Asks it to stop; resolves with its exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    child.kill(signal)
    return new Promise(resolve => child.once('exit', resolve))
  }

  get postmasterPid(): number | undefined {
    const file = join(this.dataDir, 'postgres/data/postmaster.pid')
    const pid = Number(readIfThere(file).split('\n')[0])
    return pid > 0 && startMark(pid) !== undefined ? pid : undefined
  }
  /** SIGKILL to the bundled PostgreSQL's postmaster. Gives its process id, if there was one. */
  killPostgres(): number | undefined {
    const pid = this.postmasterPid
    if (pid === undefined) return undefined
    process.kill(pid, 'SIGKILL')
    return pid
  }
  /** The database of the bundled PostgreSQL, for a look at what is really stored. */
  get connection(): Connection {
    return {
      host: join(this.dataDir, 'postgres/data'),
      port: 5432,
      user: 'sheaf',
      password: readFileSync(join(this.dataDir, 'postgres/password'), 'utf8').trim(),
      database: 'sheaf',
      ssl: false,
    }
  }
  async discard(): Promise<void> {
    const stopped = await Promise.race([this.stop(), delay(15_000, 'late')])
    if (stopped === 'late') await this.kill()
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 40, retryDelay: 50 })
  }
}

/** A file of a server that is starting or stopping may go at any moment. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
