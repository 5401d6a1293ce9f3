// Keeps other sites from making calls with a person's cookie. Published sites are siblings of the app ("same-site"), so only
// "same-origin" will do.
import { SheafError } from '@sheaf/core/errors'
import type { Origins } from './origins'

interface OriginHeaders {
  readonly origin?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

/**
 * Throws ForbiddenError when a browser says that another site is asking.
 *
 * With neither header the request is let through: browsers send Origin with every POST, so it comes from a tool. And were there
 * a browser that does not, a page of another site still could not send it: calls must be application/json, which across
 * origins needs a preflight, and no preflight is ever answered here.
 */
export function refuseCrossSite(headers: OriginHeaders, origins: Origins): void {
  const site = headers['sec-fetch-site']
  const foreignOrigin = headers.origin !== undefined && !origins.isOurs(headers.origin)
  const foreignSite = site !== undefined && site !== 'same-origin'
  if (foreignOrigin || foreignSite)
    throw new SheafError('ForbiddenError', {
      debugMessage: `Requests from other sites are refused. Open Sheaf at ${origins.baseUrl()}.`,
      clientData: { type: 'cross_site' },
    })
}
