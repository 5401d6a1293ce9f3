// Makes rows of templates: at once where the template is on this device, else as soon as it has come.

import { fillRow, hasPages } from '@sheaf/core/actions/database/fill-row'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import type { HostSession } from '@sheaf/editor/host/session'

type Host = Pick<BlockHost, 'commit' | 'newCopyId' | 'newId'>

/** With everything on it: fetched, or made here and not sent yet. */
export const isHere = (session: HostSession, page: Uuid): boolean =>
  session.channelState(session.pointer('block', page)) === 'ready'

/** Calls once when the page is here; the other one, where it is not to be had. */
export function whenHere(session: HostSession, page: Uuid, then: () => void, orGone = (): void => {}): void {
  if (isHere(session, page)) return then()
  const pointer = session.pointer('block', page)
  const leave = session.open(pointer)
  const stop = session.subscribeStatus(() => {
    const state = session.channelState(pointer)
    if (state === 'loading') return
    stop()
    if (state === 'ready') then()
    else orGone()
    leave()
  })
}

/** Everything of the template that the row does not say itself. Pages inside it come with the server's copy, which makes another row. */
export function fillWhenHere(session: HostSession, host: Host, row: Uuid, template: Uuid): void {
  whenHere(session, template, () => {
    if (!session.replica.block(row)?.alive) return
    host.commit(draft => fillRow(draft, row, template, host.newCopyId))
  })
}

export const isSimple = (session: HostSession, template: Uuid): boolean =>
  !isHere(session, template) || !hasPages(session.replica, template)

/** A template with pages in it: a copy by the server, which then gets the values that the view wants. */
export function copyTemplate(
  session: HostSession,
  copyId: Uuid,
  template: Uuid,
  collectionId: Uuid,
  write: () => void,
): Uuid {
  const { spaceId } = session
  void session.api
    .duplicatePage({ spaceId, pageId: template, copyId, parent: { table: 'collection', id: collectionId } })
    .then(() => whenHere(session, copyId, write))
    .catch(() => {})
  return copyId
}
