// What is a person's own in a space: the pages in their private section, their favorites, where they start and where they were.
import { spaceViewId, type Uuid } from '../ids'
import { type Anchor, atEnd } from '../operations/anchor'
import type { OpenSpace } from '../operations/open-space'
import type { Pointer } from '../operations/record-id'
import { type NotificationKey, notificationsOf } from '../records/notification-settings'
import type { SpaceViewValue, startPreferences } from '../records/space-view'
import type { Draft } from './draft'

const PRIVATE_PAGES = ['private_pages']
const FAVORITES = ['bookmarked_pages']
const START_PAGE = ['settings', 'start_page_id']

const viewPointer = ({ spaceId, userId }: OpenSpace): Pointer => ({
  table: 'space_view',
  id: spaceViewId(spaceId, userId),
  spaceId,
})
const spaceViewOf = (space: OpenSpace): SpaceViewValue | undefined =>
  space.get('space_view', spaceViewId(space.spaceId, space.userId))

/** Also moves one that is listed already. */
export const listPrivatePage = (draft: Draft, id: Uuid, at: Anchor = atEnd): void =>
  draft.insertInList(viewPointer(draft.space), PRIVATE_PAGES, id, at)

export function unlistPrivatePage(draft: Draft, id: Uuid): void {
  if (spaceViewOf(draft.space)?.private_pages?.includes(id))
    draft.removeFromList(viewPointer(draft.space), PRIVATE_PAGES, id)
}

/** Also moves one that is a favorite already. */
export const addFavorite = (draft: Draft, id: Uuid, at: Anchor = atEnd): void =>
  draft.insertInList(viewPointer(draft.space), FAVORITES, id, at)

export const removeFavorite = (draft: Draft, id: Uuid): void =>
  draft.removeFromList(viewPointer(draft.space), FAVORITES, id)

/** Null: the preference of the person counts again. */
export function chooseStartPage(draft: Draft, pageId: Uuid | null): void {
  draft.setField(viewPointer(draft.space), START_PAGE, pageId)
}

/** Where a workspace opens that has no start page. */
export const preferStart = (draft: Draft, start: (typeof startPreferences)[number]): void =>
  draft.set(viewPointer(draft.space), ['start_preference'], start)

export function setNotification(draft: Draft, key: NotificationKey, isWanted: boolean): void {
  const all = { ...notificationsOf(spaceViewOf(draft.space)), [key]: isWanted }
  draft.set(viewPointer(draft.space), ['settings', 'notifications'], all)
}

export const rememberVisit = (draft: Draft, pageId: Uuid): void =>
  draft.set(viewPointer(draft.space), ['last_visited_route'], { type: 'page', blockId: pageId })
