// What each step of `npm test` and each of its slow journeys takes, in seconds of the machine of the table. Figures only go down: the proof must
// not become slower by and by. Another machine, or the same on a slow day, is measured first, and its seconds are scaled. Clocks of shared
// machines say little, so what was slower is told and fails nothing; a row that was raised, or whose file is gone, fails.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const tableFile = 'tools/test-times.json'
/** A journey that takes longer has a row. */
export const slowSeconds = 20
/** Other work on the machine, and chance, may take this much more. */
const room = { whole: 1.3, step: 1.6, file: 2 }

/**
 * `measured` and the table: `{whole, steps: {name: seconds}, files: {path: seconds}}`. `speed`: how many times longer this machine needs
 * than that of the table. Gives what was slower as sentences.
 */
export function slowerThan(table, measured, speed) {
  const report = []
  const compare = (what, seconds, allowed, times) => {
    const scaled = seconds / speed
    if (allowed !== undefined && scaled > allowed * times)
      report.push(`${what} took ${scaled.toFixed(0)} s; the table says ${allowed} s`)
  }
  compare('npm test', measured.whole, table.whole, room.whole)
  for (const [step, seconds] of Object.entries(measured.steps)) compare(step, seconds, table.steps[step], room.step)
  for (const [file, seconds] of Object.entries(measured.files)) {
    const scaled = seconds / speed
    if (table.files[file] === undefined && scaled > slowSeconds * room.file)
      report.push(`${file} took ${scaled.toFixed(0)} s; above ${slowSeconds} s it needs a row in ${tableFile}`)
    compare(file, seconds, table.files[file], room.file)
  }
  return report
}

/** A row may come, for a file that is new; one that is there is never raised, nor is the whole. */
export function checkTable(table, committed, isThere) {
  const rows = ({ whole, steps = {}, files = {} }) => ({ 'npm test': whole, ...steps, ...files })
  const before = rows(committed)
  const raised = Object.entries(rows(table)).flatMap(([what, seconds]) =>
    before[what] !== undefined && seconds > before[what]
      ? [`${what}: a row is never raised (${before[what]} → ${seconds})`]
      : [],
  )
  const gone = Object.keys(table.files).filter(file => !isThere(file))
  return [...raised, ...gone.map(file => `${file} is gone; remove its row`)]
}

/** The table with what was quicker this time, and rows for slow files that have none. */
export function lowered(measured, table, speed) {
  const scaled = seconds => Math.ceil(seconds / speed)
  const rows = (before, seconds, wants) =>
    Object.fromEntries(
      Object.entries(seconds)
        .map(([name, one]) => [name, Math.min(before[name] ?? Number.POSITIVE_INFINITY, scaled(one))])
        .filter(([name, one]) => wants(name, one))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  return {
    ...table,
    whole: Math.min(table.whole ?? Number.POSITIVE_INFINITY, scaled(measured.whole)),
    steps: rows(table.steps, measured.steps, () => true),
    files: rows(table.files, measured.files, (_, seconds) => seconds > slowSeconds),
  }
}

/** Lines for people: each step, then the slowest files. */
export function timesInWords({ steps, files }, table) {
  const line = ([what, seconds], allowed) =>
    `${what.padEnd(64)} ${seconds.toFixed(0).padStart(5)} s${allowed === undefined ? '' : `  of ${allowed} s`}`
  const slowest = Object.entries(files).sort(([, a], [, b]) => b - a)
  return [
    ...Object.entries(steps).map(entry => line(entry, table.steps[entry[0]])),
    ...slowest.slice(0, 20).map(entry => line(entry, table.files[entry[0]])),
  ]
}

export const readTable = root => JSON.parse(readFileSync(join(root, tableFile), 'utf8'))
export const writeTable = (root, table) => writeFileSync(join(root, tableFile), `${JSON.stringify(table, null, 2)}\n`)

export function committedTable(root) {
  try {
    return JSON.parse(
      execFileSync('git', ['show', `HEAD:${tableFile}`], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return {} // Not a git checkout, or the table is new.
  }
}

export const isThereIn = root => file => existsSync(join(root, file))

/** Seconds that a fixed piece of work takes here now, at its best of several. */
export function fixedWorkSeconds() {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 5; round++) {
    const began = performance.now()
    const counts = new Map()
    for (let i = 0; i < 1_500_000; i++) counts.set(`${(i * 7919) % 4093}`, i)
    best = Math.min(best, (performance.now() - began) / 1_000)
  }
  return best
}
