// Where a workspace opens (product.md 2.7): at the page that the person chose, else at the home where they prefer that, else at the one
// seen last, else at the first of the sidebar.
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import type { SpaceViewValue } from '@sheaf/core/records/space-view'
import type { Replica } from '@sheaf/sync/replica'
import { isPage, privatePagesOf, teamsOf } from './page-tree'

const viewOf = (replica: Replica): SpaceViewValue | undefined => {
  const { spaceId, userId } = replica.options
  return replica.get('space_view', spaceViewId(spaceId, userId))
}

/** The page that the person chose to start with. */
export const chosenStart = (view: SpaceViewValue | undefined): Uuid | undefined => {
  const chosen = view?.settings?.['start_page_id']
  return typeof chosen === 'string' ? (chosen as Uuid) : undefined
}

/** The preferred start pages, in order. They may not be loaded yet: a nested page is requested first. */
export function preferredStarts(replica: Replica, last: Uuid | null): readonly Uuid[] {
  const view = viewOf(replica)
  const chosen = chosenStart(view)
  return [...(chosen ? [chosen] : []), ...(last && view?.start_preference !== 'first_page' ? [last] : [])]
}

/** Whether the person starts at the home of the workspace, and not with a page. */
export function startsAtHome(replica: Replica): boolean {
  const view = viewOf(replica)
  return view?.start_preference === 'personal_home' && !chosenStart(view)
}

/** The first preferred page that can be opened, else the first page of the sidebar. */
export function startPage(replica: Replica, preferred: readonly Uuid[]): Uuid | undefined {
  const listed = [...teamsOf(replica).map(team => team.team_pages ?? []), privatePagesOf(replica)]
  for (const ids of [preferred, ...listed]) for (const id of ids) if (isPage(replica.block(id))) return id
  return undefined
}
