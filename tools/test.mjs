// `npm test`: the whole proof, from a fresh clone. Runs every step even when an earlier one failed, shows the output of
// those that did, and closes with one line `N passed, N failed`. `npm test -- unit rooms` runs only the named steps.
// `npm run test:all` lets the simulator run as long as it takes (docs/decisions/simulator-seconds.md). A whole run is held against
// tools/test-times.json; `npm test -- --times` lowers its figures where this run was quicker.
import './node-version.mjs'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { root, run, runNode, seconds } from './run-step.mjs'
import {
  checkTable,
  committedTable,
  fixedWorkSeconds,
  isThereIn,
  lowered,
  readTable,
  slowerThan,
  timesInWords,
  writeTable,
} from './test-times.mjs'

const reports = mkdtempSync(join(tmpdir(), 'sheaf-reports-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

/** Each step gives `{passed, failed, output}`; a step that is not made of tests counts as one. */
const steps = {
  types: () => asOne(bin('typescript', 'bin/tsc', '--noEmit', '-p', 'tsconfig.json')),
  lint: () =>
    asOne(
      bin('oxlint', 'bin/oxlint', '--type-aware', '--deny-warnings'),
      bin('@biomejs/biome', 'bin/biome', 'ci', '.'),
    ),
  rooms: () => asOne(() => runNode('tools/check-rooms.mjs', [])),
  sizes: () => asOne(() => runNode('tools/check-size.mjs', [])),
  build: () => asOne(buildAll),
  unit: () => vitest('vitest.config.ts', inTheRest),
  postgres: () => vitest('vitest.sql.config.ts'),
  browser: async () => vitest('vitest.e2e.config.ts', { env: { CHROMIUM_PATH: await ensureChromium() } }),
  simulator: () => vitest('vitest.fuzz.config.ts', inTheRest),
}
/** One group after the other; its lanes together, and the steps of a lane one after the other. Journeys and PostgreSQL wait a good
 * part of their time, for a screen or a disk; the unit tests and the simulator only compute, at a lower priority, in the time that is
 * left over, and go on without a pause. */
const groups = [
  [
    ['types', 'lint'],
    ['rooms', 'sizes', 'build'],
  ],
  [
    ['postgres', 'browser'],
    ['unit', 'simulator'],
  ],
]

/** Failures keep their colours on a terminal and carry none into a file. */
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: '0' }

const began = performance.now()
const given = process.argv.slice(2)
const wanted = given.filter(arg => !arg.startsWith('--'))
if (given.includes('--all')) process.env.TEST_ALL = 'yes'
const inTheRest = { niceness: wanted.length === 0 ? 19 : 0 }
const unknown = wanted.filter(name => !(name in steps))
const summary = []
/** Seconds of each step that ran, and of each test file. */
const times = { steps: {}, files: {} }
let passed = 0
let failed = 0
if (unknown.length > 0) {
  console.log(`There is no step named ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}.`)
  failed = 1
} else if (await installs()) {
  const chosen = Object.keys(steps).filter(name => wanted.length === 0 || wanted.includes(name))
  const speedBefore = fixedWorkSeconds()
  for (const group of groups) await Promise.all(group.map(lane => runLane(lane.filter(name => chosen.includes(name)))))
  if (wanted.length === 0 && !given.includes('--all')) holdTimes(Math.max(speedBefore, fixedWorkSeconds()))
  // What failed first has scrolled away under the output of what failed later.
  console.log(`\n${failed > 0 ? `${summary.join('\n')}\n` : ''}Took ${seconds(began)}.`)
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

async function installs() {
  try {
    await ensureInstalled()
    return true
  } catch (error) {
    console.log(error.message)
    failed++
    return false
  }
}

/** How long it took, beside the table; what was slower is told. A table that went up, or speaks of files that are gone, is a fault. */
function holdTimes(speedSeconds) {
  const measured = { whole: (performance.now() - began) / 1_000, ...times }
  const speed = speedSeconds / readTable(root).fixedWorkSeconds
  if (given.includes('--times')) writeTable(root, lowered(measured, readTable(root), speed))
  const table = readTable(root)
  console.log(`\n${timesInWords(measured, table).join('\n')}`)
  for (const line of slowerThan(table, measured, speed)) console.log(`! ${line}`)
  const report = checkTable(table, committedTable(root), isThereIn(root))
  for (const line of report) console.log(`✗ ${line}`)
  if (report.length > 0) failed++
  else passed++
}

async function runLane(names) {
  for (const name of names) await runStep(name, steps[name])
}

async function runStep(name, step) {
  const stepBegan = performance.now()
  const result = await step().catch(error => ({ passed: 0, failed: 1, output: error.message }))
  passed += result.passed
  failed += result.failed
  times.steps[name] = (performance.now() - stepBegan) / 1_000
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`)
  const counts = `${result.passed} passed${result.failed > 0 ? `, ${result.failed} failed` : ''}`
  summary.push(`${result.failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${counts}, ${seconds(stepBegan)}`)
  console.log(summary.at(-1))
}

async function asOne(...commands) {
  let output = ''
  let ok = true
  for (const command of commands) {
    const result = await command()
    ok &&= result.ok
    output += result.output
  }
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
}

function bin(library, file, ...args) {
  return () => runNode(join(root, 'node_modules', library, file), args)
}

async function buildAll() {
  try {
    await ensureBuilt()
    return { ok: true, output: '' }
  } catch (error) {
    return { ok: false, output: error.message }
  }
}

async function vitest(config, { env = {}, niceness = 0 } = {}) {
  const report = join(reports, `${config}.json`)
  const args = [
    'run',
    '--config',
    config,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const result = await run(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    env: { ...process.env, ...colour, ...env },
    niceness,
  })
  const counts = readReport(report)
  Object.assign(times.files, counts.files)
  // A file that does not load, or an error outside every test, has no failed test to show for it.
  const failures = result.ok ? counts.failed : Math.max(counts.failed, 1)
  return { passed: counts.passed, failed: failures, output: result.output }
}

function readReport(path) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'))
    // Unit tests and the simulator run in the time that journeys leave: their clocks say nothing.
    const journeys = testResults.filter(({ name }) => name.includes('.e2e.'))
    const files = journeys.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1_000])
    return { passed: numPassedTests, failed: numFailedTests, files: Object.fromEntries(files) }
  } catch {
    return { passed: 0, failed: 0, files: {} }
  }
}
