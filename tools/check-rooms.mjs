// Enforces the architecture's table "what never imports what" and the rules around it (tools/rooms/table.mjs holds the
// data). Prints one line per violation and fails; prints one line when all is well.
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkCycles } from './rooms/cycles.mjs'
import { checkImports } from './rooms/import-rules.mjs'
import { allPaths, loadSources } from './rooms/load-sources.mjs'
import { checkWords } from './rooms/plain-words.mjs'
import { checkNames, checkSources } from './rooms/source-rules.mjs'
import { checkExports } from './rooms/unused-exports.mjs'

/** Every violation under a root, as `{path, line, message}`. */
export function checkRooms(root) {
  const sources = loadSources(root)
  const paths = allPaths(root)
  const report = [
    ...checkImports(root, sources),
    ...checkSources(root, sources),
    ...checkCycles(root, sources),
    ...checkExports(root, sources),
    ...checkNames(paths),
    ...checkWords(sources, paths),
  ]
  return { count: sources.length, report: report.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line) }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { count, report } = checkRooms(dirname(dirname(fileURLToPath(import.meta.url))))
  for (const { path, line, message } of report) console.log(`${path}:${line} ${message}`)
  console.log(
    report.length === 0 ? `${count} files keep to their rooms` : `${report.length} violations in ${count} files`,
  )
  process.exitCode = report.length === 0 ? 0 : 1
}
