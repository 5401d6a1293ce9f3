// The people of the workspace as blocks know them, and what is sent to them.
import type { HostPeople, Source, SpacePerson } from '@sheaf/editor/host/block-host'
import type { SpaceSession } from '../../data/space-session'
import { t } from '../../i18n/t'

const nobody: readonly SpacePerson[] = []

/** Who asks for people comes late itself, and so does what knows them. */
function lateMembers(session: SpaceSession): Source<readonly SpacePerson[]> {
  let source: Source<readonly SpacePerson[]> | undefined
  return {
    subscribe: listener => {
      let leave: (() => void) | null = () => {}
      const listen = (): void => {
        if (leave && source) leave = source.subscribe(listener)
      }
      if (source) listen()
      else
        void import('../../data/use-members').then(
          ({ membersOf }) => {
            source = membersOf(session)
            listen()
            if (leave) listener()
          },
          () => {},
        )
      return () => {
        leave?.()
        leave = null
      }
    },
    get: () => source?.get() ?? nobody,
  }
}

export const hostPeople = (session: SpaceSession): HostPeople => ({
  all: lateMembers(session),
  notify: async (...given) => {
    const { notifyPeople } = await import('./notify-people').catch(() => {
      throw new Error(t('Can’t connect to Sheaf. Check your connection and try again.'))
    })
    return notifyPeople(session)(...given)
  },
})
