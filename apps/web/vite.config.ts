// Builds the web app into dist: index.html at its top and everything else named by its content, which the server offers under
// /_assets/ for good. Compressed copies are made here once, so that the server only hands them out.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const SMALLEST_WORTH_BYTES = 1024

function compressedCopies(): Plugin {
  let dir = ''
  return {
    name: 'compressed-copies',
    apply: 'build',
    configResolved: config => {
      dir = join(config.root, config.build.outDir, config.build.assetsDir)
    },
    closeBundle: () => {
      for (const name of readdirSync(dir)) {
        if (!/\.(js|css|svg|json)$/.test(name)) continue
        const bytes = readFileSync(join(dir, name))
        if (bytes.length < SMALLEST_WORTH_BYTES) continue
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 }
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes, { params: quality }))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/_assets/',
  plugins: [react(), compressedCopies()],
  build: {
    outDir: 'dist',
    assetsDir: 'app',
    emptyOutDir: true,
    target: 'es2023',
    // A data: address in a stylesheet would need the policy to allow it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
})
