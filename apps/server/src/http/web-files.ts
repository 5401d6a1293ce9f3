// The web app: its built files under /_assets/, named by their content and so cached for good, and index.html for every
// address a person may open. Without a build there is a page that says so.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { parseRoute } from '@sheaf/core/routes'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { commonHeaders, newNonce, pagePolicy } from './security-headers'
import type { Services } from './server-parts'

const YEAR_S = 31_536_000
/** The build may put this where it wants the nonce; tags that load something get it in any case. */
const NONCE_PLACE = '__SHEAF_NONCE__'

interface WebFiles {
  /** Answers an address of the app with its page. */
  readonly sendPage: (reply: FastifyReply) => FastifyReply
}

export async function addWebFiles(app: FastifyInstance, services: Services): Promise<WebFiles> {
  const { webDir } = services.settings
  const index = join(webDir, 'index.html')
  const page = existsSync(index) ? readFileSync(index, 'utf8') : undefined
  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root: webDir,
      serve: false,
      index: false,
      maxAge: YEAR_S * 1000,
      immutable: true,
      preCompressed: true,
    })
    const built = filesIn(webDir).filter(name => name !== 'index.html')
    addAssets(app, built)
    addRootFiles(app, built)
  }
  return {
    sendPage: reply => {
      const nonce = newNonce()
      return reply
        .headers({
          ...commonHeaders(services.origins),
          'cache-control': 'no-cache',
          'content-security-policy': pagePolicy(nonce, services.origins),
        })
        .type('text/html; charset=utf-8')
        .code(page === undefined ? 503 : 200)
        .send(page === undefined ? missingPage : withNonce(page, nonce))
    },
  }
}

/** By their paths from the folder. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

/** What the build made is known once: the library would read the whole folder for every file that is asked for. */
function addAssets(app: FastifyInstance, built: readonly string[]): void {
  const known = new Set(built)
  app.get<{ Params: { '*': string } }>('/_assets/*', ({ params: { '*': name } }, reply) =>
    known.has(name) ? reply.sendFile(name) : reply.callNotFound(),
  )
}

/** Files that browsers look for at the root (icons, the manifest, the service worker). Their names do not change with content. */
function addRootFiles(app: FastifyInstance, built: readonly string[]): void {
  for (const name of built.filter(one => /^[\w.-]+$/.test(one) && !/\.(gz|br|map)$/.test(one)))
    app.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(name, { cacheControl: false }),
    )
}

/** No address of the app but the name of a file, which is not there: whoever asks for a script or a picture is not sent a page. */
export function namesFile(address: string, baseUrl: string): boolean {
  const path = address.replace(/[?#].*$/, '')
  const isName = /\/\.|\.[\w-]{1,16}$/.test(path)
  const sitesDomain = `sites.${new URL(baseUrl).host}`
  return isName && parseRoute(baseUrl + path, { baseUrl, sitesDomain }).name === 'unknown'
}

const withNonce = (html: string, nonce: string): string =>
  html.replaceAll(NONCE_PLACE, nonce).replace(/<(script|style|link)\b(?![^>]*\snonce=)/gi, `<$1 nonce="${nonce}"`)

const missingPage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Sheaf</title><p>The web app is not built yet. Run <code>npm start</code>, which builds it.</p></html>'
