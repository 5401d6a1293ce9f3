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
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { codeGroups, isLanguage, isLibrary, isOfFirstLoad } from './packs'

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

/**
 * Names the files of each kind of screen in the document, so that they come side by side instead of one after the other; the server keeps
 * what its address needs. The app starts as soon as it is here, and not when the document has ended: answers may follow in it.
 */
function documentOf(): Plugin {
  return {
    name: 'document',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunkNamed = (name: string): Rolldown.OutputChunk => {
          const found = Object.values(bundle).find(file => isChunk(file) && file.name === name)
          if (!isChunk(found)) throw new Error(`The build has no file for ${name}.`)
          return found
        }
        const stylesOf = (chunk: Rolldown.OutputChunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])]
        const tag = (rel: string, file: string, more = ''): string =>
          `<link rel="${rel}" crossorigin href="/_assets/${file}"${more}>`
        const start = chunkNamed('start')
        const withStart = new Set([start.fileName, ...start.imports])
        const stylesAhead = (chunks: readonly Rolldown.OutputChunk[]): string =>
          chunks
            .flatMap(stylesOf)
            .map(file => tag('preload', file, ' as="style"'))
            .join('')
        const ahead = (name: string): string => {
          const chunk = chunkNamed(name)
          const files = [chunk.fileName, ...chunk.imports].filter(file => !withStart.has(file))
          return files.map(file => tag('modulepreload', file)).join('')
        }
        const withPage = new Set([...withStart, ...neededFor(chunkNamed('page'), bundle).map(one => one.fileName)])
        const forDatabases = neededFor(chunkNamed('databases'), bundle).filter(one => !withPage.has(one.fileName))
        const kinds = JSON.stringify({
          // The server may have drawn the page: its words wait for their looks, and for nothing else.
          page:
            stylesOf(chunkNamed('page'))
              .map(file => tag('stylesheet', file))
              .join('') + ahead('page'),
          screens: ahead('screens') + stylesAhead([chunkNamed('screens')]),
          // What a page turns out to show: the files of the page are on their way by then.
          databases: forDatabases.map(one => tag('modulepreload', one.fileName)).join('') + stylesAhead(forDatabases),
        })
        const head = [
          ...[...withStart].map(file => tag('modulepreload', file)),
          ...stylesOf(start).map(file => tag('stylesheet', file)),
          ...Object.keys(bundle)
            .filter(file => FIRST_FONT.test(file))
            .map(file => tag('preload', file, ' as="font" type="font/woff2"')),
          `<!--sheaf-ahead ${kinds}-->`,
        ]
        const app = `<script type="module" async crossorigin src="/_assets/${start.fileName}"></script>`
        return html
          .replace(/\s*<(script|link)\b[^>]*\/_assets\/app\/[^>]*>(<\/script>)?/g, '')
          .replace('</head>', `${head.join('\n    ')}\n  </head>`)
          .replace('</body>', `  ${app}\n  </body>`)
      },
    },
  }
}

/** In which nearly every interface is read. Text does not wait for it, and should not change its looks for long. */
const FIRST_FONT = /\/inter-latin-wght-normal-[\w-]+\.woff2$/

/** A chunk with all that it does not start without. */
function neededFor(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  const found = new Set([chunk])
  for (const { imports } of found)
    for (const name of imports) {
      const file = bundle[name]
      if (isChunk(file)) found.add(file)
    }
  return [...found]
}

/** With more of them a visit would be slow again, a request at a time. */
const MOST_LATER = 12

/**
 * Lists the other parts of the app, for whoever has a moment: what our own code asks for when it is used, with what that needs.
 * Libraries that are asked for by themselves are left out, as they are large and seldom wanted; so are languages, of which
 * everybody has fetched their own.
 */
function laterParts(): Plugin {
  return {
    name: 'later-parts',
    apply: 'build',
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
        const later = [...found].filter(file => !isOfFirstLoad(file)).map(file => `/_assets/${file}`)
        if (later.length > MOST_LATER)
          throw new Error(`${later.length} later parts are more than ${MOST_LATER}: ${later.join(', ')}`)
        return [{ tag: 'meta', attrs: { name: 'sheaf-later', content: later.join(' ') }, injectTo: 'head' as const }]
      },
    },
  }
}
const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): file is Rolldown.OutputChunk =>
  file?.type === 'chunk'
/** Not one that exists for a library alone. */
const isOwn = (file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): boolean =>
  isChunk(file) && file.moduleIds.some(id => !isLibrary(id) && !isLanguage(id))

export default defineConfig({
  root: import.meta.dirname,
  base: '/_assets/',
  plugins: [react(), documentOf(), laterParts(), compressedCopies()],
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
    rolldownOptions: { output: { codeSplitting: { groups: codeGroups() } } },
  },
})
