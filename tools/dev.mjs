// `npm run dev`: the web app with hot reload and the server with restarts, behind one address. Vite serves the sources under /_assets/, where
// the built files are otherwise; every other request goes to the server, which sends the page with the same headers as always. Data is kept
// apart from `npm start`, in .sheaf-dev.
import './node-version.mjs'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { bundling } from './build.mjs'
import { createGate } from './dev/gate.mjs'
import { keepCurrent } from './dev/restarts.mjs'
import { ensureInstalled } from './install.mjs'
import { startServer, stopWithParent } from './run-server.mjs'
import { root } from './run-step.mjs'

const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? 'localhost'
const made = 'apps/server/dist/dev'
const program = join(root, made, 'main.js')
const page = join(root, made, 'web')
const index = join(root, 'apps/web/index.html')
/** Where the server puts a nonce of its own for every answer (apps/server/src/http/web-files.ts). */
const NONCE_PLACE = '__SHEAF_NONCE__'

try {
  await ensureInstalled()
  await run()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

async function run() {
  const innerPort = await freePort()
  const innerUrl = `http://127.0.0.1:${innerPort}`
  const gate = createGate()
  const vite = await serveWeb(innerUrl, gate)
  await writePage(vite)

  const environment = {
    SHEAF_BASE_URL: `http://localhost:${port}`,
    SHEAF_DATA_DIR: '.sheaf-dev',
    NODE_ENV: 'development',
    ...process.env,
    PORT: String(innerPort),
    HOST: '127.0.0.1',
    SHEAF_WEB_DIR: page,
  }
  const server = keepCurrent({
    start: onEnd => {
      const child = startServer({ program, environment }, (...how) => {
        gate.close()
        onEnd(...how)
      })
      void openWhenItAnswers(gate, innerUrl, child)
      const kill = signal => {
        gate.close()
        child.kill(signal)
      }
      return { kill }
    },
    exit: code => process.exit(code),
    say: sentence => console.error(sentence),
    later: (work, ms) => setTimeout(() => work(), ms).unref(),
    now: () => performance.now(),
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.stop())
  stopWithParent(() => process.emit('SIGTERM'))
  vite.watcher.on('change', path => {
    if (path === index) void writePage(vite).then(server.changed, error => console.error(error.message))
  })
  await watchServer(server.changed)
}

async function serveWeb(innerUrl, gate) {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({
    configFile: join(root, 'apps/web/vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    html: { cspNonce: NONCE_PLACE },
    server: {
      port,
      host,
      strictPort: true,
      proxy: { '^/(?!_assets/)': { target: innerUrl, ws: true, bypass: () => gate.pass() } },
    },
  })
  return vite.listen()
}

/** The page as Vite makes it of index.html, for the server to send. */
async function writePage(vite) {
  mkdirSync(page, { recursive: true })
  cpSync(vite.config.publicDir, page, { recursive: true })
  const html = await vite.transformIndexHtml('/', readFileSync(index, 'utf8'))
  writeFileSync(join(page, 'index.html'), html)
}

/** Calls back for every program that could be built, the first one too. What is wrong with another is printed, and the old one goes on. */
async function watchServer(onBuilt) {
  const { context } = await import('esbuild')
  const options = bundling('apps/server/src/main.ts', `${made}/main.js`)
  const tell = {
    name: 'tell',
    setup: bundler => bundler.onEnd(({ errors }) => void (errors.length === 0 && onBuilt())),
  }
  const watching = await context({ ...options, plugins: [...options.plugins, tell], logLevel: 'warning' })
  await watching.watch()
}

async function openWhenItAnswers(gate, url, child) {
  while (child.exitCode === null && child.signalCode === null) {
    const isUp = await fetch(`${url}/getStatus`).then(
      answer => answer.ok,
      () => false,
    )
    if (isUp) return gate.open()
    await delay(50)
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port: found } = probe.address()
      probe.close(() => resolve(found))
    })
  })
}
