// What no page can beat on this machine: a page of React that draws one line, made by the same builder, and a page that is one file of as
// many bytes as another one took. They are served from memory, compressed as the server compresses its own files.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const HTML = 'text/html; charset=utf-8'

interface Page {
  readonly bytes: Buffer
  readonly type: string
  readonly coding?: 'br'
  readonly lasts: boolean
}

export class Limits {
  private readonly pages = new Map<string, Page>()

  private constructor(private readonly server: Server) {
    server.on('request', ({ url = '' }, reply) => {
      const page = this.pages.get(url)
      if (!page) return reply.writeHead(404).end()
      reply.writeHead(200, {
        'content-type': page.type,
        'cache-control': page.lasts ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(page.coding && { 'content-encoding': page.coding }),
      })
      return reply.end(page.bytes)
    })
  }
  static async start(): Promise<Limits> {
    const server = createServer()
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const limits = new Limits(server)
    await limits.buildEmpty()
    return limits
  }

  get emptyPage(): string {
    return `${this.url}/`
  }
  /** A document of so many bytes over the wire, with words at its end. */
  staticPage(words: string, bytes: number): string {
    const filling = randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64')
    const html = `<!doctype html><meta charset="utf-8"><title>Static page</title><script type="text/plain">${filling}</script><p contenteditable>${words}</p>`
    // As it is: what is random does not shrink.
    this.pages.set('/static', { bytes: Buffer.from(html), type: HTML, lasts: false })
    return `${this.url}/static`
  }
  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }
  private async buildEmpty(): Promise<void> {
    const outDir = mkdtempSync(join(tmpdir(), 'sheaf-empty-page-'))
    try {
      await build({
        configFile: false,
        root: join(import.meta.dirname, 'empty-page'),
        logLevel: 'error',
        build: { outDir, target: 'es2023', modulePreload: { polyfill: false } },
      })
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js)$/.test(name)) continue
        const isPage = name === 'index.html'
        this.pages.set(isPage ? '/' : `/${name}`, {
          bytes: brotliCompressSync(readFileSync(join(outDir, name))),
          type: isPage ? HTML : 'text/javascript',
          coding: 'br',
          lasts: !isPage,
        })
      }
    } finally {
      rmSync(outDir, { recursive: true, force: true })
    }
  }
}
