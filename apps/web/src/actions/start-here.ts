// The page that a workspace opens with, chosen where one is.
import { chooseStartPage } from '@sheaf/core/actions/space-view'
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import { HomeIcon } from '@sheaf/ui/icon/icon'
import type { SpaceSession } from '../data/space-session'
import { chosenStart } from '../data/start-page'
import { t } from '../i18n/t'
import type { Action } from './action'

/** Null: none is chosen any more, and the preference counts again. */
export function chooseStart(session: SpaceSession, pageId: Uuid | null): void {
  session.client.commit(draft => chooseStartPage(draft, pageId))
}

const chosenIn = (session: SpaceSession): Uuid | undefined =>
  chosenStart(session.replica.get('space_view', spaceViewId(session.spaceId, session.userId)))

export const startHere: Action = {
  id: 'start-here',
  group: 'page',
  label: () => t('Set as start page'),
  icon: HomeIcon,
  shortcuts: [],
  when: ({ pageId, session }) => pageId !== undefined && chosenIn(session) !== pageId,
  run: ({ session, pageId, toasts }) => {
    if (!pageId) return
    const before = chosenIn(session)
    chooseStart(session, pageId)
    toasts.show({
      text: t('Start page set'),
      action: { label: t('Undo'), onAction: () => chooseStart(session, before ?? null) },
    })
  },
}
