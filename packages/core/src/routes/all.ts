// Every route there is. A first segment's routes are tried in this order; addresses that begin with a name come last.
import { adminRoutes } from './admin-routes'
import { authCallbackRoutes } from './auth-callback-routes'
import { consoleRoutes } from './console-routes'
import { creatorRoutes } from './creator-routes'
import type { RouteOf } from './define'
import { generalRoutes } from './general-routes'
import { marketplaceRoutes } from './marketplace-routes'
import { nativeRoutes } from './native-routes'
import { outsideRoutes } from './outside-routes'
import { pageRoutes } from './page-routes'
import { popupRoutes } from './popup-routes'
import { redirectRoutes } from './redirect-routes'
import { signInRoutes } from './sign-in-routes'

export const allRoutes = [
  ...signInRoutes,
  ...authCallbackRoutes,
  ...popupRoutes,
  ...redirectRoutes,
  ...generalRoutes,
  ...consoleRoutes,
  ...creatorRoutes,
  ...marketplaceRoutes,
  ...nativeRoutes,
  ...adminRoutes,
  ...outsideRoutes,
  ...pageRoutes,
] as const

export type Route = RouteOf<(typeof allRoutes)[number]>
export type RouteName = Route['name']
