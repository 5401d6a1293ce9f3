// The whole server as a process of its own: bundled as it ships, on its bundled PostgreSQL, started, used, stopped, started again.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import serverPackage from '../package.json'

const here = fileURLToPath(new URL('.', import.meta.url))
const bundle = join(here, `../dist/main-${process.pid}.test.mjs`)
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
afterAll(async () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
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

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, [bundle], {
    env: { PATH: process.env['PATH'], PORT: '0', SHEAF_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
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
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
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
    expect(await unreachable.ended).toBe(1)
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
})
