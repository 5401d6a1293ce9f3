// Makes rows of templates: at once where the template is on this device, else as soon as it has come.
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { Json } from '@sheaf/core/validation/checks'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import type { SpaceSession } from '../../data/space-session'
import { fillRow, hasPages } from './fill-row'

type Host = Pick<BlockHost, 'commit' | 'newId'>

/** With everything on it: fetched, or made here and not sent yet. */
export const isHere = (session: SpaceSession, page: Uuid): boolean =>
  session.channelState(session.pointer('block', page)) === 'ready'

/** Calls once when the page is here; the other one, where it is not to be had. */
export function whenHere(session: SpaceSession, page: Uuid, then: () => void, orGone = (): void => {}): void {
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
export function fillWhenHere(session: SpaceSession, host: Host, row: Uuid, template: Uuid): void {
  whenHere(session, template, () => {
    if (!session.replica.block(row)?.alive) return
    host.commit(draft => fillRow(session, draft, row, template))
  })
}

export const isSimple = (session: SpaceSession, template: Uuid): boolean =>
  !isHere(session, template) || !hasPages(session.replica, template)

/** A template with pages in it: a copy by the server, which then gets the values that the view wants. */
export function copyTemplate(
  session: SpaceSession,
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

export function addTemplate(session: SpaceSession, host: Host, collectionId: Uuid, like?: Uuid): Uuid {
  const id = host.newId()
  host.commit(draft => {
    draft.create(id, 'page', { table: 'collection', id: collectionId }, atEnd, { is_template: true })
    if (like) fillRow(session, draft, id, like)
    draft.push({
      command: 'listInsert',
      pointer: session.pointer('collection', collectionId),
      path: ['template_pages'],
      args: { id, at: { after: like ? [like] : [], before: [] } },
    })
  })
  return id
}

/** Into the trash, and out of the list: as one step, which brings both back when it is undone. */
export function deleteTemplate(session: SpaceSession, host: Host, collectionId: Uuid, template: Uuid): void {
  host.commit(draft => {
    draft.push({
      command: 'listRemove',
      pointer: session.pointer('collection', collectionId),
      path: ['template_pages'],
      args: { id: template },
    })
    draft.trash(template)
  })
}

export function setDefault(
  session: SpaceSession,
  host: Host,
  at: { readonly table: 'collection' | 'collection_view'; readonly id: Uuid },
  value: Json | null,
): void {
  const pointer = session.pointer(at.table, at.id)
  const path = ['format', 'default_template']
  host.commit(draft => (value === null ? draft.unset(pointer, path) : draft.set(pointer, path, value)))
}
