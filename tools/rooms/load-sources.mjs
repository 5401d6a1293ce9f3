// Finds the sources of every room under a root and knows how an import between them resolves.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { readSource } from './read-source.mjs'

const extensions = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** Every source as `{path, room, base, isTest, facts}`; paths are relative to the root, with forward slashes. */
export function loadSources(root) {
  const sources = []
  for (const group of ['packages', 'apps']) {
    for (const name of list(join(root, group))) {
      const base = `${group}/${name}/src`
      for (const path of walkFiles(root, join(root, base)).filter(
        file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'),
      ))
        sources.push({
          path,
          base,
          room: roomOf(name, path),
          isTest: isTest(path),
          facts: readSource(path, readFileSync(join(root, path), 'utf8')),
        })
    }
  }
  return sources
}

/** Every file and folder name under the rooms, for the rules about names. */
export function allPaths(root) {
  return ['packages', 'apps'].flatMap(group =>
    list(join(root, group)).flatMap(name => walkFiles(root, join(root, group, name, 'src'))),
  )
}

/** Code that only tests run: by its ending, or because its whole folder is a test bench. */
export const isTest = path =>
  /\.(test|contract|fixture|setup|e2e)\.tsx?$/.test(path) || /^apps\/e2e\/|\/(simulator|testing)\//.test(path)

function roomOf(name, path) {
  return name === 'catalog' && (path.endsWith('.tsx') || path === 'packages/catalog/src/view.ts')
    ? 'catalog view'
    : name
}

/** The path of an imported source, or undefined for libraries and files that are not sources. */
export function resolveImport(root, from, specifier) {
  const bare = specifier.replace(/\?.*$/, '')
  const target = bare.startsWith('.') ? posix(normalize(join(dirname(from), bare))) : roomPath(bare)
  return (
    target &&
    extensions.map(ending => target + ending).find(path => /\.tsx?$/.test(path) && existsSync(join(root, path)))
  )
}

function roomPath(specifier) {
  const match = /^@sheaf\/([a-z]+)(?:\/(.+))?$/.exec(specifier)
  return match && `packages/${match[1]}/src/${match[2] ?? 'index'}`
}

export const posix = path => path.split(sep).join('/')

function walkFiles(root, dir) {
  return list(dir, true).flatMap(entry => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : walkFiles(root, path)
    return [posix(relative(root, path))]
  })
}

function list(dir, withFileTypes = false) {
  return existsSync(dir) ? readdirSync(dir, { withFileTypes }) : []
}
