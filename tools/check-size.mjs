// No source file above 500 lines unless tools/size-exceptions.json gives it a figure and a reason; never above 800. A
// figure only goes down: not above the committed one, and not above what the file has shrunk to.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const usual = 500
const most = 800
const exceptionsFile = 'tools/size-exceptions.json'
const folders = ['packages', 'apps', 'bench', 'tools']
const skipped = ['node_modules', 'dist', 'coverage', 'test-results']

/** `exceptions` and `committed` are `{path: {lines, reason}}`; returns the violations as sentences. */
export function checkSizes(sizes, exceptions, committed) {
  const report = []
  for (const [path, lines] of Object.entries(sizes)) {
    const exception = exceptions[path]
    if (lines > most) report.push(`${path} has ${lines} lines; nothing may pass ${most}`)
    else if (exception && lines > exception.lines)
      report.push(`${path} has ${lines} lines; its exception allows ${exception.lines}`)
    else if (!exception && lines > usual)
      report.push(`${path} has ${lines} lines; above ${usual} it needs a reason in ${exceptionsFile}`)
  }
  for (const [path, { lines, reason }] of Object.entries(exceptions)) {
    const now = sizes[path]
    if (now === undefined) report.push(`${path} is gone; remove its exception`)
    else if (now <= usual) report.push(`${path} is down to ${now} lines; remove its exception`)
    else if (now < lines) report.push(`${path} is down to ${now} lines; lower its exception from ${lines}`)
    if (!reason?.trim()) report.push(`${path} has an exception without a reason`)
    if (committed[path] && lines > committed[path].lines)
      report.push(`${path}: an exception is never raised (${committed[path].lines} → ${lines})`)
  }
  return report
}

export function measure(root) {
  const sizes = {}
  const walk = dir => {
    if (!existsSync(join(root, dir))) return
    for (const entry of readdirSync(join(root, dir), { withFileTypes: true })) {
      const path = `${dir}/${entry.name}`
      if (entry.isDirectory()) {
        if (!skipped.includes(entry.name)) walk(path)
      } else if (/\.(ts|tsx|mjs|css)$/.test(entry.name))
        sizes[path] = readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length
    }
  }
  for (const folder of folders) walk(folder)
  return sizes
}

function committedExceptions(root) {
  try {
    return JSON.parse(
      execFileSync('git', ['show', `HEAD:${exceptionsFile}`], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return {} // Not a git checkout, or the file is new: there is nothing to have been raised from.
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const sizes = measure(root)
  const exceptions = JSON.parse(readFileSync(join(root, exceptionsFile), 'utf8'))
  const report = checkSizes(sizes, exceptions, committedExceptions(root))
  for (const line of report) console.log(line)
  const all = Object.values(sizes).sort((a, b) => a - b)
  console.log(
    `${all.length} files, ${all.reduce((sum, n) => sum + n, 0)} lines, median ${all[all.length >> 1]}, largest ${all.at(-1)}`,
  )
  process.exitCode = report.length === 0 ? 0 : 1
}
