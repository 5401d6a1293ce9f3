// The rule about exports: each is imported by another file, tests included. What only its own file uses is not exported, and what
// nothing uses is deleted.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveImport } from './load-sources.mjs'

/** Code outside the rooms that imports from them: an export that one of these files mentions is used. */
const outside = ['bench', 'tools', 'apps/web/vite.config.ts', 'vitest.setup.ts']

export function checkExports(root, sources) {
  const used = new Map(sources.map(({ path }) => [path, new Set()]))
  const loaded = new Set()
  for (const { path, facts } of sources)
    for (const { specifier, names } of facts.imports) {
      const target = resolveImport(root, path, specifier)
      if (!target || target === path || !used.has(target)) continue
      if (names === undefined) loaded.add(target)
      else for (const name of names) used.get(target).add(name)
    }
  const elsewhere = new Set(outside.flatMap(place => wordsBelow(join(root, place))))
  return sources.flatMap(({ path, facts }) =>
    facts.exports
      .filter(({ name }) => !used.get(path).has(name) && !elsewhere.has(name))
      .filter(({ name }) => !(loaded.has(path) && isMentioned(sources, path, name)))
      .map(({ name, line }) => ({ path, line, message: `exports '${name}', which no other file imports` })),
  )
}

/** A module that is loaded as a whole hands its exports on: any file may use them by name. */
const isMentioned = (sources, path, name) =>
  sources.some(source => source.path !== path && source.facts.names.has(name))

function wordsBelow(path) {
  if (!existsSync(path)) return []
  if (/\.(ts|tsx|mjs)$/.test(path)) return readFileSync(path, 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []
  if (/\.[a-z]+$/.test(path)) return []
  return readdirSync(path).flatMap(name => (name === 'node_modules' ? [] : wordsBelow(join(path, name))))
}
