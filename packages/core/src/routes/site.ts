// Published pages: on the sites domain, on a host below it, on a custom domain, or embedded under /ebd.
import type { Uuid } from '../ids'
import type { RouteContext } from './define'
import type { SiteHost } from './hosts'
import { id, text, word } from './parameter'

export const EMBED_SEGMENT = 'ebd'

/** Where a published page is. The empty slug is the first page of a site that has a host of its own. */
interface SitePlace {
  readonly siteHost?: string
  readonly spaceDomain?: string
  readonly blockId?: Uuid
  readonly slug?: string
  readonly embedded?: true
}

/** Null: no page could be there. `site` is undefined on the app's own host, where only embedded pages are. */
export function readSitePlace(segments: readonly string[], site: SiteHost | undefined): SitePlace | null {
  const isEmbedded = segments[0] === EMBED_SEGMENT
  const rest = isEmbedded ? segments.slice(1) : segments
  const [last = '', named] = [...rest].reverse()
  const hasOwnHost = site?.spaceDomain !== undefined
  const hasRoot = hasOwnHost || (site !== undefined && site.isCustom === true)
  const spaceDomain = hasOwnHost ? site.spaceDomain : named
  if (rest.length > (hasOwnHost ? 1 : 2) || (rest.length === 0 && !hasRoot)) return null
  if ((spaceDomain !== undefined && !word.read(spaceDomain)) || text.read(last) === undefined) return null
  const blockId = id.read(last)
  return {
    ...(site && { siteHost: site.host }),
    ...(spaceDomain !== undefined && { spaceDomain }),
    ...(isEmbedded && { embedded: true }),
    ...(blockId ? { blockId } : { slug: last }),
  }
}

export const isPublished = ({ siteHost, slug, embedded }: SitePlace): boolean =>
  siteHost !== undefined || slug !== undefined || embedded === true

/** The address of a published page, up to its query. */
export function buildSiteUrl(place: SitePlace, context: RouteContext): string {
  const base = new URL(context.baseUrl)
  const { blockId, slug = '', embedded } = place
  const host = place.siteHost ?? (embedded ? base.host : context.sitesDomain)
  const isOwnHost = place.spaceDomain !== undefined && host.startsWith(`${place.spaceDomain}.`)
  const last = blockId ? id.write(blockId) : slug
  const segments = [embedded ? EMBED_SEGMENT : '', isOwnHost ? '' : (place.spaceDomain ?? ''), last]
  const path = segments.filter(Boolean).map(encodeURIComponent).join('/')
  return `${protocolOf(host, context)}//${host}/${path}`
}

/** Custom domains have certificates of their own; the one the reader is on keeps what they came by. */
function protocolOf(host: string, { baseUrl, currentUrl, sitesDomain }: RouteContext): string {
  const current = currentUrl !== undefined && URL.canParse(currentUrl) ? new URL(currentUrl) : null
  const base = new URL(baseUrl)
  if (current?.host === host) return current.protocol
  return host === base.host || host.endsWith(sitesDomain.toLowerCase()) ? base.protocol : 'https:'
}
