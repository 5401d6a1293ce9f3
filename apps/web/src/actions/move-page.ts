// A page to another place: into another page, a team, or among one's own.
import { movePage, type PagePlace } from '@sheaf/core/actions/pages'
import type { Uuid } from '@sheaf/core/ids'
import { ANCHORS, type Anchor, atEnd } from '@sheaf/core/operations/anchor'
import type { ParentRef } from '@sheaf/core/operations/tree'
import { allows } from '@sheaf/core/permissions/roles'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { framePanel } from '../data/frame-panel'
import { pageTitle } from '../data/page-title'
import { spaceMembers } from '../data/space-members'
import type { SpaceSession } from '../data/space-session'
import { t } from '../i18n/t'
import { losesReaders } from './lost-readers'
import { noteMove } from './moved-pages'

/** Why a page cannot leave its place, in a sentence; null where it can. The server judges in any case. */
export function whyNotMoved({ replica }: SpaceSession, id: Uuid): string | null {
  const block = replica.block(id)
  const verb = block?.permissions ? 'share' : 'configure'
  return allows(replica.role('block', id), verb) ? null : t('You don’t have permission to move this page')
}

const nameOfPlace = ({ replica }: SpaceSession, { table, id }: ParentRef): string => {
  if (table === 'block') return pageTitle(replica.block(id))
  return table === 'team' ? (replica.get('team', id)?.['name'] ?? '') : t('Private')
}

/** Into a page, a team, or among one's own, at the end. */
export function moveToEnd(session: SpaceSession, id: Uuid, to: ParentRef, toasts: Toasts): void {
  const text = t('Moved to “{title}”', { title: nameOfPlace(session, to) })
  askAndPut(session, id, { parent: to, at: endOf(session, to) }, { toasts, text })
}

/** The toast that is shown, with an undo; null: none. */
type MoveNotice = { readonly toasts: Toasts; readonly text: string } | null

/** Asks first where others would lose the page. Whether anything comes of it, or may. */
export function askAndPut(session: SpaceSession, id: Uuid, place: PagePlace, notice: MoveNotice): boolean {
  const put = (): boolean => putPage(session, id, place, notice)
  if (!losesReaders(session.replica, id, place.parent)) return put()
  const ask = (): void =>
    framePanel.set({
      name: 'ask',
      title: t('Move “{title}”?', { title: pageTitle(session.replica.block(id)) }),
      text: t('Some people who can view this page now will lose access to it.'),
      confirm: t('Move'),
      run: () => void put(),
    })
  // In a workspace with one person nobody loses access.
  spaceMembers(session).then(
    people => (people.length > 1 ? ask() : put()),
    () => ask(),
  )
  return true
}

/** The one way by which pages change their place. Whether anything came of it; told with a way back where it is to be told. */
function putPage(session: SpaceSession, id: Uuid, place: PagePlace, notice: MoveNotice): boolean {
  const done = session.client.commit(draft => movePage(draft, id, place))
  if (!done) return false
  const takeBack = noteMove(session, () => void session.client.commit(draft => draft.revert(done.inverse)))
  notice?.toasts.show({
    text: notice.text,
    action: { label: t('Undo'), onAction: takeBack },
  })
  return true
}

/** Of a page that is not open not all may be here: its very end, not that of what is. */
const endOf = ({ replica }: SpaceSession, { table, id }: ParentRef): Anchor =>
  table === 'block' ? { after: replica.view.content(id).slice(-ANCHORS).reverse(), before: [] } : atEnd
