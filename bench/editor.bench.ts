// The editor in Chromium beside TipTap and BlockNote, built from npm: opening pages, a key in the middle of a long one, edits of
// other people, heap. Every contender gets the same lines from memory. `npm run bench editor`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { build } from 'esbuild'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { launchBrowser } from '../apps/e2e/src/browser.fixture'
import { ms, percentile, print, printMachine } from './figures'

const SIZES = [1_000, 10_000]
/** The contenders type in turn, so that a machine that is slow for a while is slow for all of them. */
const ROUNDS = 3
/** Keys of a round, after the caret was put into the middle: the first of them, and those of somebody who goes on. */
const FIRST_KEYS = 20
const STEADY_KEYS = 40
const KEY_PAUSE_MS = 120
const REMOTE_EDITS = 1_000
/** Who has not opened a page by then is said not to have. */
const PATIENCE_MS = 180_000

const folder = join(import.meta.dirname, 'editor')
const peers = join(folder, 'peers')
const contenders = {
  sheaf: join(folder, 'ours.ts'),
  bare: join(folder, 'bare.mjs'),
  TipTap: join(peers, 'tiptap.mjs'),
  BlockNote: join(peers, 'blocknote.mjs'),
}

interface Figures {
  first: number
  all: number
  openCpu: number
  /** From a key to its frame. */
  keys: readonly number[]
  /** Processor time a key. */
  firstKeys: number
  steadyKeys: number
  remote: number
  remoteCpu: number
  heapMb: number
}
/** A page that is open in a tab. */
interface Opened {
  readonly name: string
  readonly tab: Page
  readonly session: CDPSession
  readonly opening: Pick<Figures, 'first' | 'all' | 'openCpu'>
  readonly heapBefore: number
  firstCpu: number
  steadyCpu: number
}
declare global {
  interface Window {
    readonly bench: {
      readonly keys: number[]
      prepare(count: number): Promise<void>
      load(): Promise<void>
      open(): Promise<{ first: number; all: number }>
      focus(index: number): Promise<void>
      prepareEdits(count: number): Promise<void>
      remoteEdits(): Promise<number>
    }
  }
}

if (!existsSync(join(peers, 'node_modules'))) {
  console.log('  Installing the other editors …')
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--legacy-peer-deps'],
    { cwd: peers },
  )
  if (status !== 0) throw new Error('the other editors could not be installed')
}
const out = mkdtempSync(join(tmpdir(), 'sheaf-bench-'))
const server = createServer((request, response) => {
  const path = join(out, new URL(request.url ?? '/', 'http://localhost').pathname)
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
  void readFile(path).then(
    bytes => response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(bytes),
    () => response.writeHead(404).end(),
  )
}).listen(0)
const { port } = server.address() as AddressInfo
const browser = await launchBrowser()
try {
  await printMachine()
  for (const [name, entry] of Object.entries(contenders)) await bundle(name, entry)
  const found = new Map<string, Figures>()
  for (const size of SIZES)
    for (const [name, figures] of await measure(browser, size)) {
      if (figures) found.set(`${name} ${size}`, figures)
      report(name, size, figures)
    }
  compare(found)
} finally {
  await browser.close()
  server.close()
  rmSync(out, { recursive: true, force: true })
}
process.exit(0)

