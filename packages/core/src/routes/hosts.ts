// Whose host an address is on: the app's own, that of a published site, or somebody else's.
import { subdomainOf } from '../links/domains'
import type { RouteContext } from './define'

type Whose = { readonly kind: 'app' } | { readonly kind: 'foreign' } | SiteHost
export interface SiteHost {
  readonly kind: 'site'
  readonly host: string
  /** Where the host itself names the space. */
  readonly spaceDomain?: string
  readonly isCustom?: true
}

const developmentHosts = /^(?:localhost|127\.0\.0\.1|[a-z\d.-]+\.localhost)$/
export const isDevelopmentHost = (hostname: string): boolean => developmentHosts.test(hostname)

/** The host of an address, with its port; null where it is none. */
function hostOf(url: string | undefined): string | null {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : null
}

export function whoseHost({ host, hostname, protocol }: URL, context: RouteContext): Whose {
  if (protocol !== 'http:' && protocol !== 'https:') return { kind: 'foreign' }
  const sites = context.sitesDomain.toLowerCase()
  if (host === sites) return { kind: 'site', host }
  if (host === hostOf(context.baseUrl)) return { kind: 'app' }
  const spaceDomain = subdomainOf(host, sites)
  if (spaceDomain !== null) return { kind: 'site', host, spaceDomain }
  if (isDevelopmentHost(hostname)) return { kind: 'app' }
  return host === hostOf(context.currentUrl) ? { kind: 'site', host, isCustom: true } : { kind: 'foreign' }
}
