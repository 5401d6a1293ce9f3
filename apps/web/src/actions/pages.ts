// Opening pages and making them, as transactions.
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { ParentRef } from '@sheaf/core/operations/tree'
import type { Draft } from '@sheaf/sync/draft'
import { newId } from '../data/browser-world'
import type { SpaceSession } from '../data/space-session'
import { navigate } from '../navigation'
import { pageRoute } from '../routes'

export const openPage = (pageId: Uuid): void => navigate(pageRoute(pageId))

/** A page that only its maker sees: it hangs from the space, and the maker's own view lists it. */
export function makePrivatePage(session: SpaceSession): Uuid {
  const id = newId()
  session.client.commit(draft => draftPrivatePage(session, draft, id))
  return id
}
/** The same as a part of something larger. */
export function draftPrivatePage(session: SpaceSession, draft: Draft, id: Uuid): void {
  draft.create(id, 'page', { table: 'space', id: session.spaceId }, atEnd)
  draft.push({
    command: 'listInsert',
    pointer: session.viewPointer,
    path: ['private_pages'],
    args: { id, at: { after: [], before: [] } },
  })
}

/** A page in a team or inside another page. */
export function makePageIn(session: SpaceSession, parent: ParentRef): Uuid {
  const id = newId()
  session.client.commit(draft => draft.create(id, 'page', parent, atEnd))
  return id
}
