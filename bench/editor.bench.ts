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
const KEYS = 60
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
  keys: number[]
  keyCpu: number
  remote: number
  remoteCpu: number
  heapMb: number
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
  const found = new Map<string, Figures>()
  for (const [name, entry] of Object.entries(contenders)) {
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
    for (const size of SIZES) {
      const figures = await measure(browser, `http://localhost:${port}/${name}.html`, size)
      if (figures) found.set(`${name} ${size}`, figures)
      report(name, size, figures)
    }
  }
  compare(found)
} finally {
  await browser.close()
  server.close()
  rmSync(out, { recursive: true, force: true })
}
process.exit(0)

async function measure(browser: Browser, url: string, size: number): Promise<Figures | null> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const tab = await context.newPage()
    tab.on('pageerror', error => console.log(`  ${error.message}`))
    await tab.goto(url)
    await tab.waitForFunction(() => 'bench' in window)
    const session = await context.newCDPSession(tab)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const heap = async (): Promise<number> => {
      await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
    }
    await tab.evaluate(n => window.bench.prepare(n), size)
    const before = await heap()
    await tab.evaluate(() => window.bench.load())
    const opening = await cpuOf(session, () => withPatience(tab.evaluate(() => window.bench.open())))
    if (opening.value === null) return null
    await delay(500)
    await tab.evaluate(n => window.bench.focus(n), size / 2)
    const typing = await cpuOf(session, () => type(tab))
    const heapMb = (await heap()) - before
    await tab.evaluate(n => window.bench.prepareEdits(n), REMOTE_EDITS)
    const remote = await cpuOf(session, () => withPatience(tab.evaluate(() => window.bench.remoteEdits())))
    return {
      ...opening.value,
      openCpu: opening.cpu,
      keys: typing.value,
      keyCpu: typing.cpu / KEYS,
      remote: remote.value ?? Number.NaN,
      remoteCpu: remote.cpu,
      heapMb,
    }
  } finally {
    await context.close()
  }
}

/** One key at a time, each with time enough to be shown. Nothing of ours runs in the page meanwhile. */
async function type(tab: Page): Promise<number[]> {
  for (let i = 0; i < KEYS; i++) {
    await tab.keyboard.press('e')
    await delay(KEY_PAUSE_MS)
  }
  await tab.waitForFunction(n => window.bench.keys.length >= n, KEYS)
  return tab.evaluate(() => window.bench.keys)
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
  const { first, all, openCpu, keys, keyCpu, remote, remoteCpu, heapMb } = figures
  print(title, `open: first screen ${ms(first)}, all ${ms(all)}, CPU ${ms(openCpu)}`)
  print('', `key to frame: p50 ${ms(percentile(keys, 50))}, p95 ${ms(percentile(keys, 95))}; CPU ${ms(keyCpu)} a key`)
  print('', `${REMOTE_EDITS} remote edits: ${ms(remote)}, CPU ${ms(remoteCpu)}; heap ${heapMb.toFixed(0)} MB`)
}

function compare(found: ReadonlyMap<string, Figures>): void {
  const [small, large] = SIZES.map(size => found.get(`sheaf ${size}`))
  if (!small || !large) return
  print('first screen, 10,000 blocks to 1,000', `${(large.first / small.first).toFixed(2)} times`)
  const floor = found.get(`bare ${SIZES[0]}`)?.keyCpu ?? 0
  for (const name of ['TipTap', 'BlockNote']) {
    const other = found.get(`${name} ${SIZES.at(-1)}`)
    if (!other) continue
    const own = (other.keyCpu - floor) / (large.keyCpu - floor)
    print(
      `CPU a key, ${name} to sheaf`,
      `${(other.keyCpu / large.keyCpu).toFixed(1)} times; without the browser's own ${own.toFixed(1)} times`,
    )
  }
}
