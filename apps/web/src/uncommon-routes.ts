// The addresses that the table of all of them is needed for, and which of the screens they are. Comes when one is met.
import { parseRoute } from '@sheaf/core/routes'
import type { ScreenRoute } from './routes'

export function uncommonScreen(address: string, isMobile: boolean): ScreenRoute {
  const { origin, host } = location
  const route = parseRoute(origin + address, { baseUrl: origin, sitesDomain: `sites.${host}`, isMobile })
  const nowhere: ScreenRoute = { name: 'notFound', params: {} }
  if (route.name !== 'page') return route
  const { blockId, ...params } = route.params
  return blockId ? { name: 'page', params: { ...params, blockId } } : nowhere
}
