// Which screen an address is. The common ones are read at once; what the others are comes with the first of them.
import type { Uuid } from '@sheaf/core/ids'
import { type CommonRoute, commonPath, type PageRoute, parseCommonPath } from '@sheaf/core/routes/common-routes'
import { fetched } from '@sheaf/ui/on-demand/fetched'

/** What there is a screen for. */
export type ScreenRoute = CommonRoute

export const rootRoute: ScreenRoute = { name: 'root', params: {} }
export const loginRoute: ScreenRoute = { name: 'login', params: {} }
export const signupRoute: ScreenRoute = { name: 'signup', params: {} }
export const pageRoute = (blockId: Uuid): PageRoute => ({ name: 'page', params: { blockId } })

export const uncommonRoutes = fetched(async () => (await import('./uncommon-routes')).uncommonScreen)

/** Null until it can be known. */
export const screenOf = (path: string): ScreenRoute | null =>
  parseCommonPath(path) ?? uncommonRoutes.get()?.(path) ?? null

export const pathOf = commonPath
export const pagePath = (pageId: Uuid): string => pathOf(pageRoute(pageId))
