// Builds the web app into dist: index.html at its top and everything else named by its content, which the server offers under
// /_assets/ for good. Compressed copies are made here once, so that the server only sends them.
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, parse, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, parseSync, type Rolldown, Visitor } from 'vite'

const SMALLEST_WORTH_BYTES = 1024
/** Most files are the same as in the last build, and compressing all of them takes a quarter of it. */
const COMPRESSED = join(import.meta.dirname, '../../node_modules/.cache/compressed')
const compressors = {
  '.br': (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  '.gz': (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
}

/** A build that is cut off leaves no half of a file under a name that vouches for the whole. */
function writeWhole(path: string, bytes: Buffer): void {
  writeFileSync(`${path}.part`, bytes)
  renameSync(`${path}.part`, path)
}

function compressedCopies(): Plugin {
  let dir = ''
  return {
    name: 'compressed-copies',
    apply: 'build',
    configResolved: config => {
      dir = resolve(config.root, config.build.outDir, config.build.assetsDir)
    },
    writeBundle: () => {
      mkdirSync(COMPRESSED, { recursive: true })
      const used = new Set<string>()
      for (const name of readdirSync(dir)) {
        if (!/\.(js|css|svg|json)$/.test(name)) continue
        const bytes = readFileSync(join(dir, name))
        if (bytes.length < SMALLEST_WORTH_BYTES) continue
        const hash = createHash('sha256').update(bytes).digest('hex')
        for (const [ending, compress] of Object.entries(compressors)) {
          const kept = join(COMPRESSED, hash + ending)
          if (!existsSync(kept)) writeWhole(kept, compress(bytes))
          copyFileSync(kept, join(dir, name + ending))
          used.add(hash + ending)
        }
      }
      for (const name of readdirSync(COMPRESSED)) if (!used.has(name)) rmSync(join(COMPRESSED, name), { force: true })
    },
  }
}

/** Yjs says two sentences in its life. Its library for that can also draw consoles, and brings a validator. */
function plainLogging(): Plugin {
  return {
    name: 'plain-logging',
    apply: 'build',
    load: {
      filter: { id: /\/lib0\/logging\.js$/ },
      handler: () => `
        const say = how => (...words) => console[how](...words.filter(Boolean))
        export const print = say('log'), warn = say('warn')
        export const ORANGE = '', RED = '', BOLD = '', UNBOLD = ''`,
    },
  }
}

/**
 * Of Yjs's types only its text is ever used: the server takes in nothing else (`core/text/check-update.ts`). The others hang on a list of
 * what can be read and on shortcuts of the document, and would all come along.
 */
function textsAlone(): Plugin {
  return {
    name: 'texts-alone',
    apply: 'build',
    transform: {
      filter: { id: /\/yjs\/dist\/yjs\.mjs$/ },
      handler(code) {
        let found = 0
        const replaced = (instead: string) => (): string => {
          found++
          return instead
        }
        const text = code
          .replace(/^ {2}readY(Array|Map|Xml\w+)(?=,?$)/gm, replaced('  noText'))
          .replace(/(?<=\bthis\.get\(name), Y(Array|Map|Xml\w+)(?=\))/g, replaced(''))
        // Six types and four shortcuts: another number is another Yjs, to be looked at anew.
        if (found !== 10) this.error(`The types of Yjs are not where they were (${found}).`)
        return { code: `${text}\nfunction noText() { throw new Error('Not a text') }`, map: null }
      },
    },
  }
}

/** What definitions say for the server alone: who may, which arguments are sound, how a table is kept. A browser only predicts. */
const onlyServer: Readonly<Record<string, readonly string[]>> = {
  defineOperation: ['args', 'requires'],
  defineRecord: ['indexes', 'indexesAcrossSpaces', 'fillfactor'],
  fields: ['serverKeys', 'byOthers', 'lists', 'collation', 'internal'],
}

/** Leaves out of definitions what only the server asks of them. Blanks take its place, so that source maps stay true. */
function withoutServerParts(): Plugin {
  return {
    name: 'without-server-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/core\/src\/(operations|records)\//, code: /\bdefine(Operation|Record)\(/ },
      handler(code, id) {
        let left = code
        new Visitor({
          CallExpression: ({ callee, arguments: given }) => {
            const called = callee.type === 'MemberExpression' ? callee.object : callee
            const names = (called.type === 'Identifier' && onlyServer[called.name]) || []
            const parts = given.flatMap(one => (one.type === 'ObjectExpression' ? one.properties : []))
            for (const part of parts) {
              if (part.type !== 'Property' || part.key.type !== 'Identifier' || !names.includes(part.key.name)) continue
              const end = code[part.end] === ',' ? part.end + 1 : part.end
              left = left.slice(0, part.start) + left.slice(part.start, end).replace(/[^\n]/g, ' ') + left.slice(end)
            }
          },
        }).visit(parseSync(id, code, { lang: 'js' }).program)
        return { code: left, map: null }
      },
    },
  }
}

/**
 * A browser that could not fetch a module once never asks for it again in that page. From the moment that the network is gone, or that
 * something did not come, parts are therefore asked for by a plain request first: what is kept on the device is found, and what is not can
 * still come later. Once all of one came while there is a network, the next is fetched at once again.
 */
function askFirstWithoutNetwork(): Plugin {
  return {
    name: 'ask-first-without-network',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        const found = /export const __vitePreload = /
        if (!found.test(code)) this.error('Vite fetches parts in another way than it did.')
        return {
          code: `${code.replace(found, 'const fetchPart = ')}
            const isThere = async file => {
              const { ok } = await fetch(assetsURL(file), { cache: 'force-cache' })
              if (ok) return
              // There is a server, with another version of the app.
              dispatchEvent(new Event('vite:preloadError'))
              throw new Error('A part of the app is not there')
            }
            // A part that is one file comes without a list.
            const filesOf = (part, files) => {
              const own = /import\\(["'\`]\\.\\/([^"'\`]+)/.exec(part)?.[1]
              return own ? new Set([...files, 'app/' + own]) : files
            }
            let isSure = navigator.onLine
            addEventListener('offline', () => {
              isSure = false
            })
            export const __vitePreload = async (part, files = []) => {
              if (!isSure) {
                await Promise.all([...filesOf(part, files)].map(isThere))
                isSure = navigator.onLine
              }
              try {
                return await fetchPart(part, files)
              } catch (error) {
                isSure = false
                throw error
              }
            }`,
          map: null,
        }
      },
    },
  }
}

