// Every address: from a URL to the name of a screen with its parameters, and back (product.md 2). Reading never throws: what leads
// nowhere is 'unknown'.
import { readAddress, readParameters } from './routes/address'
import { allRoutes, type Route } from './routes/all'
import { buildAddress } from './routes/build-address'
import { classifyPath } from './routes/classify-path'
import type { Address, AnyRoute, Definition, RouteContext } from './routes/define'
import { type SiteHost, whoseHost } from './routes/hosts'
import { frontPlace } from './routes/marketing'
import { matchChosen, matchNamed } from './routes/match'
import { page } from './routes/page-routes'
import { isReservedSegment } from './routes/reserved'
import { EMBED_SEGMENT, readSitePlace } from './routes/site'

export type { Route } from './routes/all'
export type { RouteContext } from './routes/define'

/** Files and calls: the server's own, whoever's host they are on. */
const serverPaths = /^\/(?:api\/v3\/|signed\/|image\/|internal\/mail\/render\/|getStatus$)/

export function parseRoute(url: string, context: RouteContext): Route {
  // Definitions read what they name, so that a route read by them is one of theirs.
  return readRoute(url, context) as Route
}

function readRoute(url: string, context: RouteContext): AnyRoute {
  const address = readAddress(url, context)
  const unknown = { name: 'unknown', params: { url: address?.url.href ?? url } }
  if (!address || serverPaths.test(address.url.pathname)) return unknown
  const whose = whoseHost(address.url, context)
  if (whose.kind === 'foreign') return { name: 'external', params: { url: address.url.href } }
  if (whose.kind === 'site') return publishedPage(address, whose) ?? unknown
  const [first = ''] = address.segments
  if (first === EMBED_SEGMENT) return publishedPage(address, undefined) ?? unknown
  const named = matchNamed(address)
  if (named) return named
  if (classifyPath(address.url.pathname) === 'download') return unknown
  const front = frontPlace(address.url.pathname)
  if (front) return { name: 'front', params: { ...front } }
  return (isReservedSegment(first) ? null : matchChosen(address)) ?? unknown
}

function publishedPage(address: Address, site: SiteHost | undefined): AnyRoute | null {
  const { segments } = address
  const first = segments[0] === EMBED_SEGMENT ? segments[1] : segments[0]
  const place = first !== undefined && isReservedSegment(first) ? null : readSitePlace(segments, site)
  if (!place) return null
  const params = { ...readParameters(page.query, address), ...place }
  return page.refine?.(params, address) ?? null
}

const byName = new Map<string, Definition>(allRoutes.map(definition => [definition.name, definition]))

/** The whole URL of a route. */
export function buildRoute(route: Route, context: RouteContext): string {
  const definition = byName.get(route.name)
  const built = definition && buildAddress(definition, route.params, context)
  if (!built) throw new Error(`No address for ${JSON.stringify(route)}`)
  return built.startsWith('/') ? new URL(context.baseUrl).origin + built : built
}
