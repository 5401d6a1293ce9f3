// What opens when the app starts: each person chooses it per workspace.
import type { Uuid } from '../ids'
import type { Route } from './all'

export const startPages = ['personal_home', 'chat', 'ai', 'first_page', 'last_visited_page'] as const
type StartPage = (typeof startPages)[number]
export const defaultStartPage: StartPage = 'last_visited_page'

/** The last visited route, as it is remembered. */
type LastVisited = { readonly teamId: Uuid } | { readonly blockId: Uuid; readonly collectionViewId?: Uuid }

/** Where a start leads; null where what was chosen is not known here. */
export function startRoute(
  choice: StartPage,
  { lastVisited, firstPageId }: { readonly lastVisited?: LastVisited; readonly firstPageId?: Uuid },
): Route | null {
  switch (choice) {
    case 'personal_home':
      return { name: 'home', params: {} }
    case 'chat':
    case 'ai':
      return { name: choice, params: {} }
    case 'first_page':
      return firstPageId ? { name: 'page', params: { blockId: firstPageId } } : null
    case 'last_visited_page':
      if (!lastVisited) return null
      return 'teamId' in lastVisited ? { name: 'team', params: lastVisited } : { name: 'page', params: lastVisited }
  }
}
