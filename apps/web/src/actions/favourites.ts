// Making pages favourites, and taking them out.
import { addFavorite, removeFavorite } from '@sheaf/core/actions/space-view'
import type { Uuid } from '@sheaf/core/ids'
import { type Anchor, atEnd } from '@sheaf/core/operations/anchor'
import { StarIcon } from '@sheaf/ui/icon/icon'
import { isFavourite } from '../data/favourite-list'
import type { SpaceSession } from '../data/space-session'
import { t } from '../i18n/t'
import type { Action } from './action'

/** Also moves one that is a favourite already. */
export function addFavourite(session: SpaceSession, id: Uuid, at: Anchor = atEnd): void {
  session.client.commit(draft => addFavorite(draft, id, at))
}

export function toggleFavourite(session: SpaceSession, id: Uuid): void {
  if (!isFavourite(session.replica, id)) return addFavourite(session, id)
  session.client.commit(draft => removeFavorite(draft, id))
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
