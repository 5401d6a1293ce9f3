// The people of the workspace as blocks know them, and what is sent to them.
import type { HostPeople } from '@sheaf/editor/host/block-host'
import type { SpaceSession } from '../../data/space-session'
import { membersOf } from '../../data/use-members'
import { t } from '../../i18n/t'

export const hostPeople = (session: SpaceSession): HostPeople => ({
  all: membersOf(session),
  notify: async (...given) => {
    const { notifyPeople } = await import('./notify-people').catch(() => {
      throw new Error(t('Can’t connect to Sheaf. Check your connection and try again.'))
    })
    return notifyPeople(session)(...given)
  },
})
