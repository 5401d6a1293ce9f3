// Which screen an address is. The common ones are read at once; the table of all addresses (`@sheaf/core/routes`) comes when one is
// met that needs it.
import type { Uuid } from '@sheaf/core/ids'
import { type CommonRoute, commonPath, type PageRoute, parseCommonPath } from '@sheaf/core/routes/common-routes'
import { fetched } from '@sheaf/ui/on-demand/fetched'

/** What there is a screen for. Every other address says that nothing is there. */
export type ScreenRoute = CommonRoute

export const rootRoute: ScreenRoute = { name: 'root', params: {} }
export const loginRoute: ScreenRoute = { name: 'login', params: {} }
export const signupRoute: ScreenRoute = { name: 'signup', params: {} }
const notFound: ScreenRoute = { name: 'notFound', params: {} }
export const pageRoute = (blockId: Uuid): PageRoute => ({ name: 'page', params: { blockId } })

export const routeTable = fetched(async () => (await import('@sheaf/core/routes')).parseRoute)

/** Null until the table is here, where the address is not a common one. */
export function screenOf(path: string): ScreenRoute | null {
  const common = parseCommonPath(path)
  if (common) return common
  const parseRoute = routeTable.get()
  if (!parseRoute) return null
  const route = parseRoute(location.origin + path, {
    baseUrl: location.origin,
    sitesDomain: `sites.${location.host}`,
  })
  const { name } = route
  if (name === 'page') return route.params.blockId ? pageRoute(route.params.blockId) : notFound
  return name === 'root' || name === 'login' || name === 'signup' || name === 'teamInvite' ? route : notFound
}

export const pathOf = commonPath
export const pagePath = (pageId: Uuid): string => pathOf(pageRoute(pageId))
