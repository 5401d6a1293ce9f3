// The web app: its built files under /_assets/, named by their content and so cached for good, and its document for every
// address a person may open, with answers in it for whoever is signed in. Without a build there is a page that says so.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { readAskedFrom } from '@sheaf/core/collection/asked-from'
import { parseRoute, type Route } from '@sheaf/core/routes'
import { parseCommonPath } from '@sheaf/core/routes/common-routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readSessionToken } from '../auth/session-cookies'
import { accepts } from './answer'
import { findCaller } from './caller'
import { announcement, type CallsByName, documentAnswers } from './document-answers'
import { commonHeaders, newNonce, pagePolicy } from './security-headers'
import type { Services } from './server-parts'
import { kindOfScreen, WebPage } from './web-page'

const YEAR_S = 31_536_000
/** Level 4 packs a page within a tenth of level 6 in half the time, and somebody waits. */
const PACKING_LEVEL = 4

interface WebFiles {
  /** Answers an address of the app with its page. */
  readonly sendPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

export async function addWebFiles(app: FastifyInstance, services: Services, calls: CallsByName): Promise<WebFiles> {
  const { webDir } = services.settings
  const index = join(webDir, 'index.html')
  const page = existsSync(index) ? new WebPage(readFileSync(index, 'utf8')) : undefined
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
    sendPage: (request, reply) => {
      const nonce = newNonce()
      reply
        .headers({
          ...commonHeaders(services.origins),
          'cache-control': 'no-cache',
          'content-security-policy': pagePolicy(nonce, services.origins),
        })
        .type('text/html; charset=utf-8')
      if (!page) return reply.code(503).send(missingPage)
      const isSignedIn = readSessionToken(request.headers.cookie) !== undefined
      const kind = kindOfScreen(routeOf(request.url, services).name, isSignedIn)
      if (kind !== 'page' || !isOpened(request) || services.stopping.aborted)
        return reply.send(page.write({ kind, nonce }).join(''))
      const [path = '', query] = request.url.split('?')
      const route = parseCommonPath(path, query && `?${query}`)
      const [begin, middle, end] = page.write({ kind, nonce, head: announcement(route) })
      const { still, blocks } = documentAnswers(calls, {
        route,
        requestId: request.id,
        findCaller: () => findCaller(request, reply, services),
        services,
        askedFrom: readAskedFrom(request.headers.cookie),
        databaseParts: page.databaseParts,
      })
      return sendStream(
        flowOf(begin, still, middle, blocks, end),
        request,
        reply.header('cache-control', 'private, no-store'),
      )
    },
  }
}

/** By somebody who goes there in a browser, and not by a program or ahead of time. */
const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document' && headers['sec-purpose'] === undefined

async function* flowOf(
  begin: string,
  still: Promise<string>,
  middle: string,
  blocks: AsyncIterable<string>,
  end: string,
): AsyncGenerator<string> {
  yield begin
  yield (await still) + middle
  yield* blocks
  yield end
}

function sendStream(parts: AsyncIterable<string>, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const text = Readable.from(parts)
  reply.header('vary', 'accept-encoding')
  if (!accepts('gzip', request.headers['accept-encoding'])) return reply.send(text)
  // Each part is flushed: the browser goes on with the first one while the others are made.
  const packed = createGzip({ level: PACKING_LEVEL, flush: constants.Z_SYNC_FLUSH })
  pipeline(text, packed).catch((error: unknown) => void packed.destroy(error instanceof Error ? error : undefined))
  return reply.header('content-encoding', 'gzip').send(packed)
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
export function namesFile(address: string, services: Services): boolean {
  const path = address.replace(/[?#].*$/, '')
  return /\/\.|\.[\w-]{1,16}$/.test(path) && routeOf(path, services).name === 'unknown'
}

function routeOf(address: string, { origins }: Services): Route {
  const baseUrl = origins.baseUrl()
  return parseRoute(baseUrl + address, { baseUrl, sitesDomain: `sites.${new URL(baseUrl).host}` })
}

const missingPage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Sheaf</title><p>The web app is not built yet. Run <code>npm start</code>, which builds it.</p></html>'
