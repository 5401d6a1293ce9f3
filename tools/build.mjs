// Builds the web app and the server when their sources changed. The stamp inside each `dist` holds the hash of what it
// was built from and is written last, so an interrupted build starts again.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { announce, root, runNode } from './run-step.mjs'

const packages = ['core', 'sync', 'ui', 'editor', 'database', 'catalog'].map(name => `packages/${name}`)
const everyone = ['package-lock.json', 'tools/build.mjs', 'tsconfig.json']
const program = [
  {
    name: 'the web app',
    dist: 'apps/web/dist',
    inputs: ['apps/web', 'locales', ...packages, ...everyone],
    build: buildWeb,
  },
  {
    name: 'the server',
    dist: 'apps/server/dist',
    inputs: ['apps/server', 'locales', ...packages, ...everyone],
    build: () => bundle('apps/server/src/main.ts', 'apps/server/dist/main.js'),
  },
]
const demo = {
  name: 'the demo',
  dist: 'apps/server/dist/demo',
  inputs: ['apps/server', ...packages, ...everyone],
  build: () => bundle('apps/server/src/demo/main.ts', 'apps/server/dist/demo/main.js'),
}
const commands = {
  name: 'the commands',
  dist: 'apps/server/dist/commands',
  inputs: ['apps/server', ...packages, ...everyone],
  build: () => bundle('apps/server/src/commands/main.ts', 'apps/server/dist/commands/main.js'),
}

/** Throws with the builder's own words when something does not build. */
export const ensureBuilt = () => ensure(program)
/** What fills a server with the demo; the server itself may be running, and is left alone. */
export const ensureDemoBuilt = () => ensure([demo])
/** What `npm run sheaf` runs, beside a server or without one. */
export const ensureCommandsBuilt = () => ensure([commands])

async function ensure(targets) {
  for (const target of targets) {
    const stamp = join(root, target.dist, '.built-from')
    const now = fingerprint(target.inputs)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue
    rmSync(stamp, { force: true })
    await announce(`Building ${target.name}`, target.build)
    mkdirSync(join(root, target.dist), { recursive: true })
    writeFileSync(stamp, now)
  }
}

async function buildWeb() {
  const { ok, output } = await runNode(join(root, 'node_modules/vite/bin/vite.js'), ['build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (!ok) throw new Error(`The web app does not build.\n${output}`)
}

/** How a program of the server is made of its sources. */
export const bundling = (entry, outfile) => ({
  entryPoints: [join(root, entry)],
  outfile: join(root, outfile),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'silent',
  // Our own rooms are TypeScript and must be bundled; libraries stay where npm put them, but for one of hundreds of small
  // files, which took a sixth of the time to start.
  plugins: [{ name: 'libraries-stay-outside', setup: keepLibrariesOutside }],
})

async function bundle(entry, outfile) {
  const { build, stop } = await import('esbuild')
  try {
    await build(bundling(entry, outfile))
  } catch (error) {
    throw new Error(`${entry} does not build.\n${error.message}`, { cause: error })
  } finally {
    // The bundler would stay beside the server for as long as that runs.
    await stop()
  }
}

function keepLibrariesOutside(bundler) {
  bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@sheaf/') || path === 'kysely' ? undefined : { path, external: true },
  )
}

/** One hash over the names and contents of everything a target is built from; tests are not part of it. */
function fingerprint(inputs) {
  const hash = createHash('sha256').update(process.version)
  const add = path => hash.update(`\n${path}\n`).update(hashOf(path))
  const walk = dir => {
    for (const entry of readdirSync(join(root, dir), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = `${dir}/${entry.name}`
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && entry.name !== 'dist' && !entry.name.startsWith('.')) walk(path)
      } else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) add(path)
    }
  }
  for (const input of inputs) {
    if (!existsSync(join(root, input))) continue
    if (/\.\w+$/.test(input)) add(input)
    else walk(input)
  }
  return hash.digest('hex')
}

/** Several targets are built from the same files, which are read once. */
const hashes = new Map()
function hashOf(path) {
  const known =
    hashes.get(path) ??
    createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest()
  hashes.set(path, known)
  return known
}
