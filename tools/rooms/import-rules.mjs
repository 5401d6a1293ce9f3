// The rules about imports: between rooms, within a room, and of libraries.
import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { posix, resolveImport } from './load-sources.mjs'
import { entryPoints, libraryFolders, lowerFolders, rooms, testLibraries } from './table.mjs'

/** Findings of every import of every source. */
export function checkImports(root, sources) {
  const report = []
  const declared = declarations(root)
  const importers = new Map()
  for (const source of sources) {
    for (const { specifier, line } of source.facts.imports) {
      const find = message => report.push({ path: source.path, line, message })
      if (specifier.startsWith('.')) checkRelative(root, source, specifier, find)
      else if (specifier.startsWith('@sheaf/')) checkRoom(source, specifier, find)
      else if (isBuiltin(specifier)) checkNode(source, specifier, find)
      else checkLibrary(source, specifier, declared, importers, find)
    }
  }
  return [...report, ...checkUnlistedLibraries(importers)]
}

function checkRelative(root, source, specifier, find) {
  const target = posix(normalize(join(dirname(source.path), specifier.replace(/\?.*$/, ''))))
  if (source.room === 'web' && target.startsWith('locales/')) return
  if (target === `${dirname(source.base)}/package.json`) return
  if (!target.startsWith(`${source.base}/`)) return find(`leaves its room through '${specifier}'`)
  const resolved = resolveImport(root, source.path, specifier) ?? target
  const [own, other] = [source.path, resolved].map(kindFolder)
  if (own && other && own !== other) find(`kind '${own}' imports kind '${other}'`)
  const [feature, neighbour] = [source.path, resolved].map(featureFolder)
  if (feature && neighbour && feature !== neighbour) find(`feature '${feature}' imports feature '${neighbour}'`)
  for (const { folder, never } of lowerFolders)
    if (source.path.startsWith(folder) && never.some(one => resolved.startsWith(one)))
      find(`${folder} must not import '${specifier}'`)
  if (source.room === 'catalog' && !source.isTest && resolved.endsWith('.tsx'))
    find(`the pure half of a kind imports its view '${specifier}'`)
}

const kindFolder = path => /^packages\/catalog\/src\/([^/]+\/[^/]+)\//.exec(path)?.[1]
const featureFolder = path => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1]

function checkRoom(source, specifier, find) {
  const entry = entryPoints.find(path => specifier === path) ?? specifier.split('/').slice(0, 2).join('/')
  const { ours = [], tests = [] } = rooms[source.room] ?? {}
  if (!ours.includes(entry) && !(source.isTest && tests.includes(entry)))
    find(`${source.room} must not import '${specifier}'`)
}

function checkNode(source, specifier, find) {
  if (!specifier.startsWith('node:')) find(`write 'node:${specifier}' for Node's own module`)
  if (!rooms[source.room]?.node && !source.isTest) find(`${source.room} must not import Node's '${specifier}'`)
}

function checkLibrary(source, specifier, declared, importers, find) {
  const library = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  if (source.isTest && testLibraries.includes(library)) return
  const known = declared.get(source.base)
  if (known && !known.has(library)) return find(`'${library}' is not a dependency of ${dirname(source.base)}`)
  if (source.room === 'catalog' && library.startsWith('react'))
    return find(`the pure half of a kind imports '${library}'`)
  if (libraryFolders[library]) {
    // A test may import the library that the code it tests wraps.
    if (source.isTest) return
    if (!libraryFolders[library].some(folder => source.path.startsWith(folder)))
      find(`'${library}' is imported only in ${libraryFolders[library].join(', ')}`)
  } else if (!source.isTest) importers.set(library, [...(importers.get(library) ?? []), source])
}

/** A library without a row in the table may be imported from one folder only. */
function checkUnlistedLibraries(importers) {
  const report = []
  for (const [library, sources] of importers) {
    const places = [...new Set(sources.map(place))]
    if (places.length < 2) continue
    report.push({
      path: sources[0].path,
      line: 1,
      message: `'${library}' is imported in ${places.length} folders: ${places.join(', ')}`,
    })
  }
  return report
}

function place({ path, base }) {
  const [first] = path.slice(base.length + 1).split('/')
  return `${base}/${first}`
}

function declarations(root) {
  const found = new Map()
  for (const base of [
    'packages/core',
    'packages/sync',
    'packages/ui',
    'packages/editor',
    'packages/catalog',
    'packages/database',
    'apps/server',
    'apps/web',
    'apps/e2e',
  ]) {
    const file = join(root, base, 'package.json')
    if (!existsSync(file)) continue
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    const sections = [
      manifest.dependencies,
      manifest.devDependencies,
      manifest.optionalDependencies,
      manifest.peerDependencies,
      rootTools(root),
    ]
    found.set(`${base}/src`, new Set(sections.flatMap(section => Object.keys(section ?? {}))))
  }
  return found
}

function rootTools(root) {
  const file = join(root, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).devDependencies : {}
}
