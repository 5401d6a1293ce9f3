// The built server as a process of its own, on a free port and a data directory of its own, that may be killed and started
// again. Only processes started from here are ever ended, by their id.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { distanceMs, farAway } from './distance.fixture'

const program = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
const START_WITHIN_MS = 180_000
const STOP_WITHIN_MS = 60_000
const ROOM_FOR_DATA_BYTES = 4 * 1024 ** 3

export class TestServer {
  private child: ChildProcess | undefined
  private line: Server | undefined
  private innerPort: number
  private said = ''

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly settings: Readonly<Record<string, string>>,
  ) {
    this.innerPort = port
  }

  /** With settings of the environment, where a journey needs others than the usual ones. */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<TestServer> {
    const made = new TestServer(await freePort(), mkdtempSync(join(folderForData(), 'sheaf-e2e-')), settings)
    await made.beFarAway()
    await made.launch()
    return made
  }
  /** One that another process started, and ends. */
  static startedElsewhere({ port, dataDir }: { readonly port: number; readonly dataDir: string }): TestServer {
    return new TestServer(port, dataDir, {})
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  private async beFarAway(): Promise<void> {
    if (distanceMs === 0) return
    this.innerPort = await freePort()
    this.line = await farAway(this.port, this.innerPort)
  }

  /** Resolves when it answers. */
  async launch(): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', program], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: String(this.innerPort),
        ...(distanceMs > 0 && { SHEAF_BASE_URL: this.url }),
        SHEAF_DATA_DIR: this.dataDir,
        SHEAF_LOG_LEVEL: 'warn',
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        this.said = (this.said + part.toString()).slice(-20_000)
      })
    const deadline = Date.now() + START_WITHIN_MS
    while (!(await this.answers())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start:\n${this.said}`)
      await delay(50)
    }
  }

  /** SIGKILL, as the kernel would. Resolves when the process is gone. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Stops it and removes its data. */
  async discard(): Promise<void> {
    const stopped = await Promise.race([this.end('SIGTERM'), delay(STOP_WITHIN_MS, 'late', { ref: false })])
    if (stopped === 'late') await this.kill()
    this.line?.close()
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 40, retryDelay: 50 })
  }

  /** Mails to an address, oldest first, as their readers see them. */
  mailsTo(email: string): string[] {
    const folder = join(this.dataDir, 'outbox')
    return readdirSync(folder)
      .filter(name => name.endsWith('.txt'))
      .sort()
      .map(name => readFileSync(join(folder, name), 'utf8'))
      .filter(text => text.includes(`\nTo: ${email}\n`))
  }

  private async answers(): Promise<boolean> {
    return fetch(`${this.url}/getStatus`).then(
      answer => answer.ok,
      () => false,
    )
  }
  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (!child) throw new Error('The server that all journeys share is not to be ended by one: ask for your own.')
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise<void>(resolve => void child.once('exit', () => resolve()))
    child.kill(signal)
    await gone
  }
}

/** In memory where there is room: processes are killed here, power never fails. */
function folderForData(): string {
  const inMemory = '/dev/shm'
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > ROOM_FOR_DATA_BYTES ? inMemory : tmpdir()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
