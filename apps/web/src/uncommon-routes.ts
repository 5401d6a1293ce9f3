// The addresses that the table of all of them is needed for, and which of the screens they are. Comes when one is met.
import { parseRoute } from '@sheaf/core/routes'
import type { CommonRoute } from '@sheaf/core/routes/common-routes'

/** Every address without a screen says that nothing is there. */
export function uncommonScreen(path: string): CommonRoute {
  const { origin, host } = location
  const route = parseRoute(origin + path, { baseUrl: origin, sitesDomain: `sites.${host}` })
  const { name } = route
  if (name === 'page' && route.params.blockId) return { name, params: { blockId: route.params.blockId } }
  if (name === 'root' || name === 'login' || name === 'signup' || name === 'teamInvite') return route
  return { name: 'notFound', params: {} }
}