const ENTRY = join(import.meta.dirname, 'src/main.tsx')
const WORKSPACE = join(import.meta.dirname, 'src/screens/workspace.tsx')
const AHEAD = join(import.meta.dirname, 'src/frame/ahead-parts.ts')
const isIcon = (id: string): boolean => /\/lucide-react\/.*\/icons\//.test(id)
/** What menus, panels and dialogs are made of: all come with the first one, as whoever opens one opens others. */
const isOverlay = (id: string): boolean => /\/@(base-ui|floating-ui)\/|\/packages\/ui\/src\//.test(id) && !isIcon(id)
const isLibrary = (id: string): boolean => id.includes('/node_modules/')

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const isIconBarrel = (id: string): boolean => id.endsWith('/ui/src/icon/icon.tsx')

/** The modules of the icons that a module imports through the file that exports all of them. */
function iconsOf(id: string, barrel: string, modules: Modules): string[] {
  const taken = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*\/icon\/icon["']/g
  const names = [...(modules.getModuleInfo(id)?.code ?? '').matchAll(taken)].flatMap(([, list = '']) =>
    list.split(',').map(name => name.trim().replace(/\s+as\s.*/, '')),
  )
  const { code = '', importedIds = [] } = modules.getModuleInfo(barrel) ?? {}
  return names.flatMap(name => {
    const [, file] =
      new RegExp(`default as ${name}\\s*\\}\\s*from\\s*["']lucide-react/icons/([\\w-]+)["']`).exec(code ?? '') ?? []
    return file === undefined ? [] : importedIds.filter(imported => parse(imported).name === file)
  })
}

/** Everything that modules need at once, through others too. Of the icons only those that are drawn. */
function reachable(from: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(from)
  const follow = (): void => {
    for (const id of found)
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
        if (!isIconBarrel(id) || !isIcon(imported)) found.add(imported)
  }
  follow()
  const barrel = [...found].find(isIconBarrel)
  if (barrel) for (const id of [...found]) for (const icon of iconsOf(id, barrel, modules)) found.add(icon)
  follow()
  return found
}

/**
 * What a page needs first, in five files: libraries apart from ours, as they change more seldom, and what signing in needs apart
 * from the workspace. What is fetched ahead of its use is one file. The rest comes when it is used. Left alone, every icon and
 * every module that two lazy parts share would be a request of its own.
 */
function firstLoad(): Rolldown.CodeSplittingGroup[] {
  const group = (
    name: string,
    priority: number,
    from: (modules: Modules) => readonly string[],
    fits: (id: string) => boolean,
  ) => {
    let found: ReadonlySet<string> | undefined
    return {
      debugName: name,
      priority,
      name: (id: string, modules: Modules): string | null => {
        found ??= reachable(from(modules), modules)
        return found.has(id) && fits(id) ? name : null
      },
    }
  }
  const isAny = (): boolean => true
  const entry = () => [ENTRY]
  const workspace = () => [WORKSPACE]
  const soon = (modules: Modules) => [AHEAD, ...(modules.getModuleInfo(AHEAD)?.dynamicallyImportedIds ?? [])]
  return [
    group('start-libraries', 7, entry, isLibrary),
    group('page-icons', 6, workspace, isIcon),
    { name: 'icons', priority: 5, test: isIcon },
    group('start', 4, entry, isAny),
    group('page-libraries', 3, workspace, isLibrary),
    group('page', 2, workspace, isAny),
    { name: 'overlays', priority: 1, test: isOverlay },
    group('soon', 0, soon, isAny),
  ]
}

/** Every page names them itself: no part that comes later has to. */
const isOfFirstLoad = (file: string): boolean =>
  /\/(rolldown-runtime|start|start-libraries|page|page-icons|page-libraries)-[\w-]{8}\.js$/.test(file)

/** Names the files of the workspace in the page itself, so that they come side by side instead of one after the other. */
function workspaceAhead(): Plugin {
  return {
    name: 'workspace-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const files = Object.values(bundle).filter(
          file => file.type === 'chunk' && ['page', 'page-icons', 'page-libraries'].includes(file.name),
        )
        const link = (rel: string, name: string, more: Record<string, string | boolean> = {}) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/_assets/${name}`, ...more },
          injectTo: 'head' as const,
        })
        return {
          html,
          tags: [
            ...files.map(file => link('modulepreload', file.fileName)),
            ...files
              .flatMap(file => (file.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : []))
              .map(name => link('preload', name, { as: 'style' })),
          ],
        }
      },
    },
  }
}

/**
 * Lists the other parts of the app, for whoever has a moment: what our own code asks for when it is used, with what that needs.
 * Libraries that are asked for by themselves are left out, as they are large and seldom wanted; so are languages, of which
 * everybody has fetched their own.
 */
function laterParts(): Plugin {
  let list = { name: '', text: '' }
  let dir = ''
  return {
    name: 'later-parts',
    apply: 'build',
    configResolved: config => {
      dir = resolve(config.root, config.build.outDir)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const found = new Set(Object.keys(bundle).filter(isOfFirstLoad))
        for (const name of found) {
          const file = bundle[name]
          if (!isChunk(file)) continue
          const own = file.dynamicImports.filter(one => isOwn(bundle[one]))
          for (const needed of [...file.imports, ...own, ...(file.viteMetadata?.importedCss ?? [])]) found.add(needed)
        }
        const text = JSON.stringify([...found].filter(file => !isOfFirstLoad(file)).map(file => `/_assets/${file}`))
        const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
        list = { name: `app/later-${hash}.json`, text }
        return [
          { tag: 'meta', attrs: { name: 'sheaf-later', content: `/_assets/${list.name}` }, injectTo: 'head' as const },
        ]
      },
    },
    writeBundle: () => writeFileSync(join(dir, list.name), list.text),
  }
}
const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): file is Rolldown.OutputChunk =>
  file?.type === 'chunk'
/** Not one that exists for a library alone. */
const isOwn = (file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): boolean =>
  isChunk(file) &&
  !/\/node_modules\/|\/locales\//.test(file.facadeModuleId ?? '') &&
  file.moduleIds.some(id => !isLibrary(id))

export default defineConfig({
  root: import.meta.dirname,
  base: '/_assets/',
  plugins: [
    react(),
    plainLogging(),
    textsAlone(),
    withoutServerParts(),
    askFirstWithoutNetwork(),
    workspaceAhead(),
    laterParts(),
    compressedCopies(),
  ],
  build: {
    outDir: 'dist',
    assetsDir: 'app',
    emptyOutDir: true,
    target: 'es2023',
    // A data: address in a stylesheet would need the policy to allow it.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_asked, files, { hostType }) =>
        hostType === 'js' ? files.filter(file => !isOfFirstLoad(file)) : files,
    },
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: firstLoad() } } },
  },
})
