// Making pages favourites, and taking them out.
import type { Uuid } from '@sheaf/core/ids'
import { type Anchor, atEnd } from '@sheaf/core/operations/anchor'
import { StarIcon } from '@sheaf/ui/icon/icon'
import { isFavourite } from '../data/favourite-list'
import type { SpaceSession } from '../data/space-session'
import { t } from '../i18n/t'
import type { Action } from './action'

const path = ['bookmarked_pages']

/** Also moves one that is a favourite already. */
export function addFavourite(session: SpaceSession, id: Uuid, { after, before }: Anchor = atEnd): void {
  const at = { after: [...after], before: [...before] }
  session.client.commit(draft =>
    draft.push({ command: 'listInsert', pointer: session.viewPointer, path, args: { id, at } }),
  )
}

export function toggleFavourite(session: SpaceSession, id: Uuid): void {
  if (!isFavourite(session.replica, id)) return addFavourite(session, id)
  session.client.commit(draft =>
    draft.push({ command: 'listRemove', pointer: session.viewPointer, path, args: { id } }),
  )
}

export const favourite: Action = {
  id: 'favourite',
  isHidden: true,
  group: 'page',
  label: () => t('Toggle favorite'),
  icon: StarIcon,
  shortcuts: [],
  apple: ['command+ctrl+shift+code:KeyF'],
  elsewhere: ['ctrl+alt+shift+code:KeyF'],
  when: ({ pageId }) => pageId !== undefined,
  run: ({ session, pageId }) => {
    if (pageId) toggleFavourite(session, pageId)
  },
}
