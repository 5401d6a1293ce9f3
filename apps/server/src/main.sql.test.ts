// The whole server as a process of its own: bundled as it ships, on its bundled PostgreSQL, started, used, stopped, started again.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import serverPackage from '../package.json'
import { startMark } from './postgres/processes'
import { freePort } from './reliability/server-child.fixture'

const here = fileURLToPath(new URL('.', import.meta.url))
const bundle = join(here, `../dist/main-${process.pid}.test.mjs`)
/** A fault inside, at a moment of the test's choice. */
const throwsWhenTold = `data:text/javascript,process.on('SIGUSR2',()=>{throw%20new%20RangeError('a%20secret')})`
let dataDir: string
const children: ChildProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sheaf-main-'))
  await build({
    entryPoints: [join(here, 'main.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: Object.keys(serverPackage.dependencies).filter(name => !name.startsWith('@sheaf/')),
    logLevel: 'error',
  })
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
})
afterAll(async () => {
  await rm(bundle, { force: true })
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
})

interface Started {
  readonly child: ChildProcess
  readonly said: () => string
  /** The printed address, or undefined when the process ended first. */
  readonly url: Promise<string | undefined>
  readonly ended: Promise<number | null>
}

interface StartOptions {
  /** A file to write to instead of being listened to. */
  readonly stdout?: number
  readonly nodeArgs?: readonly string[]
}

function start(env: Record<string, string>, { stdout, nodeArgs = [] }: StartOptions = {}): Started {
  const child = spawn(process.execPath, [...nodeArgs, bundle], {
    env: { PATH: process.env['PATH'], PORT: '0', SHEAF_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  })
  children.push(child)
  let said = ''
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  const url = new Promise<string | undefined>(resolve => {
    const hear = (part: Buffer): void => {
      said += part.toString()
      const address = /Sheaf is running at (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    void ended.then(() => resolve(undefined))
  })
  return { child, said: () => said, url, ended }
}

const post = (url: string, name: string, body: unknown, cookie = ''): Promise<Response> =>
  fetch(`${url}/api/v3/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  })

describe('the server process', () => {
  it('[P 7] starts from nothing, serves, stops cleanly, and what was signed up is there after a restart', async () => {
    const first = start({})
    const url = await first.url
    if (!url) throw new Error(first.said())
    expect(await (await fetch(`${url}/getStatus`)).json()).toMatchObject({ database: 'ok' })
    const made = await post(url, 'signUp', { email: 'ada@example.com', password: 'a good password', name: 'Ada' })
    const cookie = made.headers
      .getSetCookie()
      .map(line => line.split(';')[0])
      .join('; ')
    expect(made.status, first.said()).toBe(200)

    const second = start({})
    expect(await second.ended).toBe(1)
    expect(second.said().trim()).toMatch(/^Another Sheaf is already running on .* \(process \d+\)\.$/)

    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)

    const began = performance.now()
    const again = start({})
    const newUrl = await again.url
    const tookMs = performance.now() - began
    if (!newUrl) throw new Error(again.said())
    const valid = await post(newUrl, 'authValidate', {}, cookie)
    expect(valid.status).toBe(200)
    expect(tookMs, 'a second start').toBeLessThan(6000)
    again.child.kill('SIGINT')
    expect(await again.ended).toBe(0)
    expect(first.said() + again.said()).not.toMatch(/a good password|ada@example/)
  })

  it('[P 7] says in one sentence why it does not start', async () => {
    const wrong = start({ PORT: 'eighty' })
    expect(await wrong.ended).toBe(1)
    expect(wrong.said().trim()).toBe('PORT should be a number from 0 to 65535, instead was "eighty".')

    const unreachable = start({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:9/x' })
    // Another one than the others': a database may come back, and whoever started this tries again.
    expect(await unreachable.ended).toBe(75)
    expect(unreachable.said().trim()).toBe('The database of DATABASE_URL could not be reached (ECONNREFUSED).')

    const taken = createServer()
    await new Promise<void>(resolve => void taken.listen(0, 'localhost', resolve))
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const late = start({ PORT: String(port) })
    expect(await late.ended).toBe(1)
    expect(late.said()).toContain('The port is in use by another program: stop it, or set PORT to another one.')
    await new Promise(resolve => taken.close(resolve))
  })

  it('tells of an error that nobody caught, and ends within seconds with everything stopped and free', async () => {
    const broken = start({}, { nodeArgs: ['--import', throwsWhenTold] })
    if (!(await broken.url)) throw new Error(broken.said())
    const postmaster = postmasterPid()
    broken.child.kill('SIGUSR2')
    expect(await broken.ended, broken.said()).toBe(70)
    expect(broken.said()).toMatch(/"level":"fatal".*RangeError/)
    expect(broken.said()).toMatch(/Sheaf ends because of an error that was not caught: RangeError at /)
    expect(broken.said()).not.toContain('a secret')
    expect(existsSync(join(dataDir, 'sheaf.lock'))).toBe(false)
    expect(startMark(postmaster)).toBeUndefined()
  })

  it('stops when it is asked to while it starts', async () => {
    const early = start({})
    while (!existsSync(join(dataDir, 'sheaf.lock'))) await delay(5)
    early.child.kill('SIGTERM')
    expect(await early.ended, early.said()).toBe(0)
    expect(existsSync(join(dataDir, 'sheaf.lock'))).toBe(false)
  })

  it('serves although its log can be written nowhere, counts what was lost, and hears of strange upgrades and resets', async () => {
    const port = await freePort()
    const full = openSync('/dev/full', 'w')
    const mute = start({ PORT: String(port) }, { stdout: full })
    closeSync(full)
    const url = `http://localhost:${port}`
    while (!(await fetch(`${url}/getStatus`).catch(() => undefined))?.ok) {
      if (mute.child.exitCode !== null) throw new Error(mute.said())
      await delay(20)
    }
    for (let i = 0; i < 20; i++) await post(url, 'authValidate', {})
    for (const address of ['//', '//[', '/api/v3/stream?userId=%', '*'])
      await sendRaw(port, `GET ${address} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`)
    const metrics = await (await fetch(`${url}/metrics`)).text()
    expect(Number(/^sheaf_log_lines_dropped_total (\d+)/m.exec(metrics)?.[1])).toBeGreaterThan(0)
    mute.child.kill('SIGTERM')
    expect(await mute.ended, mute.said()).toBe(0)
  })
})

/** Sends this, and goes without a word as soon as there is an answer or an end. */
const sendRaw = (port: number, text: string): Promise<void> =>
  new Promise(resolve => {
    const socket = connect(port, 'localhost', () => socket.write(text))
    socket.once('error', () => {})
    socket.once('data', () => socket.resetAndDestroy())
    socket.once('close', () => resolve())
  })

const postmasterPid = (): number =>
  Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
