// Which screen an address is. The common ones are read at once; what the others are comes with the first of them.
import { type Uuid, withoutDashes } from '@sheaf/core/ids'
import type { Route } from '@sheaf/core/routes'
import { type CommonRoute, commonPath, type PageRoute, parseCommonPath } from '@sheaf/core/routes/common-routes'
import { fetched } from '@sheaf/ui/on-demand/fetched'

/** Pages are named by their id here; those of published sites are another program's. */
export type ScreenRoute = PageRoute | Exclude<Route, { readonly name: 'page' }>

export const rootRoute: CommonRoute = { name: 'root', params: {} }
export const notFoundRoute: CommonRoute = { name: 'notFound', params: {} }
export const loginRoute: CommonRoute = { name: 'login', params: {} }
export const signupRoute: CommonRoute = { name: 'signup', params: {} }
/** One of the tabs of the mobile app, and a screen of its own here. */
export const inboxPath = '/nativetab/updates'
export const pageRoute = (blockId: Uuid): PageRoute => ({ name: 'page', params: { blockId } })

export const uncommonRoutes = fetched(async () => (await import('./uncommon-routes')).uncommonScreen)

/** Null until it can be known. */
export const screenOf = (path: string, query = '', isMobile = false): ScreenRoute | null =>
  parseCommonPath(path, query, isMobile) ?? uncommonRoutes.get()?.(path + query, isMobile) ?? null

export const pathOf = commonPath
export const pagePath = (pageId: Uuid): string => pathOf(pageRoute(pageId))
/** Where on its page a block stands, behind the address of the page. */
export const blockHash = (blockId: Uuid): string => `#${withoutDashes(blockId)}`