async function bundle(name: string, entry: string): Promise<void> {
  await build({
    entryPoints: { [name]: entry },
    outdir: out,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['style'],
    splitting: true,
    loader: { '.woff2': 'file', '.woff': 'file', '.ttf': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const style = existsSync(join(out, `${name}.css`)) ? `<link rel="stylesheet" href="/${name}.css">` : ''
  writeFileSync(
    join(out, `${name}.html`),
    `<!doctype html><meta charset="utf-8">${style}<body><script type="module" src="/${name}.js"></script>`,
  )
}

/** All of them on pages of one length; null for one that did not open. */
async function measure(browser: Browser, size: number): Promise<ReadonlyMap<string, Figures | null>> {
  const found = new Map<string, Figures | null>()
  const opened: Opened[] = []
  for (const name of Object.keys(contenders)) {
    const one = await open(browser, name, size)
    if (one) opened.push(one)
    found.set(name, null)
  }
  for (let round = 0; round < ROUNDS; round++) for (const one of opened) await typeARound(one, size)
  for (const one of opened) {
    found.set(one.name, await finish(one))
    await one.tab.context().close()
  }
  return found
}

async function open(browser: Browser, name: string, size: number): Promise<Opened | null> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const tab = await context.newPage()
  tab.on('pageerror', error => console.log(`  ${error.message}`))
  await tab.goto(`http://localhost:${port}/${name}.html`)
  await tab.waitForFunction(() => 'bench' in window)
  const session = await context.newCDPSession(tab)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await tab.evaluate(n => window.bench.prepare(n), size)
  const heapBefore = await heapOf(session)
  await tab.evaluate(() => window.bench.load())
  const { value, cpu } = await cpuOf(session, () => withPatience(tab.evaluate(() => window.bench.open())))
  if (value !== null)
    return { name, tab, session, opening: { ...value, openCpu: cpu }, heapBefore, firstCpu: 0, steadyCpu: 0 }
  await context.close()
  return null
}

async function typeARound(one: Opened, size: number): Promise<void> {
  await one.tab.bringToFront()
  await delay(500)
  await one.tab.evaluate(n => window.bench.focus(n), size / 2)
  one.firstCpu += (await cpuOf(one.session, () => type(one.tab, FIRST_KEYS))).cpu
  one.steadyCpu += (await cpuOf(one.session, () => type(one.tab, STEADY_KEYS))).cpu
}

async function finish({ tab, session, opening, heapBefore, firstCpu, steadyCpu }: Opened): Promise<Figures> {
  await tab.bringToFront()
  await tab.waitForFunction(n => window.bench.keys.length >= n, ROUNDS * (FIRST_KEYS + STEADY_KEYS))
  const keys = await tab.evaluate(() => window.bench.keys)
  const heapMb = (await heapOf(session)) - heapBefore
  await tab.evaluate(n => window.bench.prepareEdits(n), REMOTE_EDITS)
  const remote = await cpuOf(session, () => withPatience(tab.evaluate(() => window.bench.remoteEdits())))
  return {
    ...opening,
    keys,
    firstKeys: firstCpu / (ROUNDS * FIRST_KEYS),
    steadyKeys: steadyCpu / (ROUNDS * STEADY_KEYS),
    remote: remote.value ?? Number.NaN,
    remoteCpu: remote.cpu,
    heapMb,
  }
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
}

/** One key at a time, each with time enough to be shown. Nothing of ours runs in the page meanwhile. */
async function type(tab: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await tab.keyboard.press('e')
    await delay(KEY_PAUSE_MS)
  }
}

/** Processor time of the page's main thread, in milliseconds: another program on the machine does not count. */
async function cpuOf<T>(session: CDPSession, run: () => Promise<T>): Promise<{ value: T; cpu: number }> {
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(metric => metric.name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await spent()
  const value = await run()
  return { value, cpu: (await spent()) - before }
}

function withPatience<T>(promise: Promise<T>): Promise<T | null> {
  const orNull = promise.catch((error: unknown) => {
    console.log(`  ${String(error)}`)
    return null
  })
  return Promise.race([orNull, delay(PATIENCE_MS).then(() => null)])
}

function report(name: string, size: number, figures: Figures | null): void {
  const title = `${name}, ${size.toLocaleString('en')} blocks`
  if (!figures) return print(title, `did not open within ${PATIENCE_MS / 1000} s`)
  const { first, all, openCpu, keys, firstKeys, steadyKeys, remote, remoteCpu, heapMb } = figures
  print(title, `open: first screen ${ms(first)}, all ${ms(all)}, CPU ${ms(openCpu)}`)
  print('', `key to frame: p50 ${ms(percentile(keys, 50))}, p95 ${ms(percentile(keys, 95))}`)
  print('', `CPU a key: ${ms(firstKeys)} for the first ${FIRST_KEYS}, ${ms(steadyKeys)} for those after them`)
  print('', `${REMOTE_EDITS} remote edits: ${ms(remote)}, CPU ${ms(remoteCpu)}; heap ${heapMb.toFixed(0)} MB`)
}

function compare(found: ReadonlyMap<string, Figures>): void {
  const [small, large] = SIZES.map(size => found.get(`sheaf ${size}`))
  if (!small || !large) return
  print('first screen, 10,000 blocks to 1,000', `${(large.first / small.first).toFixed(2)} times`)
  const floor = found.get(`bare ${SIZES[0]}`)
  for (const name of ['TipTap', 'BlockNote']) {
    const other = found.get(`${name} ${SIZES.at(-1)}`)
    if (!other) continue
    for (const [keys, title] of [
      ['firstKeys', 'first keys'],
      ['steadyKeys', 'steady typing'],
    ] as const) {
      const own = (other[keys] - (floor?.[keys] ?? 0)) / (large[keys] - (floor?.[keys] ?? 0))
      print(
        `CPU a key, ${title}, ${name} to sheaf`,
        `${(other[keys] / large[keys]).toFixed(1)} times; without the browser's own ${own.toFixed(1)} times`,
      )
    }
  }
}
