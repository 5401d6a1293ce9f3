// Opening pages and making them.
import { createPage, createPrivatePage } from '@sheaf/core/actions/pages'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { ParentRef } from '@sheaf/core/operations/tree'
import { newId } from '../data/browser-world'
import type { SpaceSession } from '../data/space-session'
import { navigate } from '../navigation'
import { pageRoute } from '../routes'

export const openPage = (pageId: Uuid): void => navigate(pageRoute(pageId))

/** A page that only its maker sees. */
export function makePrivatePage(session: SpaceSession): Uuid {
  const id = newId()
  session.client.commit(draft => createPrivatePage(draft, id))
  return id
}

/** A page in a team or inside another page. */
export function makePageIn(session: SpaceSession, parent: ParentRef): Uuid {
  const id = newId()
  session.client.commit(draft => createPage(draft, id, { parent, at: atEnd }))
  return id
}
